public import Foundation

/// The soft shadow of a shape, or of what items show; lengths in units of the item's own space.
///
/// A layer's shadow falls off as a Gaussian whose standard deviation is `shadowRadius`, cut off at 2 × `shadowRadius` (measured, iOS 18).
/// What casts a shadow is not drawn by it.
public struct Shadow: Hashable, Sendable {
    public var color: Color
    public var offset: CGSize
    /// `CALayer.shadowRadius`.
    public var radius: CGFloat

    public init(color: Color, offset: CGSize, radius: CGFloat) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}
