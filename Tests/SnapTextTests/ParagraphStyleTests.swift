import Foundation
import SnapGraphics
import SnapText
import Testing

/// Source of the meanings: Apple, *NSParagraphStyle*.
@Suite struct ParagraphStyleTests {
    private func paragraphs(_ parts: [(text: String, change: (inout ParagraphStyle) -> Void)], width: CGFloat = 300)
        -> TextLayout
    {
        let runs = parts.map { part in
            var style = TextStyle(font: Font(family: .box, size: 17))
            var paragraph = ParagraphStyle()
            part.change(&paragraph)
            style.paragraph = paragraph
            return StyledText.Run(length: part.text.utf16.count, style: style)
        }
        return TextLayout(
            StyledText(parts.map(\.text).joined(), runs: runs), width: width, grid: PixelGrid(scale: 2))
    }

    @Test func `each paragraph has its own alignment`() {
        let layout = paragraphs([
            ("left\n", { $0.alignment = .left }), ("right\n", { $0.alignment = .right }),
            ("centre", { $0.alignment = .center }),
        ])
        #expect(layout.lines[0].x == 0)
        #expect(abs(layout.lines[1].x + layout.lines[1].width - 300) < 0.001)
        #expect(abs(layout.lines[2].x + layout.lines[2].width / 2 - 150) < 0.001)
    }

    @Test func `the style where a paragraph begins counts for all of it`() {
        let layout = paragraphs([("mixed ", { $0.alignment = .right }), ("styles", { $0.alignment = .left })])
        #expect(layout.lines[0].x > 100)
    }

