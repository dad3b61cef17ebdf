import Dialogs
import SnapTesting
import Testing
import UIKit

@MainActor
@Suite struct MenuTests {
    @Test(arguments: [
        ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right), ("any", .any),
    ])
    func arrow(name: String, direction: UIPopoverArrowDirection) {
        let screen = Screen(.iPhone8)
        let host = MenuHostViewController()
        screen.show(host)
        host.showMenu(arrow: direction)
        assertSnapshot(of: screen, as: .image, named: name)
    }

    /// The popover's view reaches under its arrow: rows that are not adjusted begin there.
    @Test func rowsUnderTheArrow() {
        let screen = Screen(.iPhone8)
        let host = MenuHostViewController()
        screen.show(host)
        host.showMenu(arrow: .up, insetAdjustment: .automatic)
        assertSnapshot(of: screen, as: .image)
    }

    @Test func rightToLeft() {
        let screen = Screen(.iPhone8, traits: UITraitCollection(layoutDirection: .rightToLeft))
        let host = MenuHostViewController()
        screen.show(host)
        host.showMenu(arrow: .up)
        assertSnapshot(of: screen, as: .image)
    }

    @Test func tappingARowDismissesTheMenuAndTellsTheHost() throws {
        let screen = Screen(.iPhone8)
        let host = MenuHostViewController()
        screen.show(host)
        try screen.tap("Options")
        try screen.tap("Delete")
        #expect(host.presentedViewController == nil)
        #expect(host.selection?.kind == .delete)
    }

    @Test func aTapBesideTheMenuDismissesIt() throws {
        let screen = Screen(.iPhone8)
        let host = MenuHostViewController()
        screen.show(host)
        try screen.tap("Options")
        screen.tap(at: CGPoint(x: 20, y: 100))
        #expect(host.presentedViewController == nil)
        #expect(host.selection == nil)
    }
}
