import Foundation
import SnapGraphics

/// Breaks a text into lines: paragraph by paragraph, until the text or the number of lines ends.
struct LineBuilder {
    /// A line before it has a place.
    struct Line {
        var paragraph: Paragraph
        /// The line's clusters in its paragraph.
        var clusters: Range<Int>
        /// In UTF-16 code units of the text: what the line shows of it.
        var range: Range<Int>
        var isTruncated = false
        /// Set for a paragraph's last line.
        var ending: SourceParagraph.Ending?
        /// What an empty line is as high as.
        var emptyStyle: Int
    }

    private let context: LayoutContext
    private let mode: ParagraphStyle.LineBreak
    /// In points; a thousandth of a pixel more than was given, which rounding a width up to pixels may have cost.
    private let width: CGFloat
    private let limit: Int
    private(set) var lines: [Line] = []

    init(_ text: StyledText, context: LayoutContext, width: CGFloat, maximumLines: Int) {
        self.context = context
        mode = context.paragraphStyle.lineBreak
        self.width = width + 0.002 / context.grid.scale
        limit = maximumLines > 0 ? maximumLines : .max
        let sources = SourceParagraph.split(text)
        for (index, source) in sources.enumerated() where lines.count < limit {
            add(source, isLast: index == sources.count - 1)
        }
    }

    private mutating func add(_ source: SourceParagraph, isLast: Bool) {
        let direction = UnicodeRules.Direction.firstStrong(otherwiseRightToLeft: context.paragraphStyle.isRightToLeft)
        var paragraph = Paragraph(source.pieces, direction: direction, context: context)
        var ranges: [Range<Int>] = []
        var cut: Range<Int>?
        var start = 0
        repeat {
            let rest = start..<paragraph.clusters.count
            var line = rest
            if lines.count + ranges.count == limit - 1 && mode.truncates {
                if !isLast || paragraph.width(of: paragraph.trimmed(rest)) > width {
                    cut = rest
                    break
                }
            } else if lines.count + ranges.count < limit - 1 || mode != .byClipping {
                line = paragraph.line(from: start, width: width, anywhere: mode == .byCharWrapping)
            }
            ranges.append(line)
            start = line.upperBound
        } while start < paragraph.clusters.count && lines.count + ranges.count < limit

        let isWhole = start == paragraph.clusters.count
        if isWhole && mode != .byCharWrapping && context.paragraphStyle.lineBreakStrategy.contains(.pushOut) {
            ranges = paragraph.pushingOut(ranges, width: width)
        }
        if ranges.count > 1 || !isWhole {
            for line in ranges { paragraph.reshapeEnds(of: line, context: context) }
        }
        for (index, line) in ranges.enumerated() {
            lines.append(
                Line(
                    paragraph: paragraph, clusters: line, range: Self.range(of: line, in: paragraph, source),
                    ending: isWhole && index == ranges.count - 1 ? source.ending : nil, emptyStyle: source.style))
        }
        if let cut { appendTruncated(paragraph, cut, of: source) }
    }

    private mutating func appendTruncated(_ paragraph: Paragraph, _ line: Range<Int>, of source: SourceParagraph) {
        let shortened = Truncation(mode: mode, width: width, context: context)
            .shorten(paragraph, line, emptyStyle: source.style)
        let kept = shortened.head.isEmpty ? shortened.tail : shortened.head
        lines.append(
            Line(
                paragraph: shortened.paragraph, clusters: shortened.paragraph.clusters.indices,
                range: Self.range(of: kept, in: paragraph, source), isTruncated: true, ending: source.ending,
                emptyStyle: source.style))
    }

    private static func range(of line: Range<Int>, in paragraph: Paragraph, _ source: SourceParagraph) -> Range<Int> {
        let start = source.range.lowerBound
        guard let first = line.first, let last = line.last else { return start..<start }
        let clusters = paragraph.clusters
        return start + clusters[first].range.lowerBound..<start + clusters[last].range.upperBound
    }
}