    @Test func `indents move the first line, the others and the ends of lines`() {
        let text = "one two three four five six seven eight nine ten"
        let layout = layout(text, width: 200) {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        #expect(layout.lines.count > 2)
        #expect(layout.lines.map(\.x) == [30] + Array(repeating: 10, count: layout.lines.count - 1))
        #expect(layout.lines.allSatisfy { $0.x + $0.width <= 180 })
    }

    @Test func `a positive tail indent is a line's length from the leading edge`() {
        let layout = layout("one two three four", alignment: .right, width: 300) { $0.tailIndent = 100 }
        #expect(layout.lines.count == 2)
        #expect(layout.lines.allSatisfy { abs($0.x + $0.width - 100) < 0.001 })
    }

    @Test func `indents count for the size of a text without a limit`() {
        let plain = layout("Label").exactSize.width
        let indented = layout("Label") {
            $0.firstLineHeadIndent = 12
            $0.tailIndent = -8
        }
        #expect(abs(indented.exactSize.width - plain - 20) < 0.001)
    }

    @Test func `right to left, the leading indent is at the right`() {
        let layout = layout("שלום", alignment: .right, width: 200) { $0.firstLineHeadIndent = 25 }
        #expect(abs(layout.lines[0].x + layout.lines[0].width - 175) < 0.001)
    }

    @Test func `spacing stands between paragraphs, before the later and after the earlier one`() {
        let plain = paragraphs([("a\n", { _ in }), ("b", { _ in })])
        let spaced = paragraphs([
            ("a\n", { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (10, 99) }),
            ("b", { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (99, 4) }),
        ])
        #expect(spaced.lines[0].baseline == plain.lines[0].baseline)
        #expect(spaced.lines[1].baseline == plain.lines[1].baseline + 14)
        #expect(spaced.size.height == plain.size.height + 14)
    }

    @Test func `lines of a paragraph keep their own heights`() {
        let layout = paragraphs([
            ("a\n", { $0.minimumLineHeight = 40 }), ("b\n", { $0.maximumLineHeight = 10 }),
            ("c", { $0.lineHeightMultiple = 2 }),
        ])
        // 17 · 1.193359375 = 20.287109375 is a line's own height.
        #expect(layout.lines.map(\.bottom) == [40, 50, 90.57421875])
    }

    // MARK: - Tabulators

    private func place(of letter: Int, _ text: String, _ change: (inout ParagraphStyle) -> Void) -> CGFloat {
        let layout = layout(text, font: Font(family: .box, size: 17), style: change)
        return layout.glyphRuns.flatMap(\.glyphs)[letter].origin.x
    }

    private var bearing: CGFloat { place(of: 0, "b") { _ in } }

    @Test func `tab stops are 28 points apart unless others are given`() {
        #expect(abs(place(of: 1, "a\tb") { _ in } - 28 - bearing) < 0.001)
        #expect(abs(place(of: 1, "a\t\tb") { _ in } - 56 - bearing) < 0.001)
        let own = place(of: 1, "a\tb") { $0.tabStops = [TabStop(location: 100)] }
        #expect(abs(own - 100 - bearing) < 0.001)
    }

    @Test func `behind the last stop the default interval counts`() {
        let place = place(of: 1, "a\t\tb") {
            $0.tabStops = [TabStop(location: 100)]
            $0.defaultTabInterval = 40
        }
        #expect(abs(place - 140 - bearing) < 0.001)
    }

    @Test func `text may end or have its middle at a stop`() {
        let width = layout("b", font: Font(family: .box, size: 17)).exactSize.width
        for (alignment, share) in [(ParagraphStyle.Alignment.right, 1.0), (.center, 0.5)] {
            let place = place(of: 1, "a\tb") { $0.tabStops = [TabStop(location: 100, alignment: alignment)] }
            #expect(abs(place - (100 - width * share) - bearing) < 0.001)
        }
    }

    @Test func `stops are counted from the layout's edge, not from the indent`() {
        let place = place(of: 1, "a\tb") {
            $0.firstLineHeadIndent = 20
            $0.tabStops = [TabStop(location: 100)]
        }
        #expect(abs(place - 100 - bearing) < 0.001)
    }

    // MARK: - Hyphens and tightening

    @Test func `a soft hyphen shows only where a line ends at it`() {
        // No two of these letters are kerned.
        let text = "hand\u{AD}bill"
        #expect(layout(text).glyphRuns == layout("handbill").glyphRuns)
        let broken = layout(text, width: layout("hand-").size.width)
        #expect(broken.lines.map(\.range) == [0..<5, 5..<9])
        #expect(broken.glyphRuns.flatMap(\.glyphs).count == "hand-bill".count)
        #expect(abs(broken.lines[0].width - layout("hand-").exactSize.width) < 0.001)
    }

    @Test func `where the hyphen has no room, the word is not broken at it`() {
        let broken = layout("a over\u{AD}whelm", width: layout("a over").size.width)
        #expect(broken.lines[0].range == 0..<2)
    }

    /// A twentieth: the default of *NSParagraphStyle.tighteningFactorForTruncation*.
    @Test func `a line that is too long by a twentieth is tightened where that is allowed`() {
        let width = layout("Delete all photos").exactSize.width
        func cut(_ share: CGFloat, allows: Bool) -> TextLayout {
            layout("Delete all photos", mode: .byTruncatingTail, width: width / share, lines: 1) {
                $0.allowsTightening = allows
            }
        }
        #expect(cut(1.04, allows: false).lines[0].isTruncated)
        #expect(!cut(1.04, allows: true).lines[0].isTruncated)
        #expect(abs(cut(1.04, allows: true).lines[0].width - width / 1.04) < 0.01)
        #expect(cut(1.06, allows: true).lines[0].isTruncated)
    }

    @Test(arguments: ["1.5", "11.25", "11"])
    func `numbers stand with their points at a decimal tab`(_ number: String) {
        func width(_ text: String) -> CGFloat { layout(text, font: Font(family: .box, size: 17)).exactSize.width }
        let whole = number.contains(".") ? width(number.prefix { $0 != "." } + ".") - width(".") : width(number)
        let place = place(of: 0, "\t\(number)") {
            $0.tabStops = [TabStop(location: 100, alignment: .right, terminators: CharacterSet(charactersIn: "."))]
        }
        #expect(abs(place - (100 - whole) - bearing) < 0.001)
    }
}
