import Foundation

/// Shortens a line that does not fit, with an ellipsis, as `NSLineBreakMode` names the three ways.
struct Truncation {
    let style: ParagraphStyle
    let ruler: Paragraph.Ruler
    /// In points.
    let width: CGFloat
    let context: LayoutContext

    struct Result {
        var paragraph: Paragraph
        /// The clusters kept at the start and at the end.
        var head: Range<Int>
        var tail: Range<Int>
    }

    /// The clusters `range` of a paragraph and an ellipsis, as many as fit; at least the ellipsis. White space before the ellipsis
    /// stays (unverified).
    func shorten(_ paragraph: Paragraph, _ range: Range<Int>, emptyStyle: Int) -> Result {
        let first = range.first.map { paragraph.clusters[$0].style } ?? emptyStyle
        let ellipsis = context.paragraph(
            [.init(text: "…", style: first)], direction: .level(paragraph.level), style: style)
        let budget = max(0, width - ellipsis.width(of: ellipsis.clusters.indices, ruler: ruler))
        var (head, tail) = kept(of: paragraph, range, budget: budget)
        // The estimate knows nothing of kerning and joining with the ellipsis: try, and give way cluster by cluster.
        while true {
            let result = join(paragraph, head, tail, emptyStyle: first)
            let fits = result.paragraph.width(of: result.paragraph.clusters.indices, ruler: ruler) <= width
            if fits || (head.isEmpty && tail.isEmpty) { return result }
            if head.count > tail.count || (style.lineBreak == .byTruncatingTail && !head.isEmpty) {
                head = head.lowerBound..<head.upperBound - 1
            } else {
                tail = tail.lowerBound + 1..<tail.upperBound
            }
        }
    }

    private func kept(of paragraph: Paragraph, _ range: Range<Int>, budget: CGFloat) -> (Range<Int>, Range<Int>) {
        switch style.lineBreak {
        case .byTruncatingHead:
            return (range.lowerBound..<range.lowerBound, suffix(of: paragraph, range, budget: budget))
        case .byTruncatingMiddle:
            let head = prefix(of: paragraph, range, budget: budget / 2)
            let rest = budget - paragraph.width(of: head, ruler: ruler)
            return (head, suffix(of: paragraph, head.upperBound..<range.upperBound, budget: rest))
        case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping:
            return (prefix(of: paragraph, range, budget: budget), range.upperBound..<range.upperBound)
        }
    }

    private func prefix(of paragraph: Paragraph, _ range: Range<Int>, budget: CGFloat) -> Range<Int> {
        var pen: CGFloat = 0
        for index in range {
            pen += paragraph.advance(at: index, pen: pen, ruler: ruler)
            if pen > budget { return range.lowerBound..<index }
            pen += paragraph.clusters[index].kernAfter
        }
        return range
    }

    private func suffix(of paragraph: Paragraph, _ range: Range<Int>, budget: CGFloat) -> Range<Int> {
        var room = budget
        for index in range.reversed() {
            room -= paragraph.advance(at: index, pen: 0, ruler: ruler)
            if room < 0 { return index + 1..<range.upperBound }
            if index > range.lowerBound { room -= paragraph.clusters[index - 1].kernAfter }
        }
        return range
    }

    private func join(_ paragraph: Paragraph, _ head: Range<Int>, _ tail: Range<Int>, emptyStyle: Int) -> Result {
        let last =
            head.last.map { paragraph.clusters[$0].style } ?? tail.first.map { paragraph.clusters[$0].style }
            ?? emptyStyle
        let pieces = paragraph.pieces(of: head) + [.init(text: "…", style: last)] + paragraph.pieces(of: tail)
        return Result(
            paragraph: context.paragraph(pieces, direction: .level(paragraph.level), style: style), head: head,
            tail: tail)
    }
}
