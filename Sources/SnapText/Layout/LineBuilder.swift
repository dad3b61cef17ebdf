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
        let style: ParagraphStyle
        /// Whether it is its paragraph's first.
        var isFirst: Bool
        var isTruncated = false
        /// Set for a paragraph's last line.
        var ending: SourceParagraph.Ending?
        /// What an empty line is as high as.
        var emptyStyle: Int

        var ruler: Paragraph.Ruler { style.ruler(isFirst: isFirst) }
    }

    private let context: LayoutContext
    /// In points; a thousandth of a pixel more than was given, which rounding a width up to pixels may have cost.
    private let width: CGFloat
    private let limit: Int
    private(set) var lines: [Line] = []

    init(_ text: StyledText, context: LayoutContext, width: CGFloat, maximumLines: Int) {
        self.context = context
        self.width = width + 0.002 / context.grid.scale
        limit = maximumLines > 0 ? maximumLines : .max
        let sources = SourceParagraph.split(text)
        for (index, source) in sources.enumerated() where lines.count < limit {
            add(source, isLast: index == sources.count - 1)
        }
    }

    private mutating func add(_ source: SourceParagraph, isLast: Bool) {
        let style = (context.styles[source.firstStyle].style.paragraph ?? context.paragraphStyle).bounded
        let direction = UnicodeRules.Direction.firstStrong(otherwiseRightToLeft: style.isRightToLeft)
        var paragraph = context.paragraph(source.pieces, direction: direction, style: style)
        var ranges: [Range<Int>] = []
        var cut: Range<Int>?
        var start = 0
        repeat {
            let ruler = style.ruler(isFirst: ranges.isEmpty)
            let room = style.room(within: width, indent: ruler.indent)
            let isLastLine = lines.count + ranges.count == limit - 1
            var line = start..<paragraph.clusters.count
            if isLastLine && style.lineBreak.truncates {
                let visible = paragraph.trimmed(line)
                let excess = paragraph.width(of: visible, ruler: ruler) - room
                if style.tightens(by: excess, room: room) {
                    paragraph.tighten(visible, by: excess)
                } else if !isLast || excess > 0 {
                    cut = line
                    break
                }
            } else if !isLastLine || style.lineBreak != .byClipping {
                line = breakLine(of: &paragraph, from: start, style: style, ruler: ruler, room: room)
            }
            ranges.append(line)
            start = line.upperBound
        } while start < paragraph.clusters.count && lines.count + ranges.count < limit

        let isWhole = start == paragraph.clusters.count
        if isWhole && style.lineBreak != .byCharWrapping && style.lineBreakStrategy.contains(.pushOut) {
            let ruler = style.ruler(isFirst: false)
            ranges = paragraph.pushingOut(
                ranges, width: style.room(within: width, indent: ruler.indent), ruler: ruler)
        }
        if ranges.count > 1 || !isWhole {
            for line in ranges { finish(line, of: &paragraph, style: style) }
        }
        for (index, line) in ranges.enumerated() {
            lines.append(
                Line(
                    paragraph: paragraph, clusters: line, range: Self.range(of: line, in: paragraph, source),
                    style: style, isFirst: index == 0,
                    ending: isWhole && index == ranges.count - 1 ? source.ending : nil, emptyStyle: source.style))
        }
        if let cut { appendTruncated(paragraph, cut, of: source, style: style, isFirst: ranges.isEmpty) }
    }

    // MARK: - Hyphens

    private func breakLine(
        of paragraph: inout Paragraph, from start: Int, style: ParagraphStyle, ruler: Paragraph.Ruler, room: CGFloat
    ) -> Range<Int> {
        let hyphenWidth = { (cluster: Cluster) in
            hyphen(in: cluster.style, style).clusters.reduce(0) { $0 + $1.advance }
        }
        let anywhere = style.lineBreak == .byCharWrapping
        let line = paragraph.line(from: start, width: room, anywhere: anywhere, ruler: ruler, hyphen: hyphenWidth)
        return anywhere
            ? line : paragraph.hyphenated(line, style: style, ruler: ruler, width: room, hyphen: hyphenWidth)
    }

    private func hyphen(in style: Int, _ paragraphStyle: ParagraphStyle) -> Paragraph {
        context.paragraph([.init(text: "-", style: style)], direction: .level(0), style: paragraphStyle)
    }

    /// A line's ends as they look where a line is broken: cut letters in their final forms, and the hyphen.
    private func finish(_ line: Range<Int>, of paragraph: inout Paragraph, style: ParagraphStyle) {
        paragraph.reshapeEnds(of: line, context: context)
        guard let last = line.last, last + 1 < paragraph.clusters.count, paragraph.clusters[last].takesHyphen else {
            return
        }
        paragraph.append(hyphen(in: paragraph.clusters[last].style, style), to: last)
    }

    // MARK: - Truncation

    private mutating func appendTruncated(
        _ paragraph: Paragraph, _ line: Range<Int>, of source: SourceParagraph, style: ParagraphStyle, isFirst: Bool
    ) {
        let ruler = style.ruler(isFirst: isFirst)
        let room = style.room(within: width, indent: ruler.indent)
        let shortened = Truncation(style: style, ruler: ruler, width: room, context: context)
            .shorten(paragraph, line, emptyStyle: source.style)
        let kept = shortened.head.isEmpty ? shortened.tail : shortened.head
        lines.append(
            Line(
                paragraph: shortened.paragraph, clusters: shortened.paragraph.clusters.indices,
                range: Self.range(of: kept, in: paragraph, source), style: style, isFirst: isFirst, isTruncated: true,
                ending: source.ending, emptyStyle: source.style))
    }

    private static func range(of line: Range<Int>, in paragraph: Paragraph, _ source: SourceParagraph) -> Range<Int> {
        let start = source.range.lowerBound
        guard let first = line.first, let last = line.last else { return start..<start }
        let clusters = paragraph.clusters
        return start + clusters[first].range.lowerBound..<start + clusters[last].range.upperBound
    }
}

extension ParagraphStyle {
    fileprivate func ruler(isFirst: Bool) -> Paragraph.Ruler {
        Paragraph.Ruler(style: self, indent: max(0, isFirst ? firstLineHeadIndent : headIndent))
    }

    /// Where lines end, in points from the leading edge of a layout.
    func end(within width: CGFloat) -> CGFloat {
        tailIndent > 0 ? min(tailIndent, width) : max(0, width + tailIndent)
    }

    /// What a line has for its text, in points.
    fileprivate func room(within width: CGFloat, indent: CGFloat) -> CGFloat {
        max(0, end(within: width) - indent)
    }

    /// Whether text that is so much too long is set closer. Source of the twentieth: Apple,
    /// *NSParagraphStyle.tighteningFactorForTruncation*.
    fileprivate func tightens(by excess: CGFloat, room: CGFloat) -> Bool {
        allowsTightening && excess > 0 && excess <= room / 20
    }
}
