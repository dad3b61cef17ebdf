import Foundation
import SnapGraphics

/// The heights of a text's lines, stacked.
struct LineStack {
    /// In points, not rounded.
    private(set) var height: CGFloat = 0
    /// From the top, on device pixels.
    private(set) var baselines: [CGFloat] = []
    /// From the top, not rounded.
    private(set) var bottoms: [CGFloat] = []

    init(_ lines: [LineBuilder.Line], context: LayoutContext) {
        var gap: CGFloat = 0
        for (index, line) in lines.enumerated() {
            let paragraph = line.style
            if line.isFirst && index > 0 { gap += paragraph.paragraphSpacingBefore }
            let measures = Self.measures(of: line, context: context)
            height += gap + Self.lineHeight(measures.ascent + measures.descent, paragraph)
            bottoms.append(height)
            // What a paragraph style adds to a line stands above its letters.
            baselines.append(context.grid.round(height - measures.descent))
            gap = measures.leading + paragraph.lineSpacing
            if line.ending == .paragraph { gap += paragraph.paragraphSpacing }
        }
    }

    /// The largest measures of the styles on a line.
    private static func measures(
        of line: LineBuilder.Line, context: LayoutContext
    ) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        let clusters = line.paragraph.clusters
        var style = line.clusters.first.map { clusters[$0].style } ?? line.emptyStyle
        var largest = measures(of: context.styles[style])
        for index in line.clusters where clusters[index].style != style {
            style = clusters[index].style
            let other = measures(of: context.styles[style])
            largest = (
                max(largest.ascent, other.ascent), max(largest.descent, other.descent),
                max(largest.leading, other.leading)
            )
        }
        return largest
    }

    private static func measures(
        of style: ResolvedStyle
    ) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        (style.ascent, style.descent, style.leading)
    }

    private static func lineHeight(_ natural: CGFloat, _ paragraph: ParagraphStyle) -> CGFloat {
        var height = paragraph.lineHeightMultiple > 0 ? natural * paragraph.lineHeightMultiple : natural
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        return height
    }
}
