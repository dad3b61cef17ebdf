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
            let styles = Self.styles(of: line, context: context)
            let descent = styles.map(\.descent).max() ?? 0
            let natural = (styles.map(\.ascent).max() ?? 0) + descent
            height += gap + Self.lineHeight(natural, paragraph)
            bottoms.append(height)
            // What a paragraph style adds to a line stands above its letters.
            baselines.append(context.grid.round(height - descent))
            gap = (styles.map(\.leading).max() ?? 0) + paragraph.lineSpacing
            if line.ending == .paragraph { gap += paragraph.paragraphSpacing }
        }
    }

    private static func styles(of line: LineBuilder.Line, context: LayoutContext) -> [ResolvedStyle] {
        let clusters = line.paragraph.clusters[line.clusters]
        if clusters.isEmpty { return [context.styles[line.emptyStyle]] }
        var indices: [Int] = []
        for cluster in clusters where indices.last != cluster.style { indices.append(cluster.style) }
        return indices.map { context.styles[$0] }
    }

    private static func lineHeight(_ natural: CGFloat, _ paragraph: ParagraphStyle) -> CGFloat {
        var height = paragraph.lineHeightMultiple > 0 ? natural * paragraph.lineHeightMultiple : natural
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        return height
    }
}
