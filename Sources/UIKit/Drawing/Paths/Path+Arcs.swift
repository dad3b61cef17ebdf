import Foundation
import SnapGraphics

extension Path {
    /// Adds a circular arc, after a line from the current point to its start if there is a current point.
    ///
    /// Angles are in radians; `increasing` arcs run towards greater angles, which is clockwise on screen. Angles a full turn or more
    /// apart give one full turn. Each quarter turn at most is one cubic.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increasing: Bool
    ) {
        guard startAngle.isFinite, endAngle.isFinite, radius.isFinite else { return }
        let sweep = Self.sweep(from: startAngle, to: endAngle, increasing: increasing)
        func direction(_ angle: CGFloat) -> (sine: CGFloat, cosine: CGFloat) {
            let (sine, cosine) = StableMath.sineAndCosine(Double(angle))
            return (CGFloat(sine), CGFloat(cosine))
        }
        var from = direction(startAngle)
        let start = CGPoint(x: center.x + radius * from.cosine, y: center.y + radius * from.sine)
        if isEmpty { move(to: start) } else { addLine(to: start) }

        let pieces = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
        guard pieces >= 1 else { return }
        // A cubic's handles are 4/3·tan(angle/4) radii long; tan(x) = sin(2x) / (1 + cos(2x)).
        let half = direction(sweep / pieces / 2)
        let handle = radius * 4 / 3 * half.sine / (1 + half.cosine)
        for piece in 1...Int(pieces) {
            let to = direction(startAngle + sweep * CGFloat(piece) / pieces)
            let first = CGPoint(x: center.x + radius * from.cosine, y: center.y + radius * from.sine)
            let last = CGPoint(x: center.x + radius * to.cosine, y: center.y + radius * to.sine)
            addCurve(
                to: last,
                control1: CGPoint(x: first.x - handle * from.sine, y: first.y + handle * from.cosine),
                control2: CGPoint(x: last.x + handle * to.sine, y: last.y - handle * to.cosine))
            from = to
        }
    }

    /// The signed angle to run through: within a full turn, and a full turn where the angles are that far apart.
    private static func sweep(from start: CGFloat, to end: CGFloat, increasing: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = end - start
        // Sums of fractions of π miss the full turn by a few ulps.
        if abs(difference) > turn - 1e-9 { return increasing ? turn : -turn }
        if increasing { return difference < 0 ? difference + turn : difference }
        return difference > 0 ? difference - turn : difference
    }

    /// Adds a line and the arc of the given radius that touches both the line from the current point to `corner` and the line from
    /// `corner` to `end`; the arc ends where it touches the second.
    mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
        let begin = currentPoint ?? corner
        func unit(_ point: CGPoint) -> (x: CGFloat, y: CGFloat)? {
            let (dx, dy) = (point.x - corner.x, point.y - corner.y)
            let length = (dx * dx + dy * dy).squareRoot()
            return length > 0 ? (dx / length, dy / length) : nil
        }
        guard radius > 0, let back = unit(begin), let forth = unit(end) else {
            addLine(to: corner)
            return
        }
        let cosine = back.x * forth.x + back.y * forth.y
        guard abs(cosine) < 1 - 1e-12 else {
            addLine(to: corner)
            return
        }
        // Half the angle between the lines.
        let halfSine = ((1 - cosine) / 2).squareRoot()
        let halfCosine = ((1 + cosine) / 2).squareRoot()
        let reach = radius * halfCosine / halfSine
        let bisector = (x: (back.x + forth.x) / (2 * halfCosine), y: (back.y + forth.y) / (2 * halfCosine))
        let toMiddle = radius / halfSine - radius
        func point(_ direction: (x: CGFloat, y: CGFloat), _ distance: CGFloat) -> CGPoint {
            CGPoint(x: corner.x + direction.x * distance, y: corner.y + direction.y * distance)
        }
        // Two cubics, each a quarter turn at most: half the arc is (π − angle)/2.
        let quarterSine = ((1 - halfSine) / 2).squareRoot()
        let quarterCosine = ((1 + halfSine) / 2).squareRoot()
        let handle = radius * 4 / 3 * quarterSine / (1 + quarterCosine)
        let middle = point(bisector, toMiddle)
        // At the middle the arc runs across the bisector, from the first line's side to the second's.
        let across = (x: (forth.x - back.x) / (2 * halfSine), y: (forth.y - back.y) / (2 * halfSine))
        addLine(to: point(back, reach))
        addCurve(
            to: middle, control1: point(back, reach - handle),
            control2: CGPoint(x: middle.x - across.x * handle, y: middle.y - across.y * handle))
        addCurve(
            to: point(forth, reach),
            control1: CGPoint(x: middle.x + across.x * handle, y: middle.y + across.y * handle),
            control2: point(forth, reach - handle))
    }
}
