import Foundation
import SnapGraphics
import Testing

/// Gradients against a plain way: each pixel's place from its middle, and its colour by a division.
@Suite struct GradientRowTests {
    private static let (width, height) = (67, 23)

    /// The pixel at a place in 1/2^20; from the stops, mixed premultiplied in 1/65536 level.
    private static func pixel(_ gradient: Gradient, at place: Int) -> UInt32 {
        let end = 1 << 20
        func channels(_ color: Color) -> [Int] {
            let alpha = Int(color.alpha)
            return [color.red, color.green, color.blue].map { (Int($0) * alpha * 65_536 + 127) / 255 } + [alpha << 16]
        }
        let stops = gradient.stops.map { (place: Int($0.location * Double(end) + 0.5), channels: channels($0.color)) }
        if place < 0, !gradient.extendsBeforeStart { return 0 }
        if place > end, !gradient.extendsAfterEnd { return 0 }
        let next = stops.firstIndex { $0.place > place } ?? stops.count
        let (before, after) = (stops[max(next - 1, 0)], stops[min(next, stops.count - 1)])
        return (0..<4).reduce(0) { pixel, index in
            let (low, high) = (before.channels[index], after.channels[index])
            let part = after.place > before.place ? (place - before.place) << 16 / (after.place - before.place) : 0
            return pixel | UInt32((low + ((high - low) * part) >> 16 + 32_768) >> 16) << UInt32(8 * index)
        }
    }

    /// Rounded down, where what is a whole number but for rounding counts as that.
    private static func integer(_ place: Double) -> Int {
        Int((min(max(place, -1), 2) * 1_048_576 + 1.0 / 1024).rounded(.down))
    }

    private static func picture(_ gradient: Gradient) throws -> Bitmap {
        let box = CGRect(x: 0, y: 0, width: width, height: height)
        return try Drawing.picture(width, height, .fill(.rect(box), .gradient(gradient), .identity))
    }

    private static func gradient(_ geometry: Gradient.Geometry, _ random: inout Seeded, isOpaque: Bool) -> Gradient {
        let stops = (0...1 + random.below(4)).map { _ in
            let color = random.color()
            return Gradient.Stop(
                location: Double(random.below(65)) / 64,
                color: Color(red: color.red, green: color.green, blue: color.blue, alpha: isOpaque ? 255 : color.alpha))
        }
        return Gradient(
            geometry, stops: stops.sorted { $0.location < $1.location },
            extendsBeforeStart: isOpaque || random.below(2) == 0, extendsAfterEnd: isOpaque || random.below(2) == 0)
    }

    @Test(arguments: 0..<24) func `Linear gradients are made pixel by pixel, whichever way they run`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 7000)
        let from = CGPoint(x: random.length(-20, 80), y: random.length(-20, 40))
        var to = CGPoint(x: random.length(-20, 80), y: random.length(-20, 40))
        // Down, across, and slanted.
        if seed % 3 == 0 { to.x = from.x }
        if seed % 3 == 1 { to.y = from.y }
        let gradient = Self.gradient(.linear(from: from, to: to), &random, isOpaque: seed.isMultiple(of: 2))
        let picture = try Self.picture(gradient)
        let (width, height) = (Double(to.x - from.x), Double(to.y - from.y))
        let (across, down) = (width / (width * width + height * height), height / (width * width + height * height))
        let first = (0 - Double(from.x)) * across + (0 - Double(from.y)) * down
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let place = (Double(x) + 0.5) * across + ((Double(y) + 0.5) * down + first)
                #expect(picture[x, y] == Self.pixel(gradient, at: Self.integer(place)), "\(x), \(y)")
            }
        }
    }

    @Test(arguments: 0..<8) func `Circles round one centre are made pixel by pixel`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 7100)
        let center = CGPoint(x: random.length(0, 60), y: random.length(0, 20))
        let (radius, endRadius) = (random.length(0, 9), random.length(10, 50))
        let gradient = Self.gradient(
            .radial(center: center, radius: radius, endCenter: center, endRadius: endRadius), &random,
            isOpaque: seed.isMultiple(of: 2))
        let picture = try Self.picture(gradient)
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let (dx, dy) = (Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
                let place = ((dx * dx + dy * dy).squareRoot() - Double(radius)) / Double(endRadius - radius)
                #expect(picture[x, y] == Self.pixel(gradient, at: Self.integer(place)), "\(x), \(y)")
            }
        }
    }

    @Test(arguments: 0..<8) func `Conic gradients are those of the angle`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 7200)
        let (center, angle) = (CGPoint(x: random.length(0, 60), y: random.length(0, 20)), random.length(-4, 4))
        let gradient = Self.gradient(
            .conic(center: center, angle: angle), &random, isOpaque: seed.isMultiple(of: 2))
        let picture = try Self.picture(gradient)
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let (dx, dy) = (Double(x) + 0.5 - Double(center.x), Double(y) + 0.5 - Double(center.y))
                let turn = (atan2(dy, dx) - Double(angle)) / (2 * .pi)
                // The series is off by up to 10⁻⁹.
                let pixels = [-1e-9, 1e-9].map { off in
                    let place = turn + off - (turn + off).rounded(.down)
                    return Self.pixel(gradient, at: Self.integer(place))
                }
                #expect(pixels.contains(picture[x, y]), "\(x), \(y)")
            }
        }
    }

    @Test func `A place that is a whole number counts as that, wherever the gradient lies`() throws {
        // Half way from black to white is 127.5, which is rounded up: in the middle column of an odd number, for doubles a
        // little more or less than half way.
        for width in stride(from: 3, through: 201, by: 2) {
            let (from, to) = (CGPoint(x: 0.1, y: 0), CGPoint(x: CGFloat(width) + 0.1, y: 0))
            let gradient = Gradient(
                .linear(from: from, to: to),
                stops: [Gradient.Stop(location: 0, color: .black), Gradient.Stop(location: 1, color: .white)])
            let box = CGRect(x: 0, y: 0, width: width + 1, height: 1)
            let picture = try Drawing.picture(
                width + 1, 1, .fill(.rect(box), .gradient(gradient), CGAffineTransform(translationX: -0.1, y: 0)))
            #expect(picture[width / 2, 0] == 0xFF80_8080, "\(width)")
        }
    }

    @Test func `What of a gradient a soft edge lets through is scaled by its coverage`() throws {
        var random = Seeded(7300)
        let gradient = Self.gradient(.linear(from: .zero, to: CGPoint(x: 60, y: 0)), &random, isOpaque: true)
        let shape = Shape.path(Path(ellipseIn: Drawing.rect(2.3, 1.6, 60, 20)), .nonZero)
        let coverage = try Drawing.coverage(shape, width: Self.width, height: Self.height)
        let picture = try Drawing.picture(
            Self.width, Self.height, .fill(shape, .gradient(gradient), .identity))
        let whole = try Self.picture(gradient)
        for (index, level) in coverage.enumerated() {
            let expected = (0..<4).reduce(UInt32(0)) { pixel, channel in
                let product = Double(whole.pixels[index] >> UInt32(8 * channel) & 255) * Double(level) / 255
                return pixel | UInt32(product.rounded()) << UInt32(8 * channel)
            }
            #expect(picture.pixels[index] == expected)
        }
    }
}
