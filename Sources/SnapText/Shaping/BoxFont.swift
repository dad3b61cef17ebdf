import Foundation
import SnapGraphics

/// The built-in font: every glyph a block from the baseline to the height of a capital. Needs no file.
enum BoxFont {
    /// A block one em wide.
    private static let block = GlyphOutline(
        path: Path(rect: CGRect(x: 0, y: -top, width: 1, height: top)), id: OutlineCounter.next())
    private static let top = SystemFontProfile.capHeight
    /// The gap at either side of a block, in em.
    private static let bearing = 0.06

    /// A block in an advance given in em.
    static func glyph(advance: Double, size: CGFloat) -> ShapedGlyph {
        let inset = min(bearing, advance / 4)
        return ShapedGlyph(
            drawing: .outline(block), x: CGFloat(inset) * size, y: 0, scaleX: CGFloat(advance - 2 * inset) * size,
            scaleY: size)
    }
}
