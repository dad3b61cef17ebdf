public import SnapGraphics

/// A symbol's shape in a unit square that stands on the baseline: x from 0 to 1, y from −1 (top) to 0.
///
/// Placed as a glyph with both scales set to the square's side, its origin is the square's bottom left corner.
public struct SymbolOutline: Hashable, Sendable {
    public let outline: GlyphOutline
    /// Whether it is to be mirrored where the user interface runs from right to left.
    public let flipsInRightToLeft: Bool
    /// Set where the symbol font is not installed: the outline is a block then.
    public let missing: MissingGlyph?
}
