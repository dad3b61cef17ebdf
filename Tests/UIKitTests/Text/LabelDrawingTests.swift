import SnapGraphics
import Testing
import UIKit

/// The line of "Text" in 17 points is 20.5 points high.
@MainActor
@Suite struct LabelDrawingTests {
    private final class PaddedLabel: UILabel {
        let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)

        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
                .inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -6, right: -20))
        }

        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: insets))
        }
    }

    private class TopLabel: UILabel {
        override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
            var rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
            rect.origin.y = bounds.minY
            return rect
        }
    }

    private final class TopLabelByDrawing: TopLabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines))
        }
    }

    private final class SilentLabel: UILabel {
        override func drawText(in rect: CGRect) {}
    }

    private func set(_ label: UILabel, in size: CGSize, lines: Int = 1, alignment: NSTextAlignment = .left) {
        label.text = lines == 1 ? "Text" : "These words need more than one line"
        label.numberOfLines = lines
        label.textAlignment = alignment
        label.frame = CGRect(origin: .zero, size: size)
    }

    /// The first glyph's origin in points: the line's left end, on its baseline.
    private func start(of label: UILabel) throws -> CGPoint {
        let rendering = try ViewRenderer.render(label, in: RenderEnvironment())
        for case .glyphs(let glyphs, _, let transform) in rendering.displayList.items {
            let glyph = try #require(glyphs.first)
            let point = glyph.origin.applying(transform)
            return CGPoint(x: point.x / 2, y: point.y / 2)
        }
        throw NothingDrawn()
    }

    private struct NothingDrawn: Error {}

    @Test func `the text's rectangle is as large as its lines, aligned and centred`() {
        let label = UILabel()
        let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
        // "Title" in 17 points is 33 wide; the height left over is 79.5.
        for (alignment, x) in [(NSTextAlignment.left, 10.0), (.center, 93.5), (.right, 177)] {
            set(label, in: .zero, alignment: alignment)
            label.text = "Title"
            #expect(
                label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
                    == CGRect(x: x, y: 59.75, width: 33, height: 20.5))
        }
    }

    @Test func `the rectangle holds the lines that have room`() {
        let label = UILabel()
        set(label, in: .zero, lines: 0)
        func height(_ available: CGFloat, lines: Int) -> CGFloat {
            let bounds = CGRect(x: 0, y: 0, width: 120, height: available)
            return label.textRect(forBounds: bounds, limitedToNumberOfLines: lines).height
        }
        #expect(height(1000, lines: 0) == 61)
        #expect(height(1000, lines: 2) == 41)
        #expect(height(45, lines: 0) == 41)
    }

    @Test(arguments: [NSTextAlignment.left, .center, .right])
    func `padding by both overrides enlarges the size and moves the text`(alignment: NSTextAlignment) throws {
        let plain = UILabel()
        let padded = PaddedLabel()
        set(plain, in: CGSize(width: 70, height: 30), alignment: alignment)
        set(padded, in: CGSize(width: 100, height: 40), alignment: alignment)
        let size = plain.intrinsicContentSize
        #expect(padded.intrinsicContentSize == CGSize(width: size.width + 30, height: size.height + 10))
        #expect(padded.sizeThatFits(.zero) == padded.intrinsicContentSize)
        let expected = try start(of: plain)
        #expect(try start(of: padded) == CGPoint(x: expected.x + 10, y: expected.y + 4))
    }

    @Test func `a padded label of several lines is as high as its lines within the padding`() throws {
        let padded = PaddedLabel()
        set(padded, in: CGSize(width: 150, height: 71), lines: 0)
        #expect(padded.sizeThatFits(CGSize(width: 150, height: 0)).height == 71)
        let facts = try ViewRenderer.render(padded, in: RenderEnvironment()).layoutTree.root.facts
        #expect(facts.first { $0.name == "lines" }?.value == "3")
        #expect(!facts.contains { $0.name == "truncated" })
    }

    @Test(arguments: [NSTextAlignment.left, .center, .right])
    func `a label whose text rectangle is at the top draws there`(alignment: NSTextAlignment) throws {
        let plain = UILabel()
        set(plain, in: CGSize(width: 100, height: 20.5), alignment: alignment)
        let expected = try start(of: plain)
        for top in [TopLabel(), TopLabelByDrawing()] {
            set(top, in: CGSize(width: 100, height: 80), alignment: alignment)
            let found = try start(of: top)
            #expect(abs(found.x - expected.x) < 1e-9)
            #expect(found.y == expected.y)
        }
    }

    @Test func `a label that does not call super draws no text`() throws {
        let label = SilentLabel()
        set(label, in: CGSize(width: 100, height: 40))
        #expect(throws: NothingDrawn.self) { try start(of: label) }
    }
}
