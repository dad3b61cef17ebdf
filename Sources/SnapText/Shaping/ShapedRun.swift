import CSnapText
import SnapGraphics

/// The glyphs that the shaper made of some clusters, in visual order.
struct ShapedRun {
    let glyphs: [ShapingBuffer.Glyph]
    /// In step with the glyphs.
    let outlines: [GlyphOutline]
    /// The clusters in the order of the text, and the index of the first of them in the paragraph.
    let clusters: ArraySlice<Cluster>
    let first: Int
    let isRightToLeft: Bool
    /// Em per font unit.
    let unit: Double

    init(
        glyphs: [ShapingBuffer.Glyph], clusters: ArraySlice<Cluster>, first: Int, isRightToLeft: Bool, face: FontFace
    ) {
        self.glyphs = glyphs
        self.clusters = clusters
        self.first = first
        self.isRightToLeft = isRightToLeft
        outlines = face.outlines(of: glyphs.lazy.map(\.glyph))
        unit = 1 / Double(face.unitsPerEm)
    }

    /// Calls `body` with each cluster's index in the paragraph and its glyphs, in the order of the text. A ligature of several
    /// clusters stands with the first of them.
    func forEachCluster(_ body: (_ index: Int, _ glyphs: Range<Int>) -> Void) {
        // The shaper keeps glyphs in the order of their clusters, from right to left in reverse.
        var next = isRightToLeft ? glyphs.count : 0
        for index in clusters.indices {
            let end = UInt32(clusters[index].range.upperBound)
            let start = next
            if isRightToLeft {
                while next > 0, glyphs[next - 1].cluster < end { next -= 1 }
                body(first + index - clusters.startIndex, next..<start)
            } else {
                while next < glyphs.count, glyphs[next].cluster < end { next += 1 }
                body(first + index - clusters.startIndex, start..<next)
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
