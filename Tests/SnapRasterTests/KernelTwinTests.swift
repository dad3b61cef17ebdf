import Foundation
import SnapGraphics
import Testing

@testable import SnapRaster

/// Further inner loops against plain ones, on random input.
@Suite struct KernelTwinTests {
    private static func level(_ pixel: UInt32, _ channel: Int) -> Int { Int(pixel >> UInt32(8 * channel) & 255) }

    @Test(arguments: 0..<20) func `Levels times a mask are products over 255, to the nearest`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8600)
        let (mask, others) = ((0..<50).map { _ in random.byte() }, (0..<50).map { _ in random.byte() })
        let (fromMask, first, count) = (random.below(20), random.below(20), 1 + random.below(30))
        for level: UInt8 in [0, 1 + random.byte() / 2] {
            var levels = [UInt8](repeating: 77, count: 31)
            PixelKernels.multiply(
                &levels, mask: mask, from: fromMask, count: count, by: others, from: first, level: level)
            let plain = (0..<count).map { index in
                let product = Int(mask[fromMask + index]) * Int(level == 0 ? others[first + index] : level)
                return UInt8((2 * product + 255) / 510)
            }
            #expect(levels == plain + Array(repeating: 77, count: 31 - count))
        }
    }

    @Test(arguments: [-3, 0, 0.25, 0.5, 1, 1.8, 2.5, 40, .nan])
    func `Colours move away from their luminance`(factor: Double) {
        var random = Seeded(8620)
        let strength = Saturation(factor)
        let used = factor.isNaN ? 1 : min(max(factor, -16), 16)
        for _ in 0..<200 {
            let alpha = random.below(256)
            let levels = (0..<3).map { _ in random.below(alpha + 1) }
            let pixel = UInt32(levels[0]) | UInt32(levels[1]) << 8 | UInt32(levels[2]) << 16 | UInt32(alpha) << 24
            let luminance = 0.2126 * Double(levels[0]) + 0.7152 * Double(levels[1]) + 0.0722 * Double(levels[2])
            let result = strength.apply(pixel)
            #expect(result >> 24 == alpha)
            for channel in 0..<3 {
                let exact = luminance + (Double(levels[channel]) - luminance) * used
                // Weights in 1/4096: a quarter level off where the factor is 2, and half of that for the rounding of the rest.
                let slack = 0.51 + abs(1 - used) * 255 * 1.5 / 4096
                #expect(abs(Double(Self.level(result, channel)) - min(max(exact, 0), Double(alpha))) <= slack)
            }
        }
    }

    @Test(arguments: 0..<20) func `A place on a plane is mixed of four pixels, nothing around it`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8630)
        let box = PixelRect(left: -3, top: 2, right: 4, bottom: 7)
        var plane = Surface(box)
        for index in plane.pixels.indices {
            plane.pixels[index] = UInt32(random.next()) << 1 | UInt32(random.below(2))
        }
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            (box.left..<box.right).contains(x) && (box.top..<box.bottom).contains(y)
                ? plane.pixels[plane.index(x, y)] : 0
        }
        for _ in 0..<40 {
            // In steps of 1/256 pixel, from the centre of the upper left one of the four.
            let (x, y) = (random.below(11 * 256) - 5 * 256, random.below(9 * 256))
            let mixed = PlaneSampler(plane).pixel(at: Double(x) / 256 + 0.5, Double(y) / 256 + 0.5)
            let (column, row, right, lower) = (x >> 8, y >> 8, x & 255, y & 255)
            for channel in 0..<4 {
                let top =
                    Self.level(pixel(column, row), channel) * (256 - right)
                    + Self.level(pixel(column + 1, row), channel) * right
                let bottom =
                    Self.level(pixel(column, row + 1), channel) * (256 - right)
                    + Self.level(pixel(column + 1, row + 1), channel) * right
                #expect(Self.level(mixed, channel) == (top * (256 - lower) + bottom * lower + 32_768) / 65_536)
            }
        }
    }

    @Test func `Three windows have the width that the standard asks for, and one middle`() {
        for radius in stride(from: 0, through: 40 * 256, by: 32) {
            let windows = BoxBlur.windows(radius: radius)
            // W3C, Filter Effects: ⌊σ·3·√(2π)/4 + ½⌋.
            let width = Int((Double(radius) / 256 * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
            guard width > 1 else {
                #expect(windows.isEmpty)
                continue
            }
            let widths = windows.map { $0.before + $0.after + 1 }
            #expect(widths == (width % 2 == 1 ? [width, width, width] : [width, width, width + 1]))
            #expect(windows.reduce(0) { $0 + $1.before - $1.after } == 0)
        }
    }

    @Test(arguments: 0..<40) func `Weights of a shrunk side are what many places in a device pixel see`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8640)
        let count = 8 + random.below(20)
        let caps = (first: random.below(4), last: random.below(4))
        let isWhole = seed % 3 == 0
        let tiles = seed % 2 == 0
        let length = isWhole ? Double(count) : Double(caps.first + caps.last + 5 + random.below(60)) + 0.25
        let layout =
            isWhole ? ImageLayout(count: count) : ImageLayout(count: count, caps: caps, length: length, tiles: tiles)
        /// The pixel at a place of the destination.
        func source(_ place: Double) -> Int {
            let (from, to, middle) = (Double(caps.first), length - Double(caps.last), count - caps.first - caps.last)
            if isWhole || place < from { return Int(place) }
            if place >= to { return count - caps.last + Int(place - to) }
            return caps.first
                + (tiles ? Int(place - from) % middle : Int((place - from) / (to - from) * Double(middle)))
        }
        // So short that a stretched middle is shrunk, too.
        let middle = Double(count - caps.first - caps.last) / (length - Double(caps.first + caps.last))
        let size = length * min(middle, 1) / (1.5 + Double(random.below(100)) / 32)
        let start = Double(random.below(32)) / 32
        let axis = ImageAxis(0..<Int(start + size), layout, start: start, size: size)
        for device in axis.range {
            var seen = [Double](repeating: 0, count: count)
            for part in 0..<4000 {
                let place = (Double(device) + (Double(part) + 0.5) / 4000 - start) * length / size
                if place >= 0, place < length { seen[source(place)] += 1 }
            }
            let all = seen.reduce(0, +)
            var weights = [Double](repeating: 0, count: count)
            for tap in axis.taps(device) {
                weights[axis.sources[tap]] += Double(axis.weights[tap]) / Double(axis.totals[device])
            }
            // Ends are rounded to 1/256 pixel, shares of pieces to 1/256 of the device pixel.
            for (weight, exact) in zip(weights, seen) { #expect(abs(weight - exact / all) < 0.012) }
        }
    }

    @Test(arguments: 0..<100) func `A letter's box and map are those of its outline, placed and then moved`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8660)
        // In sixteenths: products and sums of them are exact, so that the order of steps does not matter.
        func length(_ low: Int, _ high: Int) -> CGFloat { CGFloat(low * 16 + random.below((high - low) * 16)) / 16 }
        let outline = GlyphOutline(
            path: Path(rect: CGRect(x: length(-1, 1), y: length(-1, 1), width: length(0, 2), height: length(0, 2))),
            id: 0)
        let glyph = PlacedGlyph(
            outline: outline, origin: CGPoint(x: length(-50, 50), y: length(-50, 50)), scaleX: length(1, 40),
            scaleY: length(1, 40))
        let transform = CGAffineTransform(
            a: length(-3, 3), b: length(-2, 2), c: length(-2, 2), d: length(-3, 3), tx: length(-9, 9), ty: length(-9, 9)
        )
        let placement = glyph.placement.concatenating(transform)
        let map = DeviceMap(glyph, under: DeviceMap(transform))
        #expect(map.isLinearlyEqual(to: DeviceMap(placement)) && map.translation == DeviceMap(placement).translation)
        #expect(PixelRect(around: outline.bounds, under: map) == PixelRect(around: outline.bounds.applying(placement)))
    }

    @Test func `What has no box, or a number that is none, touches no pixel`() {
        let map = DeviceMap(CGAffineTransform(scaleX: 2, y: 2))
        #expect(PixelRect(around: .null, under: map).isEmpty)
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        #expect(PixelRect(around: unit, under: DeviceMap(CGAffineTransform(scaleX: .nan, y: 1))).isEmpty)
        // Half open, with a pixel to spare on each side.
        #expect(PixelRect(around: unit, under: map) == PixelRect(left: -1, top: -1, right: 3, bottom: 3))
    }

    @Test func `Boxes touch where they have a pixel in common`() {
        let box = PixelRect(left: 2, top: 3, right: 6, bottom: 7)
        for left in 0..<8 {
            for top in 0..<9 {
                let other = PixelRect(left: left, top: top, right: left + 2, bottom: top + 1)
                #expect(box.touches(other) == !box.intersection(other).isEmpty)
            }
        }
    }

    @Test func `A letter's lines must be inside of the box that it is drawn in`() async {
        await #expect(processExitsWith: .failure) {
            var path = Path(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
            path.close()
            var cache = GlyphLineCache()
            let lines = cache.lines(of: GlyphOutline(path: path, id: 0), DeviceMap(.identity))
            var pixels = [UInt32](repeating: 0, count: 64)
            var tile = GlyphTile()
            tile.fill(
                lines, at: .zero, in: PixelRect(left: 0, top: 0, right: 8, bottom: 8), with: 0xFF00_0000, &pixels,
                at: 0,
                stride: 8)
        }
    }
}
