import Foundation
import SnapGraphics
import SnapText
import Testing

@testable import UIKit

/// The cache gives what a layout made anew would be, in whatever order widths are asked for.
@MainActor struct TextLayoutCacheTests {
    private static let texts = [
        "Delete", "Delete all photos?", "Ends with spaces   ", "two\tstops\there", "one\nanother", "שלום עולם",
        "abc שלום",
        "emoji 🇩🇪 and 한글", "",
    ]

    private static let paragraphs: [ParagraphStyle] = {
        var styles: [ParagraphStyle] = []
        for alignment in [ParagraphStyle.Alignment.natural, .left, .center, .right, .justified] {
            for lineBreak in [ParagraphStyle.LineBreak.byTruncatingTail, .byWordWrapping, .byClipping] {
                for isRightToLeft in [false, true] {
                    var style = ParagraphStyle(alignment: alignment, lineBreak: lineBreak)
                    style.isRightToLeft = isRightToLeft
                    styles.append(style)
                }
            }
        }
        let indents: [(head: CGFloat, tail: CGFloat)] = [(12, 0), (0, -9), (7, 60)]
        for (head, tail) in indents {
            var style = ParagraphStyle()
            style.firstLineHeadIndent = head
            style.tailIndent = tail
            styles.append(style)
        }
        return styles
    }()

    private func isEqual(_ one: TextLayout, _ other: TextLayout) -> Bool {
        one.size == other.size && one.exactSize == other.exactSize && one.lines == other.lines
            && one.glyphRuns == other.glyphRuns && one.images == other.images && one.decorations == other.decorations
            && one.fonts == other.fonts && one.missing == other.missing
    }

    @Test func `a paragraph that the text itself styles counts in each width, too`() {
        let grid = PixelGrid(scale: 2)
        for paragraph in Self.paragraphs {
            var style = TextStyle(font: Font(size: 17))
            style.paragraph = paragraph
            let text = StyledText("One line", style: style)
            var cache = TextLayoutCache()
            for width in [.infinity, 300, 500] as [CGFloat] {
                let cached = cache.layout(text, ParagraphStyle(), width: width, maximumLines: 0, grid: grid)
                let alone = TextLayout(
                    text, paragraph: ParagraphStyle(), width: width, maximumLines: 0, grid: grid)
                #expect(isEqual(cached, alone), "in \(width): \(paragraph)")
            }
        }
    }

    @Test(arguments: [0, 1, 2]) func `a text is in each width as it is laid out there alone`(lines: Int) {
        let grid = PixelGrid(scale: 2)
        for string in Self.texts {
            for paragraph in Self.paragraphs {
                let text = StyledText(string, style: TextStyle(font: Font(size: 17), underline: LineDecoration()))
                let whole = TextLayout(text, paragraph: paragraph, maximumLines: lines, grid: grid)
                var cache = TextLayoutCache()
                let widths = [.infinity, whole.size.width, 500, whole.size.width - 0.5, whole.size.width + 0.25, 30, 0]
                for width in widths {
                    let cached = cache.layout(text, paragraph, width: width, maximumLines: lines, grid: grid)
                    let alone = TextLayout(text, paragraph: paragraph, width: width, maximumLines: lines, grid: grid)
                    #expect(isEqual(cached, alone), "\(string) in \(width): \(paragraph)")
                }
            }
        }
    }
}
