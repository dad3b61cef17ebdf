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
    ///   - box: the glyph's pixels there, not empty, at most `mostCells`, all of the surface.
    ///   - pixels: the surface's, `stride` a row, whose pixel (`box.left`, `box.top`) is at `start`.
    mutating func fill(
        _ lines: GlyphLines, at translation: SIMD2<Double>, in box: PixelRect, with source: UInt32,
        _ pixels: inout [UInt32], at start: Int, stride: Int
    ) {
        precondition(start >= 0 && start + (box.height - 1) * stride + box.width <= pixels.count)
        precondition(box.contains(lines.box(at: translation)))
        // One cell more takes what the last column hands on; then up to a group of four.
        let cellStride = (box.width + 1 + 3) & ~3
        let needed = cellStride * box.height
        if cells.count < needed { cells = Array(repeating: 0, count: needed) }
        cells.withUnsafeMutableBufferPointer { cells in
            guard let base = cells.baseAddress else { return }
            let accumulator = EdgeAccumulator(
                cells: base, marks: NoMarks(), stride: cellStride, width: box.width, height: box.height)
            Self.accumulate(lines, at: translation, box, accumulator)
            pixels.withUnsafeMutableBufferPointer { pixels in
                guard let first = pixels.baseAddress.map({ $0 + start }) else { return }
                for row in 0..<box.height {
                    Self.sweep(base + row * cellStride, first + row * stride, count: box.width, source)
                }
            }
        }
    }

    @inline(__always)
    private static func accumulate(
        _ lines: GlyphLines, at translation: SIMD2<Double>, _ box: PixelRect, _ accumulator: EdgeAccumulator<NoMarks>
    ) {
        let (left, top) = (box.left << Subpixel.shift, box.top << Subpixel.shift)
        lines.points.withUnsafeBufferPointer { points in
            var first = 0
            for end in lines.ends {
                var from = Subpixel.round(points[first] + translation)
                for index in first + 1..<end {
                    let to = Subpixel.round(points[index] + translation)
                    if from.y != to.y {
                        let isDown = from.y < to.y
                        let (upper, lower) = isDown ? (from, to) : (to, from)
                        accumulator.addInside(
                            x0: Int(upper.x) &- left, y0: Int(upper.y) &- top, x1: Int(lower.x) &- left,
                            y1: Int(lower.y) &- top, winding: isDown ? 1 : -1)
                    }
                    from = to
                }
                first = end
            }
        }
    }

    /// Sums a row of cells up from the left, clears it, and draws what it covers.
    @inline(__always)
    private static func sweep(
        _ cells: UnsafeMutablePointer<Int32>, _ line: UnsafeMutablePointer<UInt32>, count: Int, _ source: UInt32
    ) {
        // The sum so far, in all lanes.
        var area = SIMD4<Int32>.zero
        var x = 0
        while x < count {
            let four = UnsafeMutableRawPointer(cells + x)
            var sums = four.loadUnaligned(as: SIMD4<Int32>.self)
            if sums == .zero {
                if area.x != 0 { PixelKernels.fill(line + x, levels(area), count: min(4, count - x), with: source) }
            } else {
                four.storeBytes(of: .zero, as: SIMD4<Int32>.self)
                sums &+= SIMD4(0, sums.x, sums.y, sums.z)
                sums &+= SIMD4(0, 0, sums.x, sums.y)
                sums &+= area
                area = SIMD4(repeating: sums.w)
                PixelKernels.fill(line + x, levels(sums), count: min(4, count - x), with: source)
            }
            x += 4
        }
        // The cell that takes what the last column hands on, where it is in no group of four.
        if count & 3 == 0 { cells[count] = 0 }
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
