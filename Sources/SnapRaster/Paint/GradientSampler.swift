import Foundation
import SnapGraphics

/// What a gradient looks like at device pixels.
struct GradientSampler {
    private let ramp: GradientRamp
    private let geometry: Gradient.Geometry
    private let extendsBeforeStart: Bool
    private let extendsAfterEnd: Bool
    /// From device pixels to the gradient's space.
    private let map: DeviceMap

    /// A gradient in an item's space, which `transform` maps to device pixels. Nil where nothing of it can be seen: it has
    /// no stop, or its space is pressed flat or not finite.
    init?(_ gradient: Gradient, _ transform: CGAffineTransform) {
        let toDevice = gradient.transform.concatenating(transform)
        guard let ramp = GradientRamp(gradient), toDevice.determinant != 0, toDevice.determinant.isFinite else {
            return nil
        }
        self.ramp = ramp
        geometry = gradient.geometry
        extendsBeforeStart = gradient.extendsBeforeStart
        extendsAfterEnd = gradient.extendsAfterEnd
        map = DeviceMap(toDevice.inverted())
    }

    /// Writes the pixels of device row `y` in `columns` to the beginning of `out`, premultiplied.
    func fetch(_ y: Int, _ columns: Range<Int>, into out: inout [UInt32]) {
        switch geometry {
        case .linear(let from, let to):
            let line = LinearPlace(from, to)
            fill(y, columns, &out) { line.place($0, $1) }
        case .radial(let center, let radius, let endCenter, let endRadius):
            let circles = RadialPlace(
                center, radius, endCenter, endRadius, allowsBefore: extendsBeforeStart, allowsAfter: extendsAfterEnd)
            fill(y, columns, &out) { circles.place($0, $1) }
        case .conic(let center, let angle):
            let (x, y0) = (Double(center.x), Double(center.y))
            let start = StableMath.sineAndCosine(Double(angle))
            fill(y, columns, &out) { (px, py) in
                let (dx, dy) = (px - x, py - y0)
                return StableMath.turn(
                    x: dx * start.cosine + dy * start.sine, y: dy * start.cosine - dx * start.sine)
            }
        }
    }

    /// Asks `place` for each pixel's middle, in the gradient's space, where on the gradient it is: 0 start, 1 end, nil nowhere.
    @inline(__always)
    private func fill(
        _ y: Int, _ columns: Range<Int>, _ out: inout [UInt32], _ place: (Double, Double) -> Double?
    ) {
        var segment = 0
        let middle = Double(y) + 0.5
        for (index, x) in columns.enumerated() {
            let column = Double(x) + 0.5
            let (px, py) = (
                map.a * column + map.c * middle + map.tx, map.b * column + map.d * middle + map.ty
            )
            guard let place = place(px, py) else {
                out[index] = 0
                continue
            }
            // Far outside is as good as just outside, and fits an integer.
            let step = (min(max(place, -1), 2) * Double(GradientRamp.end)).rounded(.down)
            out[index] = ramp.pixel(at: Int(step), &segment)
        }
    }
}
