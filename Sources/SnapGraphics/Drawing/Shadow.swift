public import Foundation

/// The soft shadow of a shape; lengths in the shape's own units.
///
/// A layer's shadow falls off as a Gaussian whose standard deviation is `shadowRadius`, cut off at 2 × `shadowRadius` (measured, iOS 18).
/// The shape itself is not drawn by a shadow.
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
