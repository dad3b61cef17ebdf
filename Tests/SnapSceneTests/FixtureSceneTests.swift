import Foundation
import Testing
import UIKit

@testable import SnapScene

@MainActor
@Suite("The fixture scenes")
struct FixtureSceneTests {
    nonisolated static let names = [
        "confirmation", "menu", "menu-rows", "symbols", "symbols-composed", "symbols-more", "text-dark",
        "text-line-breaks", "text-scripts",
        "text-styles-accessible", "text-styles-large", "text-styles-small", "text-weights",
    ]

    @Test("Each one is laid out without a warning", arguments: names)
    func isQuiet(name: String) throws {
        try withFixture(name) { scene in
            let rendering = try ViewRenderer.render(scene.window, in: scene.environment)
            #expect(rendering.warnings == [])
        }
    }

    @Test("The list of fixtures is complete")
    func isComplete() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: SceneText.fixtures.path)
        let suffix = ".scene.json5"
        #expect(
            files.filter { $0.hasSuffix(suffix) }.map { $0.dropLast(suffix.count) }.sorted()
                == Self.names.map { $0[...] })
    }

    /// A line of 18 points is ⌈1.19336 · 18⌉ = 21.5 high at 2x, two of 15 are 36. The card is 16 + 56 + 12 + 21.5 + 12 + 36 + 12 + 12 + 12
    /// + 54 + 16 = 259.5 high, and centred at (667 − 259.5) / 2 = 203.75, which is a tie between pixels and goes up.
    @Test("The confirmation card has its parts where the sums say")
    func confirmation() throws {
        try withFixture("confirmation") { scene in
            #expect(scene.environment.device.size == CGSize(width: 375, height: 667))
            #expect(scene.environment.device.scale == 2)
            let frames: [(String, CGRect)] = [
                ("dimming", CGRect(x: 0, y: 0, width: 375, height: 667)),
                ("card", CGRect(x: 24, y: 204, width: 327, height: 259.5)),
                ("column", CGRect(x: 16, y: 16, width: 295, height: 227.5)),
                ("icon", CGRect(x: 0, y: 0, width: 295, height: 56)),
                ("title", CGRect(x: 0, y: 68, width: 295, height: 21.5)),
                ("content", CGRect(x: 0, y: 101.5, width: 295, height: 36)),
                ("spacer", CGRect(x: 0, y: 149.5, width: 295, height: 12)),
                ("buttons", CGRect(x: 0, y: 173.5, width: 295, height: 54)),
                ("cancel", CGRect(x: 0, y: 0, width: 139.5, height: 54)),
                ("ok", CGRect(x: 155.5, y: 0, width: 139.5, height: 54)),
            ]
            #expect(scene.views.map(\.name) == frames.map(\.0))
            for (name, frame) in frames { #expect(scene.view(named: name)?.frame == frame, "\(name)") }
        }
    }

    @Test("The menu's popover points up at the button, and its rows begin below the arrow")
    func menu() throws {
        try withFixture("menu") { scene in
            let popover = try #require(
                scene.window.rootViewController?.presentedViewController?.popoverPresentationController)
            #expect(popover.arrowDirection == .up)
            #expect(popover.sourceView === scene.view(named: "options"))
            // 135 points of content below an arrow of 13.
            #expect(popover.frameOfPresentedViewInContainerView.size == CGSize(width: 240, height: 148))
            let cell = try #require(scene.view(named: "reply"))
            // The second row, below the arrow and a row of 45.
            let root = scene.view(named: "table")?.superview
            #expect(cell.convert(cell.bounds, to: root) == CGRect(x: 0, y: 58, width: 240, height: 45))
            #expect(scene.view(named: "replyIcon")?.frame == CGRect(x: 16, y: 14.5, width: 16, height: 16))
        }
    }

    private func withFixture(_ name: String, _ body: (BuiltScene) throws -> Void) throws {
        let file = try SceneFile(contentsOf: SceneText.fixtures.appendingPathComponent("\(name).scene.json5"))
        try SceneText.withScene(of: file) { try body($0) }
    }
}
