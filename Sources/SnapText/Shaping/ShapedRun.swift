import CSnapText
import SnapGraphics

/// The glyphs that the shaper made of some clusters, in visual order.
struct ShapedRun {
    /// Their clusters are counted from `firstUnit`.
    let glyphs: [ShapingBuffer.Glyph]
    /// In step with the glyphs.
    let outlines: [GlyphOutline]
    /// The clusters that it stands for, in the order of the text.
    let clusters: Range<Int>
    /// Where the run begins in the paragraph, in UTF-16 code units.
    let firstUnit: Int
    let isRightToLeft: Bool
    /// Em per font unit.
    let unit: Double

    init(_ run: RunCache.Run, clusters: Range<Int>, firstUnit: Int, isRightToLeft: Bool, unit: Double) {
        glyphs = run.glyphs
        outlines = run.outlines
        self.clusters = clusters
        self.firstUnit = firstUnit
        self.isRightToLeft = isRightToLeft
        self.unit = unit
    }

    /// Calls `body` with the paragraph, each cluster's index in it and its glyphs, in the order of the text. A ligature of several
    /// clusters stands with the first of them.
    func forEachCluster(
        of paragraph: inout Paragraph,
        _ body: (_ paragraph: inout Paragraph, _ index: Int, _ glyphs: Range<Int>) -> Void
    ) {
        // The shaper keeps glyphs in the order of their clusters, from right to left in reverse.
        var next = isRightToLeft ? glyphs.count : 0
        for index in clusters {
            let end = UInt32(paragraph.clusters[index].range.upperBound - firstUnit)
            let start = next
            if isRightToLeft {
                while next > 0, glyphs[next - 1].cluster < end { next -= 1 }
                body(&paragraph, index, next..<start)
            } else {
                while next < glyphs.count, glyphs[next].cluster < end { next += 1 }
                body(&paragraph, index, start..<next)
            }
        }
    }

    /// In em.
    func advance(of range: Range<Int>) -> Double {
        var sum: Int32 = 0
        for index in range { sum &+= glyphs[index].x_advance }
        return Double(sum) * unit
    }
}
