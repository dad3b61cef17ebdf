import Foundation

/// How far along a line pixels are: 0 at its start, 1 at its end.
struct LinearPlaces {
    /// What the place gains from a column to the next, and from a row to the next.
    let across: Double
    let down: Double
    /// The place of the device's origin.
    private let first: Double

    /// A line in a gradient's space, to which `map` leads from device pixels. Nil where it has no length, or its numbers are not
    /// finite.
    init?(_ from: CGPoint, _ to: CGPoint, _ map: DeviceMap) {
        let (x, y) = (Double(from.x), Double(from.y))
        let (width, height) = (Double(to.x) - x, Double(to.y) - y)
        let square = width * width + height * height
        let (dx, dy) = (width / square, height / square)
        across = map.a * dx + map.b * dy
        down = map.c * dx + map.d * dy
        first = (map.tx - x) * dx + (map.ty - y) * dy
        guard abs(across) < 1e100, abs(down) < 1e100, abs(first) < 1e100 else { return nil }
    }

    /// The places of four points of a row, in device pixels.
    @inline(__always)
    func places(_ x: SIMD4<Double>, _ y: Double) -> SIMD4<Double> {
        x * across + (y * down + first)
    }
}
