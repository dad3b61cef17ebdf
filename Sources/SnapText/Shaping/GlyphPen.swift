import Foundation
import SnapGraphics

/// How a cluster's glyphs are set; all in em.
struct GlyphPen {
    /// From the cluster's left end to its first glyph.
    let inset: Double
    /// Of advances and offsets along the line, and across it.
    let stretch: Double
    let rise: Double
    /// Of outlines along the line.
    let outlineStretch: Double

    /// A glyph at its own width.
    static func natural(inset: Double) -> GlyphPen { GlyphPen(inset: inset, stretch: 1, rise: 1, outlineStretch: 1) }

    /// A glyph `place` em from the cluster's left end, raised by `rise` em of the font's own, in points.
    func glyph(_ outline: GlyphOutline, at place: Double, raisedBy rise: Double, style: ResolvedStyle) -> ShapedGlyph {
        let (size, widening) = (style.size, style.widening)
        return ShapedGlyph(
            drawing: .outline(Self.slanted(outline, by: style.lean)), x: CGFloat(place) * size * widening,
            y: -CGFloat(rise * self.rise) * size, scaleX: CGFloat(outlineStretch) * size * widening, scaleY: size)
    }

    private static func slanted(_ outline: GlyphOutline, by lean: CGFloat) -> GlyphOutline {
        guard lean != 0 else { return outline }
        let skew = CGAffineTransform(a: 1, b: 0, c: -lean, d: 1, tx: 0, ty: 0)
        return GlyphOutline(path: outline.path.applying(skew), id: OutlineCounter.next())
    }
}
