import SnapGraphics
import Testing

@testable import UIKit

/// Sizes and colours as they were read off pictures of iOS 16 at 3x, but where a test says otherwise.
@MainActor
struct ActionSheetTests {
    private func sheet(_ title: String? = "Title", _ message: String? = "Message") -> UIAlertController {
        let sheet = UIAlertController(title: title, message: message, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return sheet
    }

    @Test func `two cards stand at the bottom of the safe area`() {
        let stage = AlertStage()
        defer { stage.close() }
        stage.show(sheet())
        let cards = stage.views(AlertCardView.self).map { $0.convert($0.bounds, to: stage.window) }
        // Texts of 77 and two actions of 57, a pixel above each; 8 points; the action that cancels, down to 852 - 34.
        let height: CGFloat = 77 + 2 * (57 + 1.0 / 3)
        let expected = [
            CGRect(x: 8, y: 753 - height, width: 377, height: height), CGRect(x: 8, y: 761, width: 377, height: 57),
        ]
        #expect(cards.map(PixelGrid(scale: 300).round) == expected.map(PixelGrid(scale: 300).round))
    }

    @Test func `texts and titles stand on the measured lines`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        stage.show(sheet())
        // 27 and 49 points; 36 in each row.
        #expect(stage.texts.map(\.baselineAt3x) == [81, 147])
        let titles = stage.views(AlertActionView.self).compactMap { $0.subviews.first as? UILabel }
        #expect(titles.map(\.baselineAt3x) == [108, 108, 108])
        #expect(titles.map(\.font.pointSize) == [20, 20, 20])
    }

    @Test func `cards, lines and ground have the measured colours`() throws {
        let stage = AlertStage()
        defer { stage.close() }
        stage.show(sheet())
        let bitmap = try stage.draw()
        #expect(bitmap.color(10, 10) == "#CCCCCC")
        #expect(bitmap.color(200, 2000) == "#F0F0F0")
        #expect(bitmap.color(200, 2400) == "#FFFFFF")
        #expect(bitmap.color(200, 2270) == "#CCCCCC")
        #expect(bitmap.color(200, 2087) == "#B2B2B2")
    }

    @Test func `without a home indicator the cards keep 8 points from the bottom`() {
        let stage = AlertStage(.phone375)
        defer { stage.close() }
        stage.show(sheet())
        #expect(stage.frame(AlertView.self)?.maxY == 659)
    }

    @Test(arguments: [(true, 818), (false, 659)] as [(Bool, CGFloat)])
    func `as a window's root an action sheet stands where it would be presented`(
        _ hasHomeIndicator: Bool, _ bottom: CGFloat
    ) {
        let stage = AlertStage(hasHomeIndicator ? AlertStage.phone : .phone375)
        defer { stage.close() }
        stage.window.rootViewController = sheet()
        stage.window.layoutIfNeeded()
        let cards = stage.views(AlertCardView.self).map(\.frame)
        #expect(cards.map(\.minX) == [8, 8])
        #expect(cards.map { ($0.maxY * 300).rounded() / 300 } == [bottom - 65, bottom])
    }

    @Test func `on an iPad it is a popover without the action that cancels`() throws {
        let stage = AlertStage(AlertStage.pad)
        defer { stage.close() }
        let sheet = sheet()
        let source = UIView(frame: CGRect(x: 300, y: 100, width: 100, height: 44))
        stage.presenter.view.addSubview(source)
        sheet.popoverPresentationController?.sourceView = source
        stage.show(sheet)
        #expect(stage.views(AlertActionView.self).map(\.accessibilityLabel) == ["Share", "Delete"])
        // Width and rows are measured on iOS 8: 311 points, 43.5 with a line of half a point.
        #expect(
            stage.views(AlertActionView.self).map(\.bounds.size)
                == Array(repeating: CGSize(width: 311, height: 43.5), count: 2))
        let chrome = try #require(stage.views(UIPopoverChromeView.self).first)
        #expect(chrome.frame.size == CGSize(width: 311, height: 13 + 77 + 88))
    }

    @Test func `more actions than the screen has room for scroll`() {
        let stage = AlertStage(.phone375)
        defer { stage.close() }
        let sheet = sheet()
        for number in 1...20 { sheet.addAction(UIAlertAction(title: "Album \(number)", style: .default)) }
        stage.show(sheet)
        // From 8 points below the status bar to 8 above the bottom.
        #expect(stage.frame(AlertView.self) == CGRect(x: 8, y: 28, width: 359, height: 631))
        #expect(stage.views(AlertHeaderView.self).first?.bounds.height == 77)
    }
}
