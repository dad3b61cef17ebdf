public import Foundation

/// A picture and where it goes.
public struct ImagePlacement: Hashable, Sendable {
    public enum Interpolation: Hashable, Sendable { case nearest, linear }

    public var bitmap: Bitmap
    /// The rectangle that the whole bitmap fills, in the item's own space.
    public var destination: CGRect
    /// What of the bitmap keeps its size; nil where all of it is stretched.
    public var caps: ImageCaps?
    /// Where set, the picture's alpha is a stencil for this colour (template rendering).
    public var tint: Color?
    public var interpolation: Interpolation

    public init(
        bitmap: Bitmap, destination: CGRect, caps: ImageCaps? = nil, tint: Color? = nil,
        interpolation: Interpolation = .linear
    ) {
        self.bitmap = bitmap
        self.destination = destination
        self.caps = caps
        self.tint = tint
        self.interpolation = interpolation
    }
}
