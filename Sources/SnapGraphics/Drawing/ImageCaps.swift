public import Foundation

/// What of a picture keeps its size where the picture fills a larger place: its corners wholly, its sides in their thickness.
///
/// The middle is stretched, or repeated at its own size. Caps that do not fit share the room by their sizes. Between two caps that leave
/// no pixel for the middle, what is seen is a single pixel about the place where they meet.
/// Source: Apple, *UIImage.resizableImage(withCapInsets:resizingMode:)*, *CALayer.contentsCenter*.
public struct ImageCaps: Hashable, Sendable {
    /// In pixels of the picture.
    public var left: Int
    public var top: Int
    public var right: Int
    public var bottom: Int
    /// How large one of the picture's pixels is where it keeps its size, in the item's own space.
    public var pixel: CGSize
    /// Whether the middle is repeated, and not stretched.
    public var tiles: Bool

    public init(left: Int, top: Int, right: Int, bottom: Int, pixel: CGSize, tiles: Bool) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
        self.pixel = pixel
        self.tiles = tiles
    }
}
