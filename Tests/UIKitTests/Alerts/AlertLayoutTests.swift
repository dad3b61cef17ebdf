import SnapGraphics
import Testing

@testable import UIKit

/// Sizes and colours as they were read off pictures of iOS 16 at 3x, but where a test says otherwise.
@MainActor
struct AlertLayoutTests {
    private func alert(
        _ title: String? = "Title", _ message: String? = "Message", actions: [String] = ["OK"], fields: Int = 0
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for action in actions {
            alert.addAction(UIAlertAction(title: action, style: action == "Cancel" ? .cancel : .default))
        }
        for _ in 0..<fields { alert.addTextField() }
        return alert
    }

    @Test(arguments: [
        // Texts 80, one action 44 and the line above it.
        (["OK"], 0, CGRect(x: 61.5, y: 376 + 1.0 / 3, width: 270, height: 124 + 1.0 / 3)),
        (["OK", "Cancel"], 0, CGRect(x: 61.5, y: 376 + 1.0 / 3, width: 270, height: 124 + 1.0 / 3)),
        // Each further action of a column adds 44.33.
        (["A", "B", "C"], 0, CGRect(x: 61.5, y: 332, width: 270, height: 213)),
        // The box of one field is 24 below the message, 30.67 high and 12 above the line: 56.33 + 24 + 30.67 + 12 + 44.33.
        (["OK"], 1, CGRect(x: 61.5, y: 355, width: 270, height: 167 + 1.0 / 3)),
        // The box of two is 59.67 high and 13.67 above the line.
        (["OK"], 2, CGRect(x: 61.5, y: 339 + 2.0 / 3, width: 270, height: 198)),
    ])
    func `an alert is as large as its parts, in the middle of the safe area`(
        _ actions: [String], _ fields: Int, _ expected: CGRect
    ) throws {
        let stage = AlertStage()
        defer { stage.close() }
        stage.show(alert(actions: actions, fields: fields))
        let frame = try #require(stage.frame(AlertView.self))
        #expect(PixelGrid(scale: 300).round(frame) == PixelGrid(scale: 300).round(expected))
        #expect(abs(frame.midY - 438.5) <= 1.0 / 3)
    }

