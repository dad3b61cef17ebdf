import Foundation
import SnapGraphics
import SnapText
import Testing

@Suite struct AttributeTests {
    private let red = Color(red: 255, green: 0, blue: 0)

    private func layout(_ text: String, _ change: (inout TextStyle) -> Void) -> TextLayout {
        var style = TextStyle(font: system(20))
        change(&style)
        return TextLayout(StyledText(text, style: style), grid: PixelGrid(scale: 2))
    }

    @Test func `an underline is a twentieth of the size thick, a thick one twice that, a double one two lines`() {
        func rects(_ thickness: LineDecoration.Thickness) -> [CGRect] {
            layout("Label") { $0.underline = LineDecoration(thickness: thickness) }.decorations.map(\.rect)
        }
        #expect(rects(.single).map(\.height) == [1])
        #expect(rects(.thick).map(\.height) == [2])
        #expect(rects(.double).map(\.height) == [1, 1])
        #expect(rects(.double)[1].minY - rects(.double)[0].minY == 2)
    }

    @Test func `a line's colour is its own, else the text's`() {
        let own = layout("a") {
            $0.color = .white
            $0.underline = LineDecoration(color: red)
            $0.strikethrough = LineDecoration()
        }
        #expect(own.decorations.map(\.color) == [red, .white])
    }

    @Test func `a line by words leaves white space out`() {
        let whole = layout("one two") { $0.underline = LineDecoration() }
        let words = layout("one two") { $0.underline = LineDecoration(isByWord: true) }
        #expect(whole.decorations.count == 1)
        #expect(words.decorations.count == 2)
        #expect(words.decorations[0].rect.minX == 0 && words.decorations[1].rect.maxX == whole.decorations[0].rect.maxX)
    }

    @Test(
        arguments: [
            (.dot, [1, 2]), (.dash, [6, 3]), (.dashDot, [6, 3, 1, 3]), (.dashDotDot, [6, 3, 1, 3, 1, 3]),
        ] as [(LineDecoration.Pattern, [CGFloat])])
    func `a pattern is one line with strokes and gaps in multiples of its thickness`(
        pattern: LineDecoration.Pattern, lengths: [CGFloat]
    ) {
        for (thickness, unit) in [(LineDecoration.Thickness.single, 1.0), (.thick, 2)] {
            let line = LineDecoration(thickness: thickness, pattern: pattern)
            let layout = layout("Underlined") { $0.underline = line }
            let expected = lengths.map { length in length * CGFloat(unit) }
            #expect(layout.decorations.count == 1)
            #expect(layout.decorations[0].dashes == expected)
            #expect(layout.decorations[0].rect.width == layout.lines[0].width)
        }
    }

    @Test func `neighbours underlined alike have one line`() {
        let line = LineDecoration(color: red)
        let runs = [system(20), system(20, .bold)].map { font in
            StyledText.Run(length: 1, style: TextStyle(font: font, underline: line))
        }
        let layout = TextLayout(StyledText("ab", runs: runs), grid: PixelGrid(scale: 2))
        #expect(layout.decorations.count == 1)
        #expect(layout.decorations[0].rect.width == layout.lines[0].width)
    }

    @Test func `shadow and stroke go with their glyphs`() {
        let shadow = Shadow(color: red, offset: CGSize(width: 1, height: 2), radius: 3)
        let stroke = TextStroke(width: 1, color: red, isFilled: true)
        let runs = [
            StyledText.Run(length: 1, style: TextStyle(font: system(20))),
            StyledText.Run(
                length: 1,
                style: {
                    var style = TextStyle(font: system(20))
                    (style.shadow, style.stroke) = (shadow, stroke)
                    return style
                }()),
        ]
        let layout = TextLayout(StyledText("ab", runs: runs), grid: PixelGrid(scale: 2))
        #expect(layout.glyphRuns.map(\.shadow) == [nil, shadow])
        #expect(layout.glyphRuns.map(\.stroke) == [nil, stroke])
    }

    @Test func `oblique letters lean by their height, and take no more room`() {
        let plain = layout("l") { _ in }
        let oblique = layout("l") { $0.obliqueness = 0.5 }
        #expect(oblique.size == plain.size)
        let points = plain.glyphRuns[0].glyphs[0].outline.path.points
        let leaning = oblique.glyphRuns[0].glyphs[0].outline.path.points
        #expect(zip(points, leaning).allSatisfy { abs($1.x - ($0.x - 0.5 * $0.y)) < 1e-9 && $1.y == $0.y })
    }

    /// Apple, *NSAttributedString.Key.expansion*: the logarithm of the factor; e^0.5 = 1.6487…
    @Test func `expansion widens letters and advances by its exponential`() {
        let ratio = layout("Label") { $0.expansion = 0.5 }.exactSize.width / layout("Label") { _ in }.exactSize.width
        #expect(abs(ratio - 1.648_721_270_7) < 1e-9)
    }

    // MARK: - Attachments

    private func attached(_ bounds: CGRect) -> TextLayout {
        var style = TextStyle(font: system(20))
        style.attachment = TextAttachment(id: 7, bounds: bounds)
        let plain = TextStyle(font: system(20))
        return TextLayout(
            StyledText(
                "a\u{FFFC}b",
                runs: [.init(length: 1, style: plain), .init(length: 1, style: style), .init(length: 1, style: plain)]),
            grid: PixelGrid(scale: 2))
    }

    @Test func `an attachment stands on the baseline and takes its width`() {
        let layout = attached(CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(layout.attachments.map(\.id) == [7])
        let rect = layout.attachments[0].rect
        #expect(rect.size == CGSize(width: 30, height: 10))
        #expect(rect.maxY == layout.firstBaseline)
        let letters = self.layout("a") { _ in }.exactSize.width + self.layout("b") { _ in }.exactSize.width
        #expect(abs(layout.exactSize.width - letters - 30) < 0.001)
        #expect(layout.missing.isEmpty)
    }

    @Test func `bounds may lie below the baseline`() {
        let layout = attached(CGRect(x: 0, y: -4, width: 30, height: 10))
        #expect(layout.attachments[0].rect.maxY == layout.firstBaseline + 4)
    }

    /// 20 · 0.2412109375 is the font's descender.
    @Test func `a line is as high as its attachment and its letters need`() {
        let layout = attached(CGRect(x: 0, y: 0, width: 30, height: 50))
        #expect(layout.exactSize.height == 50 + 4.82421875)
    }
}
