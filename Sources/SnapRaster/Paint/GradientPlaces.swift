import Foundation

/// How far along a line a point is: 0 at its start, 1 at its end.
struct LinearPlace {
    private let x: Double
    private let y: Double
    private let dx: Double
    private let dy: Double

    init(_ from: CGPoint, _ to: CGPoint) {
        (x, y) = (Double(from.x), Double(from.y))
        let (width, height) = (Double(to.x) - x, Double(to.y) - y)
        let square = width * width + height * height
        (dx, dy) = (width / square, height / square)
    }

    /// Nil where the line has no length.
    @inline(__always)
    func place(_ px: Double, _ py: Double) -> Double? {
        let place = (px - x) * dx + (py - y) * dy
        return place.isNaN ? nil : place
    }
}

/// Which of the circles between two, that grow one into the other, passes through a point; of several the one that is drawn last.
///
/// With c(t) = c₀ + t·(c₁ − c₀) and r(t) = r₀ + t·(r₁ − r₀) it is the largest t where |p − c(t)| = r(t) ≥ 0: the roots of
/// a·t² − 2·b·t + c. Source: PDF 32000-1:2008, 8.7.4.5.4 (radial shadings). Where the circles touch, a is 0, and of the two
/// roots only c/2b is left.
struct RadialPlace {
    private let x: Double
    private let y: Double
    private let radius: Double
    private let dx: Double
    private let dy: Double
    private let growth: Double
    private let a: Double
    private let touch: Bool
    private let allowsBefore: Bool
    private let allowsAfter: Bool

    init(
        _ center: CGPoint, _ radius: CGFloat, _ endCenter: CGPoint, _ endRadius: CGFloat, allowsBefore: Bool,
        allowsAfter: Bool
    ) {
        (x, y, self.radius) = (Double(center.x), Double(center.y), Double(radius))
        (dx, dy) = (Double(endCenter.x) - x, Double(endCenter.y) - y)
        growth = Double(endRadius) - Double(radius)
        a = dx * dx + dy * dy - growth * growth
        // What is left of 0 when numbers like 0.1 are rounded is not 0, but no larger than this.
        let rounding =
            abs(dx) * (abs(x) + abs(Double(endCenter.x))) + abs(dy) * (abs(y) + abs(Double(endCenter.y)))
            + abs(growth) * (abs(self.radius) + abs(Double(endRadius)))
        touch = abs(a) <= rounding * 0x1p-48
        self.allowsBefore = allowsBefore
        self.allowsAfter = allowsAfter
    }

    @inline(__always)
    func place(_ px: Double, _ py: Double) -> Double? {
        let (qx, qy) = (px - x, py - y)
        let b = qx * dx + qy * dy + radius * growth
        let c = qx * qx + qy * qy - radius * radius
        if touch {
            let place = c / (2 * b)
            return place.isFinite && isDrawn(place) ? place : nil
        }
        let square = b * b - a * c
        guard square >= 0 else { return nil }
        // The sum that does not cancel gives one root, and the other by their product c/a.
        let sum = b < 0 ? b - square.squareRoot() : b + square.squareRoot()
        let (one, other) = (sum / a, sum == 0 ? 0 : c / sum)
        let (later, earlier) = (max(one, other), min(one, other))
        return isDrawn(later) ? later : isDrawn(earlier) ? earlier : nil
    }

    @inline(__always)
    private func isDrawn(_ place: Double) -> Bool {
        radius + place * growth >= 0 && (place >= 0 || allowsBefore) && (place <= 1 || allowsAfter)
    }
}