    @Test func `title, message and the line below them stand on the measured lines`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        stage.show(alert())
        // 36.33 and 56.33 points.
        #expect(stage.texts.map(\.baselineAt3x) == [109, 169])
        #expect(stage.texts.map(\.font.pointSize) == [17, 13])
        #expect(stage.views(AlertCardView.self).first?.subviews.map(\.frame.minY) == [0, 80, 80 + 1.0 / 3])
    }

    /// Pictures of iOS 13 at 2x: title 36.5, message 56 to 56.5, line 80 to 80.5, 124.5 in all.
    @Test func `at 2x the parts stand on its pixels`() throws {
        let stage = AlertStage(.phone375)
        defer { stage.close() }
        stage.show(alert())
        #expect(stage.frame(AlertView.self)?.size == CGSize(width: 270, height: 124.5))
        let distances = stage.texts.map { $0.firstBaselineFromTop ?? 0 }
        #expect(zip(stage.texts, distances).map { $0.frame.minY + $1 } == [36.5, 56.5])
        let card = try #require(stage.views(AlertCardView.self).first)
        #expect(card.subviews.map(\.frame.minY) == [0, 80, 80.5])
        #expect(card.subviews.map(\.frame.height) == [80, 0.5, 44])
    }

    @Test func `the title of a button stands 28 2/3 points below the line above it`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        stage.show(alert())
        let label = try #require(stage.button("OK")?.subviews.first as? UILabel)
        // 86 pixels, of which one is the line.
        #expect(label.baselineAt3x == 85)
        #expect(label.font.pointSize == 17)
    }

    @Test func `card, lines and ground have the measured colours, and the sides stand on half a pixel`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        stage.show(alert(actions: ["OK", "Cancel"]))
        let bitmap = try stage.draw()
        #expect(bitmap.color(10, 10) == "#CCCCCC")
        #expect(bitmap.color(400, 1140) == "#EFEFEF")
        // Between #CCCCCC and #EFEFEF.
        #expect(["#DDDDDD", "#DEDEDE"].contains(bitmap.color(184, 1300)))
        #expect(["#DDDDDD", "#DEDEDE"].contains(bitmap.color(994, 1300)))
        #expect((1368...1370).map { bitmap.color(300, $0) } == ["#EFEFEF", "#B2B2B2", "#EFEFEF"])
        #expect(bitmap.color(300, 1499) == "#EFEFEF")
        // The line between the buttons, too, from 589.5 to 590.5.
        #expect(bitmap.color(589, 1480) == bitmap.color(590, 1480))
        #expect(["#D0D0D0", "#D1D1D1"].contains(bitmap.color(589, 1480)))
    }

    @Test(
        arguments: [
            (UIContentSizeCategory.extraSmall, 44.5), (.large, 44.5), (.extraLarge, 47), (.extraExtraLarge, 49.5),
            (.extraExtraExtraLarge, 51.5), (.accessibilityMedium, 67.5), (.accessibilityLarge, 79.5),
            (.accessibilityExtraLarge, 96), (.accessibilityExtraExtraLarge, 112.5),
            (.accessibilityExtraExtraExtraLarge, 125.5),
        ] as [(UIContentSizeCategory, CGFloat)])
    func `actions grow with the text size, with their line by DWAlertController's table`(
        _ size: UIContentSizeCategory, _ pitch: CGFloat
    ) {
        let look = AlertLook(
            place: .card,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(preferredContentSizeCategory: size), UITraitCollection(displayScale: 2),
            ]))
        #expect(look.actionHeight + look.hairline == pitch)
    }

    @Test func `the box of text fields has the measured lines, and its text the measured baseline`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        let alert = alert(fields: 2)
        alert.textFields?.first?.text = "III"
        stage.show(alert)
        let box = try #require(stage.frame(AlertTextFieldsView.self))
        #expect(box.minX == 76.5 && box.width == 240)
        let bitmap = try stage.draw()
        let top = Int((box.minY * 3).rounded())
        // Lines of a pixel, 30 and 28.67 points of white.
        #expect([0, 91, 178].map { bitmap.color(800, top + $0) } == Array(repeating: "#B2B2B2", count: 3))
        #expect([1, 90, 92, 177].map { bitmap.color(800, top + $0) } == Array(repeating: "#FFFFFF", count: 4))
        // The letters' feet, 20.33 points below the upper line: the row above is ink, the row itself is not.
        func hasInk(_ row: Int) -> Bool { (240..<280).contains { bitmap.color($0, row) == "#000000" } }
        #expect(hasInk(top + 60) && !hasInk(top + 61))
    }

    @Test func `as a window's root an alert stands where it would be presented`() {
        let stage = AlertStage()
        defer { stage.close() }
        stage.window.rootViewController = alert()
        stage.window.layoutIfNeeded()
        #expect(stage.frame(AlertView.self) == stage.window.bounds)
        let card = stage.frame(AlertCardView.self)?.applying(CGAffineTransform(scaleX: 3, y: 3))
        #expect(card.map(PixelGrid(scale: 1).round) == CGRect(x: 185, y: 1129, width: 810, height: 373))
    }

    @Test func `titles that are wider than half of the card stand in a column`() {
        let stage = AlertStage()
        defer { stage.close() }
        stage.show(alert(actions: ["A title that is not short", "Cancel"]))
        let frames = stage.views(AlertActionView.self).map(\.frame)
        #expect(frames.map(\.width) == [270, 270])
        #expect(stage.views(AlertActionView.self).map(\.accessibilityLabel) == ["A title that is not short", "Cancel"])
    }

    @Test func `cancelling comes first in a row and last in a column`() {
        for (actions, order) in [
            (["OK", "Cancel"], ["Cancel", "OK"]), (["Cancel", "A", "B"], ["A", "B", "Cancel"]),
        ] {
            let stage = AlertStage()
            defer { stage.close() }
            stage.show(alert(actions: actions))
            #expect(stage.views(AlertActionView.self).map(\.accessibilityLabel) == order)
        }
    }

    @Test func `a text that is too high scrolls, and the buttons stay`() throws {
        let stage = AlertStage(.phone375)
        defer { stage.close() }
        stage.show(alert("Title", String(repeating: "All work and no play. ", count: 200)))
        // 24 points are kept from the top and the bottom of 667; the middle of the safe area is 10 below the screen's.
        #expect(stage.frame(AlertView.self) == CGRect(x: 52.5, y: 34, width: 270, height: 619))
        let header = try #require(stage.views(AlertHeaderView.self).first)
        #expect(header.contentSize.height > header.bounds.height)
        #expect(stage.views(AlertActionsView.self).first?.bounds.height == 44)
    }

    @Test func `where both are too high, one and a half buttons stay visible`() throws {
        let stage = AlertStage(.phone375)
        defer { stage.close() }
        stage.show(
            alert("Title", String(repeating: "All work and no play. ", count: 200), actions: ["A", "B", "C", "D"]))
        #expect(stage.views(AlertActionsView.self).first?.bounds.height == 66)
        #expect(stage.views(AlertActionsView.self).first?.contentSize.height == 177.5)
    }
}
