import Foundation
import SnapGraphics

/// What a gradient looks like at device pixels.
struct GradientSampler {
    private enum Geometry {
        case linear(LinearPlaces)
        case radial(RadialPlaces)
        case conic(ConicPlaces)
    }

    private let ramp: GradientRamp
    private let geometry: Geometry
    /// Of the ramp, where there are many places to look up.
    private let table: [UInt32]

    /// A gradient in an item's space, which `transform` maps to device pixels. Nil where nothing of it can be seen: it has
    /// no stop or no length, or its space is pressed flat or not finite.
    init?(_ gradient: Gradient, _ transform: CGAffineTransform) {
        let toDevice = gradient.transform.concatenating(transform)
        guard let ramp = GradientRamp(gradient), toDevice.determinant != 0, toDevice.determinant.isFinite else {
            return nil
        }
        let map = DeviceMap(toDevice.inverted())
        switch gradient.geometry {
        case .linear(let from, let to):
            guard let line = LinearPlaces(from, to, map) else { return nil }
            geometry = .linear(line)
        case .radial(let center, let radius, let endCenter, let endRadius):
            geometry = .radial(
                RadialPlaces(
                    center, radius, endCenter, endRadius, allowsBefore: gradient.extendsBeforeStart,
                    allowsAfter: gradient.extendsAfterEnd, map))
        case .conic(let center, let angle):
            geometry = .conic(ConicPlaces(center, angle, map))
        }
        self.ramp = ramp
        let isAlongAxis = if case .linear(let line) = geometry { line.across == 0 || line.down == 0 } else { false }
        table = isAlongAxis ? [] : ramp.makeTable()
    }

    /// True where a row shows one colour.
    var hasPlainRows: Bool { if case .linear(let line) = geometry { line.across == 0 } else { false } }

    /// True where all rows look the same.
    var hasEqualRows: Bool { if case .linear(let line) = geometry { line.down == 0 } else { false } }

    /// True where every pixel shows an opaque colour.
    var isOpaque: Bool {
        if case .radial(let circles) = geometry, !circles.areConcentric { return false }
        return ramp.isOpaque
    }

    /// Writes the pixels of device row `y` in `columns` to `out`, from `start` on; premultiplied.
    func fetch(_ y: Int, _ columns: Range<Int>, into out: inout [UInt32], at start: Int) {
        let middle = Double(y) + 0.5
        switch geometry {
        case .linear(let line):
            GradientKernels.fill(&out, at: start, columns, ramp, table) { line.places($0, middle) }
        case .radial(let circles):
            GradientKernels.fill(&out, at: start, columns, ramp, table) { circles.places($0, middle) }
        case .conic(let turns):
            GradientKernels.fill(&out, at: start, columns, ramp, table) { turns.places($0, middle) }
        }
    }
}
