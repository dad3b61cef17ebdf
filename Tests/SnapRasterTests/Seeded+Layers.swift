import Foundation
import SnapGraphics

/// What layers are made of: gradients, groups that blend, are masked or projected, and backdrops.
extension Seeded {
    mutating func layers(_ count: Int, depth: Int) throws -> [DisplayList.Item] {
        try (0..<count).flatMap { _ in try layer(depth) }
    }

    private mutating func layer(_ depth: Int) throws -> [DisplayList.Item] {
        switch below(depth < 2 ? 8 : 4) {
        case 0: [.fill(shape(), .gradient(gradient()), transform())]
        case 1: [.stroke(path(), strokeStyle(), .gradient(gradient()), transform())]
        case 2:
            [.backdrop(shape(), Backdrop(radius: length(0, 12), saturation: Double(below(9)) / 4), transform())]
        case 3: try item(2)
        case 4: [.beginClip(shape(), transform())] + (try layers(3, depth: depth + 1)) + [.endClip]
        default: [.beginGroup(try group())] + (try layers(3, depth: depth + 1)) + [.endGroup]
        }
    }

    private mutating func group() throws -> DisplayList.Group {
        let modes = BlendMode.allCases
        return DisplayList.Group(
            opacity: Double(below(17)) / 16, blendMode: below(2) == 0 ? .normal : modes[below(modes.count)],
            mask: below(3) == 0 ? try items(2, depth: 2) : nil, projection: below(3) == 0 ? projection() : nil)
    }

    private mutating func projection() -> ProjectiveTransform {
        func number(_ low: Int, _ high: Int) -> Double { Double(length(low, high)) }
        return ProjectiveTransform(
            xx: number(0, 2), xy: number(-1, 1), x1: number(-30, 60), yx: number(-1, 1), yy: number(0, 2),
            y1: number(-30, 60), wx: number(-1, 1) / 200, wy: number(-1, 1) / 200, w1: 1)
    }

    private mutating func gradient() -> Gradient {
        let geometry: Gradient.Geometry =
            switch below(3) {
            case 0: .linear(from: point(), to: point())
            case 1: .radial(center: point(), radius: length(0, 20), endCenter: point(), endRadius: length(0, 90))
            default: .conic(center: point(), angle: length(-4, 4))
            }
        let stops = (0...below(4)).map { _ in Gradient.Stop(location: Double(below(65)) / 64, color: color()) }
        return Gradient(
            geometry, stops: stops.sorted { $0.location < $1.location }, extendsBeforeStart: below(2) == 0,
            extendsAfterEnd: below(2) == 0, transform: below(3) == 0 ? transform() : .identity)
    }
}
