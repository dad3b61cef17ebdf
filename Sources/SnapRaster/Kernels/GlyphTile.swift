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
        let (left, top) = (box.left << Subpixel.shift, box.top << Subpixel.shift)
        lines.points.withUnsafeBufferPointer { points in
            func place(_ index: Int) -> (x: Int, y: Int) {
                let place = Subpixel.round(points[index] + translation)
                return (Int(place.x) &- left, Int(place.y) &- top)
            }
            var first = 0
            for end in lines.ends {
                var from = place(first)
                for index in first + 1..<end {
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
        _ cells: UnsafeMutablePointer<Int32>, _ line: UnsafeMutablePointer<UInt32>, count: Int, _ source: UInt32
    ) {
        // The sum so far, in all lanes.
        var area = SIMD4<Int32>.zero
        var x = 0
        while x < count {
            let four = UnsafeMutableRawPointer(cells + x)
            var sums = four.loadUnaligned(as: SIMD4<Int32>.self)
            if sums == .zero {
                if area.x.magnitude >= 1 << 21, source >> 24 == 255 {
                    UnsafeMutableRawPointer(line + x).storeBytes(
                        of: SIMD4(repeating: source), as: SIMD4<UInt32>.self)
                } else if area.x != 0 {
                    PixelKernels.fill(line + x, levels(area), with: source)
                }
            } else {
                four.storeBytes(of: .zero, as: SIMD4<Int32>.self)
                sums &+= SIMD4(0, sums.x, sums.y, sums.z)
                sums &+= SIMD4(0, 0, sums.x, sums.y)
                sums &+= area
                area = SIMD4(repeating: sums.w)
                PixelKernels.fill(line + x, levels(sums), with: source)
            }
            x += 4
        }
        // What the last columns handed on.
        UnsafeMutableRawPointer(cells + count).storeBytes(of: .zero, as: SIMD4<Int32>.self)
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
