import Foundation
import SnapGraphics

/// A picture of one gradient, the size of a phone at 2x; `Benchmarks/raster/cairo.c` has the same ones.
enum GradientScene: String, CaseIterable {
    case down = "gradient-down"
    case across = "gradient-across"
    case slanted = "gradient-slanted"
    case radial = "gradient-radial"
    case conic = "gradient-conic"

    var displayList: DisplayList {
        let (width, height) = (750, 1334)
        let center = CGPoint(x: 300, y: 300)
        let geometry: Gradient.Geometry =
            switch self {
            case .down: .linear(from: .zero, to: CGPoint(x: 0, y: height))
            case .across: .linear(from: .zero, to: CGPoint(x: width, y: 0))
            case .slanted: .linear(from: .zero, to: CGPoint(x: width, y: 300))
            case .radial: .radial(center: center, radius: 0, endCenter: center, endRadius: 900)
            case .conic: .conic(center: center, angle: 0)
            }
        let stops = [Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white)]
        var list = DisplayList(width: width, height: height)
        let box = CGRect(x: 0, y: 0, width: width, height: height)
        list.append(.fill(.rect(box), .gradient(Gradient(geometry, stops: stops)), .identity))
        return list
    }
}
