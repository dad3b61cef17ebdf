public import Foundation

/// One glyph's outline, in units of the em: 1 is the font size, y points down, the baseline is y = 0.
///
/// `id` is the same for equal outlines made by one font catalogue, so that a rasterizer may remember what it made of one; equality
/// and hash are of the outline alone.
public struct GlyphOutline: Sendable {
    public let path: Path
    public let id: Int
    /// The box around all points, control points included; `.null` where there is none, or one is not a finite number.
    public let bounds: CGRect

    public init(path: Path, id: Int) {
        self.path = path
        self.id = id
        bounds = path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? path.controlBounds : .null
    }
}

extension GlyphOutline: Hashable {
    public static func == (left: GlyphOutline, right: GlyphOutline) -> Bool { left.path == right.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A glyph where it stands: the outline is scaled, then moved to `origin` (on the baseline), all in the item's own space.
public struct PlacedGlyph: Hashable, Sendable {
    public var outline: GlyphOutline
    public var origin: CGPoint
    /// Font size, times what the advance profile widens or narrows the glyph by.
    public var scaleX: CGFloat
    /// Font size.
    public var scaleY: CGFloat

    public init(outline: GlyphOutline, origin: CGPoint, scaleX: CGFloat, scaleY: CGFloat) {
        self.outline = outline
        self.origin = origin
        self.scaleX = scaleX
        self.scaleY = scaleY
    }
}
