import Foundation

/// Which of the circles between two, that grow one into the other, pass through pixels; of several the one that is drawn last.
///
/// With c(t) = c₀ + t·(c₁ − c₀) and r(t) = r₀ + t·(r₁ − r₀) it is the largest t where |p − c(t)| = r(t) ≥ 0: the roots of
/// a·t² − 2·b·t + c. Source: PDF 32000-1:2008, 8.7.4.5.4 (radial shadings). Where the circles touch, a is 0, and of the two
/// roots only c/2b is left.
struct RadialPlaces {
    private let x: Double
    private let y: Double
    private let radius: Double
    private let dx: Double
    private let dy: Double
    private let growth: Double
    private let a: Double
    private let touch: Bool
    private let map: DeviceMap
    private let allowsBefore: Bool
    private let allowsAfter: Bool

    /// Circles in a gradient's space, to which `map` leads from device pixels.
    init(
        _ center: CGPoint, _ radius: CGFloat, _ endCenter: CGPoint, _ endRadius: CGFloat, allowsBefore: Bool,
        allowsAfter: Bool, _ map: DeviceMap
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
        self.map = map
    }

    /// True where all circles have one centre: then one of them passes through every point.
    var areConcentric: Bool { dx == 0 && dy == 0 && growth != 0 && growth.isFinite }

    /// The places of four points of a row, in device pixels; `GradientRamp.nowhere` where no circle passes.
    @inline(__always)
    func places(_ px: SIMD4<Double>, _ py: Double) -> SIMD4<Double> {
        let qx = px * map.a + (py * map.c + map.tx - x)
        let qy = px * map.b + (py * map.d + map.ty - y)
        let square = qx * qx + qy * qy
        if areConcentric { return (square.squareRoot() - radius) / growth }
        let b = qx * dx + qy * dy + radius * growth
        let c = square - radius * radius
        let nowhere = SIMD4(repeating: GradientRamp.nowhere)
        if touch { return drawn(c / (2 * b), or: nowhere) }
        // The sum that does not cancel gives one root, and the other by their product c/a. No root is not a number.
        let root = (b * b - a * c).squareRoot()
        let sum = b + root.replacing(with: -root, where: b .< 0)
        let one = sum / a
        let other = (c / sum).replacing(with: 0, where: sum .== 0)
        let (later, earlier) = (
            one.replacing(with: other, where: one .< other), other.replacing(with: one, where: one .< other)
        )
        return drawn(later, or: drawn(earlier, or: nowhere))
    }

    /// `places` where circles are drawn, otherwise `others`.
    @inline(__always)
    private func drawn(_ places: SIMD4<Double>, or others: SIMD4<Double>) -> SIMD4<Double> {
        let first = allowsBefore ? -Double.greatestFiniteMagnitude : 0
        let last = allowsAfter ? Double.greatestFiniteMagnitude : 1
        let isDrawn = (radius + places * growth .>= 0) .& (places .>= first) .& (places .<= last)
        return others.replacing(with: places, where: isDrawn)
    }
}
