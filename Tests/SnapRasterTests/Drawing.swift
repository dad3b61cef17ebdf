import Foundation
import SnapGraphics
import SnapRaster

/// What the tests draw with.
enum Drawing {
    static let identity = CGAffineTransform.identity

    /// The picture of the given items.
    static func picture(_ width: Int, _ height: Int, _ items: DisplayList.Item...) throws -> Bitmap {
        try picture(width, height, items)
    }

    static func picture(_ width: Int, _ height: Int, _ items: [DisplayList.Item]) throws -> Bitmap {
        var list = DisplayList(width: width, height: height)
        for item in items { list.append(item) }
        return try Rasterizer.draw(list)
    }

    /// The coverage of a shape, as the alpha of black drawn through it.
    static func coverage(
        _ shape: Shape, _ transform: CGAffineTransform = .identity, width: Int, height: Int
    ) throws -> [UInt8] {
        try picture(width, height, .fill(shape, .color(.black), transform)).alphas
    }

    static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    static func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

extension Bitmap {
    var alphas: [UInt8] { pixels.map { UInt8($0 >> 24) } }

    /// A part of the picture; nil where it reaches beyond.
    func crop(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> Bitmap? {
        guard left + width <= self.width, top + height <= self.height else { return nil }
        let rows = (top..<top + height).flatMap { pixels[$0 * self.width + left..<$0 * self.width + left + width] }
        return try? Bitmap(width: width, height: height, pixels: rows)
    }

    /// Coverage as characters: ` ` none, `.` under a third, `-` under two thirds, `+` more, `#` all.
    var ascii: [String] {
        (0..<height).map { y in
            String(
                (0..<width).map { x in
                    switch self[x, y] >> 24 {
                    case 0: " " as Character
                    case 1..<85: "."
                    case 85..<170: "-"
                    case 170..<255: "+"
                    default: "#"
                    }
                })
        }
    }
}

/// Numbers that look random and are always the same: Knuth's 64-bit linear congruential generator.
struct Seeded {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    mutating func byte() -> UInt8 { UInt8(next() & 255) }

    /// From `low` to `high`, in steps of 1/64.
    mutating func length(_ low: Int, _ high: Int) -> CGFloat {
        CGFloat(low * 64 + below((high - low) * 64 + 1)) / 64
    }
}
