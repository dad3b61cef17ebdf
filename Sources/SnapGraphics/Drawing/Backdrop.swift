public import Foundation

/// What a visual effect makes of the picture behind it.
///
/// Only what the same group (or the picture itself) already shows counts as behind, as in UIKit, where an effect in a view with
/// an alpha below 1 does not work. Beyond the sides of the picture, its outermost pixels go on.
public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur, in the item's own units.
    public var radius: CGFloat
    /// 1 leaves colours as they are, 0 makes them grey, more than 1 makes them stronger (`CAFilter`'s `colorSaturate`).
    public var saturation: Double

    public init(radius: CGFloat, saturation: Double = 1) {
        self.radius = radius
        self.saturation = saturation
    }
}
