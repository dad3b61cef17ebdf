/// How far around a pixel others count for it, in pixels.
struct Reach: Hashable {
    var x = 0
    var y = 0

    static func + (one: Reach, other: Reach) -> Reach { Reach(x: one.x + other.x, y: one.y + other.y) }
}

extension PixelRect {
    /// The pixels that count for those of this rectangle.
    func expanded(by reach: Reach) -> PixelRect { isEmpty ? self : expanded(byX: reach.x, y: reach.y) }
}
