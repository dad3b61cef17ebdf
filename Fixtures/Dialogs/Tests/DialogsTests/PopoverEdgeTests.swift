import Dialogs
import SnapTesting
import Testing
import UIKit

/// Every arrow direction near every edge of a phone and of an iPad.
@MainActor
@Suite struct PopoverEdgeTests {
    private static let arrows: [(String, UIPopoverArrowDirection)] = [
        ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]

    private func check(_ config: ViewImageConfig, _ edge: EdgeViewController.Edge, testName: String = #function) {
        for (name, arrow) in Self.arrows {
            let screen = Screen(config)
            let host = EdgeViewController()
            screen.show(host)
            host.point(at: edge, arrow: arrow)
            assertSnapshot(of: screen, as: .image, named: "\(edge.rawValue)-\(name)", testName: testName)
        }
    }

    @Test(arguments: EdgeViewController.Edge.allCases)
    func iPhone(edge: EdgeViewController.Edge) {
        check(.iPhoneSe, edge)
    }

    @Test(arguments: EdgeViewController.Edge.allCases)
    func iPad(edge: EdgeViewController.Edge) {
        check(.iPadMini(.portrait), edge)
    }

    /// Arrows point where they are told to in every language; the content is mirrored.
    @Test func rightToLeft() {
        let screen = Screen(.iPhoneSe, traits: UITraitCollection(layoutDirection: .rightToLeft))
        let host = EdgeViewController()
        screen.show(host)
        host.point(at: .left, arrow: .left)
        assertSnapshot(of: screen, as: .image)
    }
}
