import Foundation

/// A point or a direction in a path's own units.
struct Vector: Hashable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    init(_ point: CGPoint) {
        self.init(Double(point.x), Double(point.y))
    }

    static func + (left: Vector, right: Vector) -> Vector { Vector(left.x + right.x, left.y + right.y) }
    static func - (left: Vector, right: Vector) -> Vector { Vector(left.x - right.x, left.y - right.y) }
    static func * (left: Vector, factor: Double) -> Vector { Vector(left.x * factor, left.y * factor) }
    static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }

    func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

    var length: Double { (x * x + y * y).squareRoot() }

    /// A quarter turn from x towards y.
    var turned: Vector { Vector(-y, x) }

    /// The same direction at length 1; nil where there is none.
    var unit: Vector? {
        // Scaled first, so that squares of tiny and huge lengths stay numbers.
        let largest = max(abs(x), abs(y))
        guard largest > 0, largest.isFinite else { return nil }
        let scaled = Vector(x / largest, y / largest)
        return scaled * (1 / scaled.length)
    }
}
