import SnapGraphics

/// The short way from a small outline to pixels, for the letters of a text: no list of edges, no spans, no marks; one pass over
/// dense cells. The areas, and so the pixels, are those of `CellGrid`.
struct GlyphTile {
    /// Larger shapes go the general way: in dense cells their inside would cost too much.
    static let mostCells = 1 << 14

    /// All zero between shapes: what is read is cleared.
    private var cells: [Int32] = []

    /// Fills a glyph at a place, non-zero, with one premultiplied pixel.
    /// - Parameters:
    ///   - box: pixels that hold all of the glyph there, all of the surface; not empty, columns in whole fours. Those that the glyph
    ///     does not cover stay as they are.
    ///   - pixels: the surface's, `stride` a row, whose pixel (`box.left`, `box.top`) is at `start`.
    mutating func fill(
        _ lines: GlyphLines, at translation: SIMD2<Double>, in box: PixelRect, with source: UInt32,
        _ pixels: inout [UInt32], at start: Int, stride: Int
    ) {
        precondition(start >= 0 && start + (box.height - 1) * stride + box.width <= pixels.count && box.width & 3 == 0)
        precondition(box.contains(lines.box(at: translation)))
        // Four cells and two rows more: see `GlyphCells`.
        let cellStride = box.width + 4
        let needed = cellStride * (box.height + 2)
        if cells.count < needed { cells = Array(repeating: 0, count: needed) }
        cells.withUnsafeMutableBufferPointer { cells in
            guard let base = cells.baseAddress else { return }
            GlyphCells.inverses.withUnsafeBufferPointer { inverses in
                guard let inverses = inverses.baseAddress else { return }
                let grid = GlyphCells(
                    cells: base, inverses: inverses, stride: cellStride, width: box.width, height: box.height)
                Self.accumulate(lines, at: translation, box, grid)
            }
            pixels.withUnsafeMutableBufferPointer { pixels in
                guard let first = pixels.baseAddress.map({ $0 + start }) else { return }
                let source = PixelKernels.Spread(source)
                for row in 0..<box.height {
                    Self.sweep(base + row * cellStride, first + row * stride, count: box.width, source)
                }
            }
        }
    }

    @inline(__always)
    private static func accumulate(
        _ lines: GlyphLines, at translation: SIMD2<Double>, _ box: PixelRect, _ grid: GlyphCells
    ) {
        // The corner of the box is taken off in the sum that rounds: whole pixels change nothing of the rounding.
        let corner = SIMD2(Double(box.left << Subpixel.shift), Double(box.top << Subpixel.shift))
        let rounding = SIMD2(repeating: Subpixel.rounding) - corner
        lines.points.withUnsafeBufferPointer { points in
            func place(_ index: Int) -> GlyphCells.Point {
                let sum = unsafeBitCast(
                    (points[index] + translation) * Double(Subpixel.one) + rounding, to: SIMD4<Int32>.self)
                return (sum.x, sum.z)
            }
            var first = 0
            for end in lines.ends {
                var from = place(first)
                for index in first &+ 1..<end {
                    let to = place(index)
                    grid.addLine(from, to)
                    from = to
                }
                first = end
            }
        }
    }

    /// Sums a row of cells up from the left, clears it, and draws what it covers.
    @inline(__always)
    private static func sweep(
        _ cells: UnsafeMutablePointer<Int32>, _ line: UnsafeMutablePointer<UInt32>, count: Int,
        _ source: PixelKernels.Spread
    ) {
        let isOpaque = source.pixel >> 24 == 255
        // The sum so far: by itself, and in all lanes.
        var sum: Int32 = 0
        var area = SIMD4<Int32>.zero
        var x = 0
        while x < count {
            let (four, pixels) = (UnsafeMutableRawPointer(cells + x), UnsafeMutableRawPointer(line + x))
            x &+= 4
            if four.loadUnaligned(as: UInt64.self) | four.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == 0 {
                // Nothing begins or ends here.
                if sum == 0 { continue }
                if isOpaque, sum.magnitude >= 1 << 21 {
                    pixels.storeBytes(of: SIMD4(repeating: source.pixel), as: SIMD4<UInt32>.self)
                    continue
                }
            } else {
                area &+= runningSums(four.loadUnaligned(as: SIMD4<Int32>.self))
                four.storeBytes(of: .zero, as: SIMD4<Int32>.self)
                sum = area.w
            }
            source.draw(over: pixels, levels(area))
            area = SIMD4(repeating: area.w)
        }
        // What the last columns handed on.
        UnsafeMutableRawPointer(cells + count).storeBytes(of: .zero, as: SIMD4<Int32>.self)
    }

    /// Of four numbers the first, the first two, the first three, and all added up.
    @inline(__always)
    private static func runningSums(_ four: SIMD4<Int32>) -> SIMD4<Int32> {
        // The first of each half is added to the second, then the sum of the first half to both of the second.
        let firsts = unsafeBitCast(unsafeBitCast(four, to: SIMD2<UInt64>.self) &<< 32, to: SIMD4<Int32>.self)
        let pairs = four &+ firsts
        return pairs &+ SIMD4(pairs.x, pairs.x, pairs.y, pairs.y) & SIMD4(0, 0, -1, -1)
    }

    /// `CellGrid.nonZeroLevel` of four areas; without a product, which some processors have for 16 bits only.
    @inline(__always)
    private static func levels(_ areas: SIMD4<Int32>) -> SIMD4<UInt32> {
        let signs = areas &>> 31
        let covered = pointwiseMin((areas ^ signs) &- signs, SIMD4(repeating: 1 << 21))
        let scaled = covered &<< 8 &- covered &+ 1 << 20
        return SIMD4<UInt32>(truncatingIfNeeded: scaled &>> 21)
    }
}
