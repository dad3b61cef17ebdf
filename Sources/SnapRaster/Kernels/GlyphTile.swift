import SnapGraphics

/// The short way from a small outline to pixels, for the letters of a text: no list of edges, no spans, no marks; one pass over
/// dense cells. The areas, and so the pixels, are those of `CellGrid`.
struct GlyphTile {
    /// Larger shapes go the general way: in dense cells their inside would cost too much.
    static let mostCells = 1 << 14

    /// All zero between shapes: what is read is cleared.
    private var cells: [Int32] = []

    /// Fills `path`, non-zero, with one premultiplied pixel.
    /// - Parameters:
    ///   - map: to device pixels; it keeps every point of the path, control points included, inside `box`.
    ///   - box: pixels of the surface, at most `mostCells`.
    ///   - pixels: the surface's, `stride` a row, whose pixel (`box.left`, `box.top`) is at `start`.
    mutating func fill(
        _ path: Path, _ map: DeviceMap, in box: PixelRect, with source: UInt32, _ pixels: inout [UInt32], at start: Int,
        stride: Int
    ) {
        precondition(start >= 0 && start + (box.height - 1) * stride + box.width <= pixels.count)
        // One cell more takes what the last column hands on; then up to a group of four.
        let cellStride = (box.width + 1 + 3) & ~3
        let needed = cellStride * box.height
        if cells.count < needed { cells = Array(repeating: 0, count: needed) }
        cells.withUnsafeMutableBufferPointer { cells in
            guard let base = cells.baseAddress else { return }
            let accumulator = EdgeAccumulator(
                cells: base, marks: NoMarks(), stride: cellStride, width: box.width, height: box.height)
            let (left, top) = (box.left << Subpixel.shift, box.top << Subpixel.shift)
            PathFlattener.forEachLine(of: path, map) { from, to in
                guard from.gridY != to.gridY else { return }
                let isDown = from.gridY < to.gridY
                let (upper, lower) = isDown ? (from, to) : (to, from)
                accumulator.add(
                    x0: Int(upper.gridX) &- left, y0: Int(upper.gridY) &- top, x1: Int(lower.gridX) &- left,
                    y1: Int(lower.gridY) &- top, winding: isDown ? 1 : -1)
            }
            pixels.withUnsafeMutableBufferPointer { pixels in
                guard let first = pixels.baseAddress.map({ $0 + start }) else { return }
                for row in 0..<box.height {
                    Self.sweep(base + row * cellStride, first + row * stride, count: box.width, source)
                }
            }
        }
    }

    /// Sums a row of cells up from the left, clears it, and draws what it covers.
    @inline(__always)
    private static func sweep(
        _ cells: UnsafeMutablePointer<Int32>, _ line: UnsafeMutablePointer<UInt32>, count: Int, _ source: UInt32
    ) {
        var area: Int32 = 0
        var x = 0
        while x < count {
            let four = UnsafeMutableRawPointer(cells + x)
            let added = four.loadUnaligned(as: SIMD4<Int32>.self)
            let levels: UInt32
            if added == .zero {
                levels = area == 0 ? 0 : UInt32(CellGrid.nonZeroLevel(area)) &* 0x0101_0101
            } else {
                let (second, third) = (area &+ added.x &+ added.y, area &+ added.x &+ added.y &+ added.z)
                levels =
                    UInt32(CellGrid.nonZeroLevel(area &+ added.x)) | UInt32(CellGrid.nonZeroLevel(second)) << 8
                    | UInt32(CellGrid.nonZeroLevel(third)) << 16
                    | UInt32(CellGrid.nonZeroLevel(third &+ added.w)) << 24
                area = third &+ added.w
                four.storeBytes(of: .zero, as: SIMD4<Int32>.self)
            }
            if levels != 0 { PixelKernels.fill(line + x, levels, count: min(4, count - x), with: source) }
            x += 4
        }
        // The cell that takes what the last column hands on, where it is in no group of four.
        if count & 3 == 0 { cells[count] = 0 }
    }
}
