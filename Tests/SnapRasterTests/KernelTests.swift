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
        let start = (u: (random.below(24) - 8) << 13, v: (random.below(24) - 8) << 13)
        let step = (u: random.below(5) << 14, v: (random.below(9) - 4) << 13)
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
                    #expect(row[index] == pixel(u >> 16, v >> 16))
                    continue
                }
                // Steps of 1/256 pixel from the centres of the upper left of four, in units of 1/65536 of their product.
                let (x, y) = ((u - 32_768 + 128) >> 8, (v - 32_768 + 128) >> 8)
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

    @Test(arguments: 0..<20) func `Weighted means of rows and columns are those of all their pixels`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8200)
        let (width, height) = (1 + random.below(8), 1 + random.below(8))
        let pixels = (0..<width * height).map { _ in UInt32(random.next()) << 1 }
        let (rows, columns) = (
            (0..<height).map { _ in 1 + random.below(256) }, (0..<width).map { _ in 1 + random.below(256) }
        )
        var sums = [UInt32](repeating: 0, count: width * 4)
        ImageKernels.sum(&sums, pixels, width: width, firstRow: 0, weights: rows)
        let total = rows.reduce(0, +) * columns.reduce(0, +)
        let mean = ImageKernels.mean(sums, from: 0, weights: columns, total: UInt64(total))
        for channel in 0..<4 {
            var sum = 0
            for y in 0..<height {
                for x in 0..<width {
                    sum += Self.level(pixels[y * width + x], channel) * rows[y] * columns[x]
                }
            }
            #expect(Self.level(mean, channel) == (sum + total / 2) / total)
        }
    }

    @Test(arguments: 0..<20) func `A row of a shadow is the sum of its steps, and of its changes by weight`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8300)
        let weights = (0..<16).map { Int32($0 * 4096) }
        var sums = [Int32](repeating: 0, count: 32)
        var plain = sums
        var steps = [Int32](repeating: 0, count: 33)
        for _ in 0..<5 {
            let (first, height) = (random.below(16), Int32(random.below(511) - 255))
            BlurKernels.addStep(&sums, &steps, over: first..<first + 16, height: height, weights, from: 0)
            for x in 0..<32 {
                plain[x] += height * (x < first ? 0 : x < first + 16 ? weights[x - first] : Int32(Falloff.one))
            }
        }
        BlurKernels.addKept(steps, to: &sums)
        #expect(sums == plain)
        let differences = (0..<32).map { _ in Int16(random.below(65_281) - 32_640) }
        var total = [Int32](repeating: 7, count: 16)
        let weight = random.below(65_537)
        BlurKernels.add(&total, differences, from: 16, 0..<8, times: weight)
        #expect(total == (0..<16).map { $0 < 8 ? 7 + Int32(differences[16 + $0]) * Int32((weight + 2) / 4) : 7 })
    }
}
