public import Foundation

/// A rectangle with a radius for each corner and a shape of corner.
public struct RoundedRect: Hashable, Sendable {
    /// The shape of a corner.
    public enum Curve: Hashable, Sendable {
        /// A quarter circle.
        case circular
        /// Apple's smooth corner, which starts 1.528665 radii from the corner.
        case continuous
    }

    /// A radius for each corner, in the units of the rectangle.
    public struct Radii: Hashable, Sendable {
        public var topLeft: CGFloat
        public var topRight: CGFloat
        public var bottomRight: CGFloat
        public var bottomLeft: CGFloat

        public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
            self.topLeft = topLeft
            self.topRight = topRight
            self.bottomRight = bottomRight
            self.bottomLeft = bottomLeft
        }

        public init(_ radius: CGFloat) {
            self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
        }

        public static let zero = Radii(0)

        public var largest: CGFloat { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }
    }

    /// How far from the corner a continuous curve begins, in radii.
    package static let continuousReach: CGFloat = 1.528_665

    public var rect: CGRect
    public var radii: Radii
    public var curve: Curve

    public init(rect: CGRect, radii: Radii, curve: Curve = .circular) {
        self.rect = rect
        self.radii = radii
        self.curve = curve
    }

    public init(rect: CGRect, radius: CGFloat, curve: Curve = .circular) {
        self.init(rect: rect, radii: Radii(radius), curve: curve)
    }

    /// The radii brought into what the rectangle has room for: none negative, and two neighbours never longer than their side.
    public var fittingRadii: Radii {
        let width = max(0, rect.width)
        let height = max(0, rect.height)
        func clean(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(0, radius) : 0 }
        let radii = Radii(
            topLeft: clean(radii.topLeft), topRight: clean(radii.topRight),
            bottomRight: clean(radii.bottomRight), bottomLeft: clean(radii.bottomLeft))
        var factor: CGFloat = 1
        for (side, sum) in [
            (width, radii.topLeft + radii.topRight), (width, radii.bottomLeft + radii.bottomRight),
            (height, radii.topLeft + radii.bottomLeft), (height, radii.topRight + radii.bottomRight),
        ] where sum > side {
            factor = min(factor, side / sum)
        }
        guard factor < 1 else { return radii }
        return Radii(
            topLeft: radii.topLeft * factor, topRight: radii.topRight * factor,
            bottomRight: radii.bottomRight * factor, bottomLeft: radii.bottomLeft * factor)
    }

    /// The same shape with every edge moved inwards by `distance`; the radii shrink with it and end at square corners.
    public func inset(by distance: CGFloat) -> RoundedRect {
        let inner = CGRect(
            x: rect.minX + distance, y: rect.minY + distance,
            width: max(0, rect.width - 2 * distance), height: max(0, rect.height - 2 * distance))
        let radii = fittingRadii
        return RoundedRect(
            rect: inner,
            radii: Radii(
                topLeft: max(0, radii.topLeft - distance), topRight: max(0, radii.topRight - distance),
                bottomRight: max(0, radii.bottomRight - distance), bottomLeft: max(0, radii.bottomLeft - distance)),
            curve: curve)
    }
}
