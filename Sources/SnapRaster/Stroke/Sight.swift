import Foundation
import SnapGraphics

/// Which parts of a stroke can be seen: a stroke of any width costs what is visible of it.
struct Sight {
    private let extent: PixelRect
    private let map: DeviceMap
    /// Device pixels a unit of the path, from above and from below.
    private let scale: (longest: Double, shortest: Double)
    /// How far a stroke reaches from its centre line, in device pixels.
    let margin: Double

    /// - Parameter half: half of the width, in the path's units.
    init(_ extent: PixelRect, _ map: DeviceMap, _ style: StrokeStyle, half: Double) {
        self.extent = extent
        self.map = map
        scale = (map.largestScale, map.smallestScale)
        margin = (1 + 2 * style.usableMiterLimit) * half * scale.longest + 1
    }

    /// False for a contour whose stroke lies outside of the extent.
    func reaches(_ contour: Path) -> Bool {
        let box = PointBox(contour.points, map)
        return box.left - margin < Double(extent.right) && box.right + margin > Double(extent.left)
            && box.top - margin < Double(extent.bottom) && box.bottom + margin > Double(extent.top)
    }

    /// The farthest that anything inside of the extent may be from a point of the contour, in the contour's units.
    func farthest(from contour: Path) -> Double {
        guard scale.shortest > 0 else { return .infinity }
        let box = PointBox(contour.points, map)
        let width = max(Double(extent.right) - box.left, box.right - Double(extent.left)) + 1
        let height = max(Double(extent.bottom) - box.top, box.bottom - Double(extent.top)) + 1
        return (width * width + height * height).squareRoot() / scale.shortest
    }

    /// Adds the outline of all that can be seen.
    func addExtent(to edges: inout EdgeList) {
        let corners = [
            (extent.left, extent.top), (extent.right, extent.top), (extent.right, extent.bottom),
            (extent.left, extent.bottom),
        ].map { DevicePoint(Double($0.0), Double($0.1)) }
        for (from, to) in zip(corners, corners.dropFirst() + [corners[0]]) { edges.addLine(from, to) }
    }

    /// Whether half of a width, in the path's units, is more than the extent measures from corner to corner.
    func isNarrower(than half: Double) -> Bool {
        let (width, height) = (Double(extent.width), Double(extent.height))
        return half * scale.shortest > (width * width + height * height).squareRoot()
    }

    /// Whether nothing within a radius around a point, in the path's units, lies inside of the extent.
    func misses(around point: Vector, radius: Double) -> Bool {
        let device = map.apply(CGPoint(x: point.x, y: point.y))
        let distance = radius * scale.longest + 1
        return device.x + distance < Double(extent.left) || device.x - distance > Double(extent.right)
            || device.y + distance < Double(extent.top) || device.y - distance > Double(extent.bottom)
    }

    /// Adds a closed contour. Lines that follow each other beyond one side of the extent become one line: what they add to the winding
    /// of its pixels is told by where they begin and end.
    func add(_ contour: [Vector], to edges: inout EdgeList) {
        guard let last = contour.last else { return }
        var from = devicePoint(last)
        var end: DevicePoint?
        var common = sides(of: from)
        for point in contour {
            let to = devicePoint(point)
            let sides = sides(of: to)
            if common.isDisjoint(with: sides), let last = end {
                edges.addLine(from, last)
                (from, end, common) = (last, nil, self.sides(of: last))
            }
            common.formIntersection(sides)
            if common.isEmpty {
                edges.addLine(from, to)
                (from, common) = (to, sides)
            } else {
                end = to
            }
        }
        if let end { edges.addLine(from, end) }
    }

    private func devicePoint(_ point: Vector) -> DevicePoint { map.devicePoint(CGPoint(x: point.x, y: point.y)) }

    private struct Sides: OptionSet {
        let rawValue: UInt8
        static let left = Sides(rawValue: 1)
        static let right = Sides(rawValue: 2)
        static let above = Sides(rawValue: 4)
        static let below = Sides(rawValue: 8)
    }

    /// The sides of the extent that a point lies beyond, by more than a pixel.
    private func sides(of point: DevicePoint) -> Sides {
        var sides: Sides = []
        if point.x < Double(extent.left - 1) { sides.insert(.left) }
        if point.x > Double(extent.right + 1) { sides.insert(.right) }
        if point.y < Double(extent.top - 1) { sides.insert(.above) }
        if point.y > Double(extent.bottom + 1) { sides.insert(.below) }
        return sides
    }
}

/// The box around some points, in device pixels.
private struct PointBox {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity

    init(_ points: [CGPoint], _ map: DeviceMap) {
        for point in points {
            let (x, y) = map.apply(point)
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), max(bottom, y))
        }
    }
}

extension Path {
    /// The parts that begin with a move, each a path of its own.
    var contours: [Path] {
        let starts = verbs.indices.filter { verbs[$0] == .move }
        guard starts.count > 1 else { return [self] }
        var result: [Path] = []
        var point = 0
        for (index, start) in starts.enumerated() {
            var contour = Path()
            for verb in verbs[start..<(index + 1 < starts.count ? starts[index + 1] : verbs.count)] {
                switch verb {
                case .move: contour.move(to: points[point])
                case .line: contour.addLine(to: points[point])
                case .quad: contour.addQuad(to: points[point + 1], control: points[point])
                case .cubic:
                    contour.addCurve(to: points[point + 2], control1: points[point], control2: points[point + 1])
                case .close: contour.close()
                }
                point += verb.pointCount
            }
            result.append(contour)
        }
        return result
    }
}
