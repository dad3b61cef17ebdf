/// Everything there is to draw of one picture, in painter's order: an immutable value that knows no view and no font.
///
/// Each item's geometry is in the item's own space; its `transform` maps that to device pixels, y down, (0, 0) at the top left
/// corner of the top left pixel.
public struct DisplayList: Hashable, Sendable {
    public enum Item: Hashable, Sendable {
        case fill(Shape, Paint, CGAffineTransform)
        case stroke(Path, StrokeStyle, Paint, CGAffineTransform)
        /// Each glyph is filled on its own, non-zero.
        case glyphs([PlacedGlyph], Paint, CGAffineTransform)
        case image(ImagePlacement, CGAffineTransform)
        case shadow(Shape, Shadow, CGAffineTransform)
        /// The shadow of what items show together: of the alpha of their picture, which itself is not drawn. The items are in device
        /// space, where they cast the shadow from; the transform is of the shadow's lengths.
        indirect case contentShadow([Item], Shadow, CGAffineTransform)
        /// Until the matching `endClip`, nothing is drawn outside the shape; clips nest, edges are anti-aliased.
        case beginClip(Shape, CGAffineTransform)
        case endClip
        /// Blurs what has been drawn so far, and draws the result over the shape instead of it.
        case backdrop(Shape, Backdrop, CGAffineTransform)
        /// Until the matching `endGroup`, items are drawn into a transparent picture, which is then drawn as the group says.
        indirect case beginGroup(Group)
        case endGroup
    }

    /// In device pixels.
    public let width: Int
    public let height: Int
    public private(set) var items: [Item] = []

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public mutating func append(_ item: Item) {
        items.append(item)
    }
}
