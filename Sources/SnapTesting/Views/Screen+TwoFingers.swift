import SnapGraphics
public import UIKit

/// Gestures of two fingers. Each takes a quarter of a second of the virtual clock.
extension Screen {
    /// Two fingers on the view with this name go apart, or with a scale below 1 together.
    /// - Parameter scale: of the fingers' distance, above 0.
    public func pinch(_ name: String, scale: CGFloat) throws(ScreenError) {
        pinch(at: try place(of: name), scale: scale)
    }

    /// Two fingers around a point of the screen, in points, go apart, or with a scale below 1 together.
    /// - Parameter scale: of the fingers' distance, above 0.
    public func pinch(at point: CGPoint, scale: CGFloat) {
        precondition(scale > 0, "fingers pinch by a scale above 0, not by \(scale)")
        // The wider distance stays within a phone's width.
        let start = scale < 1 ? Self.wideSpan : Self.wideSpan / scale
        twoFingers(around: point) { part in (start * (1 + (scale - 1) * part), 0) }
    }

    /// Two fingers on the view with this name turn around each other.
    /// - Parameter angle: in radians, clockwise.
    public func rotate(_ name: String, by angle: CGFloat) throws(ScreenError) {
        rotate(at: try place(of: name), by: angle)
    }

    /// Two fingers around a point of the screen, in points, turn around each other.
    /// - Parameter angle: in radians, clockwise.
    public func rotate(at point: CGPoint, by angle: CGFloat) {
        twoFingers(around: point) { part in (Self.wideSpan, angle * part) }
    }

    /// Taps the view with this name with two fingers at once.
    public func twoFingerTap(_ name: String) throws(ScreenError) {
        twoFingerTap(at: try place(of: name))
    }

    /// Taps a point of the screen, in points, with two fingers at once, 30 points to its left and right.
    public func twoFingerTap(at point: CGPoint) {
        press(at: Self.pair(around: point, span: 60, angle: 0)) { $0.lift() }
    }

    /// The distance of two fingers that are far apart, in points.
    private static let wideSpan: CGFloat = 160

    /// - Parameter course: the fingers' distance in points and the angle of the line between them, after a part of the time.
    private func twoFingers(around point: CGPoint, _ course: (CGFloat) -> (span: CGFloat, angle: CGFloat)) {
        func places(after part: CGFloat) -> [CGPoint] {
            let now = course(part)
            return Self.pair(around: point, span: now.span, angle: now.angle)
        }
        press(at: places(after: 0)) { fingers in
            move(fingers, for: 0.25, places)
            fingers.lift()
        }
    }

    private static func pair(around point: CGPoint, span: CGFloat, angle: CGFloat) -> [CGPoint] {
        let (sine, cosine) = StableMath.sineAndCosine(angle)
        let (x, y) = (span / 2 * cosine, span / 2 * sine)
        return [CGPoint(x: point.x - x, y: point.y - y), CGPoint(x: point.x + x, y: point.y + y)]
    }
}
