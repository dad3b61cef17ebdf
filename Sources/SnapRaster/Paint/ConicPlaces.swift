import Foundation
import SnapGraphics

/// How far round a centre pixels are, clockwise from an angle on, as a fraction of a turn.
struct ConicPlaces {
    private let x: Double
    private let y: Double
    private let sine: Double
    private let cosine: Double
    private let map: DeviceMap

    /// A centre in a gradient's space, to which `map` leads from device pixels, and the angle that the turn begins with.
    init(_ center: CGPoint, _ angle: CGFloat, _ map: DeviceMap) {
        (x, y) = (Double(center.x), Double(center.y))
        (sine, cosine) = StableMath.sineAndCosine(Double(angle))
        self.map = map
    }

    /// The places of four points of a row, in device pixels; 0 at the centre itself.
    @inline(__always)
    func places(_ px: SIMD4<Double>, _ py: Double) -> SIMD4<Double> {
        let dx = px * map.a + (py * map.c + map.tx - x)
        let dy = px * map.b + (py * map.d + map.ty - y)
        return Self.turn(dx * cosine + dy * sine, dy * cosine - dx * sine)
    }

    /// `StableMath.turn` of four vectors at once: to about 1e-10, and 0 for the null vector and for what is not finite.
    @inline(__always)
    private static func turn(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> {
        let (width, height) = (x.replacing(with: -x, where: x .< 0), y.replacing(with: -y, where: y .< 0))
        let isSteep = height .> width
        let (longer, shorter) = (
            width.replacing(with: height, where: isSteep), height.replacing(with: width, where: isSteep)
        )
        // Up to half of a right angle, then to a quarter, where the arctangent's series is short:
        // atan(t) = π/4 + atan((t − 1) / (t + 1)).
        let folded = shorter .> longer * 0.414_213_562_373_095
        let t =
            shorter.replacing(with: shorter - longer, where: folded)
            / longer.replacing(with: shorter + longer, where: folded)
        let square = t * t
        var series = SIMD4<Double>(repeating: 1 / 21)
        series = 1 / 19 - square * series
        series = 1 / 17 - square * series
        series = 1 / 15 - square * series
        series = 1 / 13 - square * series
        series = 1 / 11 - square * series
        series = 1 / 9 - square * series
        series = 1 / 7 - square * series
        series = 1 / 5 - square * series
        series = 1 / 3 - square * series
        series = 1 - square * series
        var turn = t * series * 0.159_154_943_091_895_34
        turn = turn.replacing(with: turn + 0.125, where: folded)
        turn = turn.replacing(with: 0.25 - turn, where: isSteep)
        turn = turn.replacing(with: 0.5 - turn, where: x .< 0)
        turn = turn.replacing(with: 1 - turn, where: y .< 0)
        // What is not in 0..<1, or not a number, is the axis itself.
        return SIMD4<Double>.zero.replacing(with: turn, where: (turn .>= 0) .& (turn .< 1))
    }
}
