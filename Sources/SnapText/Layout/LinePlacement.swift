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
        let order =
            paragraph.isLeftToRight
            ? nil
            : UnicodeRules.visualOrder(
                visible.map {
                    $0 < text.upperBound ? paragraph.items[paragraph.clusters[$0].item].level : paragraph.level
                })
        let spaces = justifies ? text.count { paragraph.clusters[$0].kind == .space } : 0
        let (left, right) = room(within: available)
        let stretch = spaces > 0 ? max(0, right - left - width) / CGFloat(spaces) : 0

        let ruler = line.ruler
        var pen = x
        var item = -1
        output.expectedGlyphs = visible.count
        var runBaseline = baseline
        var decorator = Decorator(baseline: baseline, context: context)
        for place in visible {
            let index = order.map { visible.lowerBound + Int($0[place - visible.lowerBound]) } ?? place
            let cluster = paragraph.clusters[index]
            let start = pen
            if cluster.item != item {
                item = cluster.item
                runBaseline = baseline - context.styles[cluster.style].style.baselineOffset
                output.note(paragraph.items[item].typeface)
            }
            let origin = CGPoint(x: pen, y: runBaseline)
            for glyph in cluster.glyphs {
                output.append(paragraph.glyphs[glyph], at: origin, cluster.style, context)
            }
            pen += cluster.kind == .tab ? paragraph.advance(at: index, pen: pen - x, ruler: ruler) : cluster.advance
            if index + 1 < visible.upperBound { pen += cluster.kernAfter }
            if cluster.kind == .space, index < text.upperBound { pen += stretch }
            if context.hasDecorations {
                decorator.extend(cluster.style, from: start, to: pen, isSpace: cluster.kind != .text)
            }
        }
        if context.hasDecorations { output.decorations += decorator.finish() }
    }
}
