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

    @Test(arguments: 0..<20) func `A row of a shape, blurred, is the sum of its steps`(seed: Int) {
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
    }

    @Test(arguments: 0..<40) func `A row of a shadow is its ground and what changes add, to the nearest level`(
        seed: Int
    ) {
        var random = Seeded(UInt64(seed) + 8320)
        // Rows of 48 sums, of which sixteen are asked for; each change is from one row to the next.
        let sums = (0..<192).map { _ in Int16(random.below(255 * 128 + 1)) }
        let differences = [Int16](repeating: 0, count: 48) + (48..<192).map { sums[$0] - sums[$0 - 48] }
        var factors = (0..<2).map { _ in BlurKernels.factor(Int32(random.below(65_537))) }
        factors.sort(by: >)
        for hasGround in [true, false] {
            var levels = [UInt8](repeating: 7, count: 48)
            // Without a ground, the first change is the first row itself.
            let used = hasGround ? differences : Array(sums[0..<48]) + differences[48...]
            let first = hasGround ? 48 : 0
            BlurKernels.setLevels(
                &levels, 16..<32, sums, from: hasGround ? 0 : nil, used, from: first, stride: 48, times: factors)
            let plain = (0..<48).map { x in
                guard (16..<32).contains(x) else { return UInt8(7) }
                let ground = hasGround ? Int(sums[x]) * 16_384 : 0
                let sum = (0..<2).reduce(ground) { $0 + Int(used[first + 48 * $1 + x]) * Int(factors[$1]) }
                // From 1/2^21 level.
                return UInt8((sum + 1_048_576) / 2_097_152)
            }
            #expect(levels == plain)
        }
    }

    @Test func `A shadow's weight is rounded to the nearest of a quarter as many steps, and its opposite likewise`() {
        for weight in 0...65_536 {
            let (factor, rest) = (
                Int(BlurKernels.factor(Int32(weight))), Int(BlurKernels.factor(Int32(65_536 - weight)))
            )
            guard abs(4 * factor - weight) <= 2, factor + rest == 16_384 else {
                Issue.record("\(weight) became \(factor), and \(65_536 - weight) \(rest)")
                return
            }
        }
    }

    @Test(arguments: 0..<20) func `Only what differs of a row is remembered as a change`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8400)
        let rows = (0..<2).map { _ in
            (0..<64).map { x in (20..<40).contains(x) ? Int32(random.below(255 << 16)) : Int32(x) << 16 }
        }
        var (sums, differences) = ([Int16](), [Int16]())
        #expect(BlurKernels.appendChange(&sums, &differences, rows[0], isFirst: true) == 0..<64)
        #expect(BlurKernels.appendChange(&sums, &differences, rows[1], isFirst: false) == 16..<48)
        #expect(BlurKernels.appendChange(&sums, &differences, rows[1], isFirst: false).isEmpty)
        let plain = rows.map { $0.map { Int16(($0 + 256) / 512) } }
        #expect(sums == plain[0] + plain[1])
        #expect(differences == plain[0] + zip(plain[0], plain[1]).map { $1 - $0 })
    }

    @Test(arguments: 0..<40) func `Levels are copied in their order or the other way round`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8450)
        let levels = (0..<40).map { _ in random.byte() }
        let first = random.below(20)
        let range = first..<first + random.below(20)
        for isMirrored in [false, true] {
            var row = [UInt8](repeating: 7, count: 32)
            _ = BlurKernels.copy(levels, range, to: &row, from: 5, isMirrored: isMirrored)
            let copied = isMirrored ? Array(levels[range].reversed()) : Array(levels[range])
            #expect(row == Array(repeating: 7, count: 5) + copied + Array(repeating: 7, count: 27 - range.count))
        }
    }

    @Test(arguments: 0..<20) func `Levels that are all 0 are told from others`(place: Int) {
        var levels = [UInt8](repeating: 0, count: 30)
        var row = levels
        levels[place] = 1
        for isMirrored in [false, true] {
            #expect(BlurKernels.copy(levels, 0..<20, to: &row, from: 0, isMirrored: isMirrored))
            #expect(!BlurKernels.copy(levels, place + 1..<30, to: &row, from: 0, isMirrored: isMirrored))
        }
    }

    /// A point inside a box of `side` pixels, on the border of a pixel now and then.
    private static func point(_ random: inout Seeded, near start: (x: Int, y: Int), reach: Int, side: Int) -> (
        x: Int, y: Int
    ) {
        func coordinate(_ start: Int) -> Int {
            let place = min(max(start + random.below(2 * reach + 1) - reach, 0), side << 10)
            return random.below(4) == 0 ? (place + 512) & ~1023 : place
        }
        return (coordinate(start.x), coordinate(start.y))
    }

    @Test(arguments: 0..<200) func `The lines of a letter add the areas that any edge adds`(seed: Int) {
        var random = Seeded(UInt64(seed) + 8500)
        let (side, stride) = (8, 12)
        var cells = [Int32](repeating: 0, count: stride * (side + 2))
        var plain = cells
        var from = Self.point(&random, near: (4096, 4096), reach: 4096, side: side)
        for _ in 0..<60 {
            // Mostly shorter than a pixel.
            let to = Self.point(&random, near: from, reach: random.below(6) == 0 ? 5000 : 1024, side: side)
            cells.withUnsafeMutableBufferPointer { cells in
                GlyphCells.inverses.withUnsafeBufferPointer { inverses in
                    guard let cells = cells.baseAddress, let inverses = inverses.baseAddress else { return }
                    GlyphCells(cells: cells, inverses: inverses, stride: stride, width: side, height: side)
                        .addLine((Int32(from.x), Int32(from.y)), (Int32(to.x), Int32(to.y)))
                }
            }
            plain.withUnsafeMutableBufferPointer { plain in
                guard let plain = plain.baseAddress, from.y != to.y else { return }
                let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
                EdgeAccumulator(cells: plain, marks: NoMarks(), stride: stride, width: side, height: side)
                    .add(x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y, winding: from.y < to.y ? 1 : -1)
            }
            from = to
        }
        // What lies right of the box counts for nothing.
        for row in 0..<side {
            #expect(cells[row * stride..<row * stride + side] == plain[row * stride..<row * stride + side])
        }
    }

    @Test func `A product with an inverse is the quotient's whole part, wherever that changes`() {
        for divisor in 1...1024 {
            let inverse = GlyphCells.inverses[divisor]
            for quotient in [1, 2, 3, (1 << 21) / divisor, (1 << 22) / divisor - 1] {
                let dividend = UInt64(quotient * divisor)
                #expect((dividend * inverse) >> 32 == quotient)
                #expect(((dividend - 1) * inverse) >> 32 == quotient - 1)
            }
        }
    }
}
