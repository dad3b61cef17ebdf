import SnapGraphics
import Testing

@testable import SnapRaster

/// The inner loops of blurs and pictures against plain ones, on random input; those of blending are in `BlendTests`, those of coverage
/// in `ExactAreaTests`.
@Suite struct KernelTests {
    private static func level(_ pixel: UInt32, _ channel: Int) -> Int { Int(pixel >> UInt32(8 * channel) & 255) }

    @Test(arguments: 0..<30) func `A box pass is the mean over each window, to the nearest`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8000)
        let (lines, count) = (1 + random.below(4), 1 + random.below(40))
        let window = BoxBlur.Window(before: random.below(20), after: random.below(20))
        let pixels = (0..<lines * count).map { _ in
            BoxBlur.Pixel(
                UInt16(random.below(65_281)), UInt16(random.below(65_281)), UInt16(random.below(65_281)),
                UInt16(random.below(65_281)))
        }
        // Rows next to each other, and the same turned: columns.
        let isTurned = seed.isMultiple(of: 2)
        let (lineStride, step) = isTurned ? (1, lines) : (count, 1)
        let means = BoxBlur.pass(pixels, lines: lines, lineStride: lineStride, count: count, step: step, window)
        let size = window.before + window.after + 1
        for line in 0..<lines {
            for index in 0..<count {
                let inside = (index - window.before...index + window.after).map {
                    pixels[line * lineStride + min(max($0, 0), count - 1) * step]
                }
                for channel in 0..<4 {
                    let sum = inside.reduce(0) { $0 + Int($1[channel]) }
                    #expect(Int(means[line * lineStride + index * step][channel]) == (2 * sum + size) / (2 * size))
                }
            }
        }
    }

    @Test(arguments: 0..<30) func `Pixels between pixels are mixed by distance, and single ones taken`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8100)
        let (width, height) = (1 + random.below(9), 1 + random.below(9))
        let pixels = (0..<width * height).map { _ in UInt32(random.next()) << 1 | UInt32(random.below(2)) }
        let start = (u: (random.below(24) - 8) << 29, v: (random.below(24) - 8) << 29)
        let step = (u: random.below(5) << 30, v: (random.below(9) - 4) << 29)
        func pixel(_ x: Int, _ y: Int) -> UInt32 {
            pixels[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
        }
        for isMixing in [false, true] {
            var row = [UInt32](repeating: 0, count: 12)
            PixelSampler.fetch(
                pixels, width: width, height: height, from: start, step: step, count: 12, mixing: isMixing, into: &row)
            for index in 0..<12 {
                let (u, v) = (start.u + index * step.u, start.v + index * step.v)
                guard isMixing else {
                    #expect(row[index] == pixel(u >> 32, v >> 32))
                    continue
                }
                // Steps of 1/256 pixel from the centres of the upper left of four, in units of 1/65536 of their product.
                let (x, y) = ((u - 1 << 31 + 1 << 23) >> 24, (v - 1 << 31 + 1 << 23) >> 24)
                for channel in 0..<4 {
                    var sum = 0
                    for (offsetX, shareX) in [(0, 256 - (x & 255)), (1, x & 255)] {
                        for (offsetY, shareY) in [(0, 256 - (y & 255)), (1, y & 255)] {
                            let one = pixel(x >> 8 + offsetX, y >> 8 + offsetY)
                            sum += Self.level(one, channel) * shareX * shareY
                        }
                    }
                    #expect(Self.level(row[index], channel) == (sum + 32_768) / 65_536)
                }
            }
        }
    }

    @Test(arguments: 0..<40) func `A picture's axes give the weighted means of its pixels, to the nearest`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8200)
        let (width, height) = (1 + random.below(40), 1 + random.below(40))
        let pixels = (0..<width * height).map { _ in UInt32(random.next()) << 1 | UInt32(random.below(2)) }
        // Enlarged, shrunk and mirrored; the pixels of every fourth next to each other from top to bottom.
        func axis(_ count: Int) -> ImageAxis {
            let size = Double(1 + random.below(1200)) / 16 * (random.below(3) == 0 ? -1 : 1)
            let caps = (random.below(count), random.below(count))
            let layout =
                random.below(2) == 0
                ? ImageLayout(count: count)
                : ImageLayout(count: count, caps: caps, length: Double(20 + random.below(80)), tiles: seed % 2 == 0)
            return ImageAxis(-3..<9, layout, start: Double(random.below(64)) / 16, size: size, mixes: seed % 5 > 0)
        }
        let (columns, rows) = (axis(width), axis(height))
        let strides = seed % 4 == 0 ? (column: height, row: 1) : (column: 1, row: width)
        var out = [UInt32](repeating: 0, count: 12)
        for row in 0..<12 {
            ImageKernels.mix(pixels, strides: strides, columns, 2..<11, rows, row: row, into: &out)
            for column in 2..<11 {
                let total = Int(rows.totals[row]) * Int(columns.totals[column])
                for channel in 0..<4 {
                    var sum = 0
                    for y in rows.taps(row) {
                        for x in columns.taps(column) {
                            let pixel = pixels[columns.sources[x] * strides.column + rows.sources[y] * strides.row]
                            sum += Self.level(pixel, channel) * Int(columns.weights[x]) * Int(rows.weights[y])
                        }
                    }
                    #expect(Self.level(out[column - 2], channel) == (sum + total / 2) / total)
                }
            }
        }
    }

    @Test(arguments: 0..<20) func `A row of a shadow is the sum of its steps, and of its changes by weight`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8300)
        let weights = (0..<16).map { Int32($0 * 4096) }
        var sums = [Int32](repeating: 0, count: 32)
        var plain = sums
        for _ in 0..<5 {
            let (first, height) = (random.below(16), Int32(random.below(511) - 255))
            BlurKernels.addStep(&sums, over: first..<first + 16, height: height, weights, from: 0)
            for x in 0..<32 {
                plain[x] += height * (x < first ? 0 : x < first + 16 ? weights[x - first] : Int32(Falloff.one))
            }
        }
        #expect(sums == plain)
        let differences = (0..<32).map { _ in Int16(random.below(65_281) - 32_640) }
        var total = [Int32](repeating: 7, count: 16)
        let weight = random.below(65_537)
        BlurKernels.add(&total, differences, from: 16, 0..<8, times: weight)
        #expect(total == (0..<16).map { $0 < 8 ? 7 + Int32(differences[16 + $0]) * Int32((weight + 2) / 4) : 7 })
    }
}
