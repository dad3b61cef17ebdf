public import Foundation

/// Colours that change along a line, between two circles, or round a point.
///
/// Between two stops colours are mixed premultiplied, so that a transparent stop does not darken its neighbours. At two stops in
/// one place the colour jumps.
public struct Gradient: Hashable, Sendable {
    /// A colour and where it stands: 0 is the gradient's start, 1 its end.
    public struct Stop: Hashable, Sendable {
        public var location: Double
        public var color: Color

        public init(location: Double, color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// What the colours follow.
    public enum Geometry: Hashable, Sendable {
        case linear(from: CGPoint, to: CGPoint)
        /// The circles grow from the first into the second, as Core Graphics' `drawRadialGradient` has it.
        case radial(center: CGPoint, radius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
        /// Once round the centre, clockwise on a screen (y down); `angle`, in radians from the x axis, is start and end.
        case conic(center: CGPoint, angle: CGFloat)
    }

    public var geometry: Geometry
    /// In order of their location; one that is out of order, or outside of 0…1, counts as at the nearest place in order.
    public var stops: [Stop]
    /// Whether the first colour goes on before the start; if not, nothing is drawn there.
    public var extendsBeforeStart: Bool
    /// Whether the last colour goes on after the end.
    public var extendsAfterEnd: Bool
    /// From the gradient's space to the item's: turns circles into ellipses.
    public var transform: CGAffineTransform

    public init(
        _ geometry: Geometry, stops: [Stop], extendsBeforeStart: Bool = true, extendsAfterEnd: Bool = true,
        transform: CGAffineTransform = .identity
    ) {
        self.geometry = geometry
        self.stops = stops
        self.extendsBeforeStart = extendsBeforeStart
        self.extendsAfterEnd = extendsAfterEnd
        self.transform = transform
    }
}
