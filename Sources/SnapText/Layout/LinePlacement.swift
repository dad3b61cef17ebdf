import Foundation
import SnapGraphics

/// Gives one line its glyphs' places.
struct LinePlacement {
    private let line: LineBuilder.Line
    private let context: LayoutContext
    /// The clusters that take room: hanging white space at the end of a wrapped line does not.
    private let visible: Range<Int>
    /// In points.
    let width: CGFloat

    init(_ line: LineBuilder.Line, context: LayoutContext) {
        self.line = line
        self.context = context
        // At a paragraph's end white space counts: Apple's engine gives a label room for it.
        visible = line.ending == nil ? line.paragraph.trimmed(line.clusters) : line.clusters
        width = line.paragraph.width(of: visible, ruler: line.ruler)
    }

    /// With the paragraph's indents, in points.
    var fullWidth: CGFloat { line.ruler.indent + width + max(0, -line.style.tailIndent) }

    /// The room between the paragraph's indents, from left to right in points of the layout.
    private func room(within available: CGFloat) -> (left: CGFloat, right: CGFloat) {
        let end = line.style.end(within: available)
        let isLeftToRight = line.paragraph.level & 1 == 0
        return isLeftToRight ? (line.ruler.indent, end) : (available - end, available - line.ruler.indent)
    }

    /// The distance of the line's left end from the layout's, in points.
    func offset(within available: CGFloat) -> CGFloat {
        let (left, right) = room(within: available)
        switch line.style.alignment {
        case .left: return left
        case .right: return right - width
        case .center: return max(left, (left + right - width) / 2)
        case .natural: return line.style.isRightToLeft ? right - width : left
        case .justified:
            if justifies && right - left >= width { return left }
            return line.paragraph.level & 1 == 1 ? right - width : left
        }
    }

    /// A paragraph's last line is not justified.
    private var justifies: Bool { line.style.alignment == .justified && line.ending == nil }

    /// Appends the line's glyphs and decorations; `x` and `baseline` are in points of the layout.
    func place(x: CGFloat, baseline: CGFloat, within available: CGFloat, into output: inout LineOutput) {
        let paragraph = line.paragraph
        // Rule L1: white space at the line's end takes the paragraph's direction.
        let text = paragraph.trimmed(visible)
        let levels = visible.map {
            text.contains($0) ? paragraph.items[paragraph.clusters[$0].item].level : paragraph.level
        }
        let spaces = text.count { paragraph.clusters[$0].kind == .space }
        let (left, right) = room(within: available)
        let stretch = justifies && spaces > 0 ? max(0, right - left - width) / CGFloat(spaces) : 0

        var pen = x
        var decorator = Decorator(baseline: baseline, context: context)
        for index in UnicodeRules.visualOrder(levels).map({ visible.lowerBound + $0 }) {
            let cluster = paragraph.clusters[index]
            let style = context.styles[cluster.style].style
            let start = pen
            output.note(paragraph.items[cluster.item].typeface)
            let origin = CGPoint(x: pen, y: baseline - style.baselineOffset)
            for glyph in paragraph.glyphs[cluster.glyphs] { output.append(glyph, at: origin, style, context.grid) }
            pen += paragraph.advance(at: index, pen: pen - x, ruler: line.ruler)
            if index + 1 < visible.upperBound { pen += cluster.kernAfter }
            let isSpace = cluster.kind != .text
            if cluster.kind == .space, text.contains(index) { pen += stretch }
            decorator.extend(cluster.style, from: start, to: pen, isSpace: isSpace)
        }
        output.decorations += decorator.finish()
    }
}
