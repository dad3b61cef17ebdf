import SnapGraphics

/// A surface that is being drawn on, in tiles.
///
/// Much of a picture is of one colour for long: a white ground, then the dimmed one behind a dialog. Of a tile that is, only the colour
/// is kept. Its pixels are written when something is drawn on part of it, or when the picture is finished: memory is touched once, by
/// what is drawn there anyway, and what is laid over a whole tile costs one pixel.
struct TiledSurface {
    /// Where the pixels lie in device space.
    let box: PixelRect
    /// Meaningful only in tiles that are not flat.
    private var pixels: [UInt32]
    /// A bit for each tile, a word for each row of tiles.
    private var isFlat: [UInt64]
    /// Of the flat tiles what all their pixels are, row by row.
    private var colors: [UInt32]
    /// Tiles a row: as many as a word has bits, at most.
    private let stride: Int

    // A tile's sides, in pixels. Lower than a line of text is apart from the next.
    private let width: Int
    private let height = 8

    /// A surface of one premultiplied pixel.
    init(_ box: PixelRect, ground: UInt32) {
        self.box = box
        let count = box.width * box.height
        pixels = PixelMemory.pixels(capacity: count) { $1 = count }
        var width = 128
        while width * UInt64.bitWidth < box.width { width *= 2 }
        self.width = width
        stride = (box.width + width - 1) / width
        let rows = (box.height + height - 1) / height
        isFlat = Array(repeating: .max, count: rows)
        colors = Array(repeating: ground, count: rows * stride)
    }

    func index(_ x: Int, _ y: Int) -> Int {
        (y - box.top) * box.width + (x - box.left)
    }

    /// The picture so far.
    mutating func picture() -> Surface {
        write(box)
        return Surface(box, pixels: pixels)
    }

    /// Makes ready for drawing many small things on `part`, which is inside of the box: saves writing the ground of each.
    mutating func prepare(_ part: PixelRect) {
        write(part)
    }

    /// Lets `body` change the pixels of `part`, which is inside of the box, and those alone.
    @inline(__always)
    mutating func draw(in part: PixelRect, _ body: (_ pixels: inout [UInt32]) -> Void) {
        write(part)
        body(&pixels)
    }

    /// Draws one premultiplied pixel over each of `part`, which is inside of the box.
    mutating func fill(_ part: PixelRect, with source: UInt32) {
        guard part.width >= width, part.height >= height else {
            blend(part, source)
            return
        }
        for row in (part.top - box.top) / height...(part.bottom - 1 - box.top) / height {
            let whole = tiles(in: row, 0..<1)
            var strip = part
            (strip.top, strip.bottom) = (max(part.top, whole.top), min(part.bottom, whole.bottom))
            let first = (part.left - box.left + width - 1) / width
            let end = part.right == box.right ? stride : (part.right - box.left) / width
            guard strip.height == whole.height, first < end else {
                blend(strip, source)
                continue
            }
            let inside = tiles(in: row, first..<end)
            blend(strip.with(left: strip.left, right: inside.left), source)
            fillTiles(row, first..<end, source)
            blend(strip.with(left: inside.right, right: strip.right), source)
        }
    }

    private mutating func fillTiles(_ row: Int, _ columns: Range<Int>, _ source: UInt32) {
        if source >> 24 == 255 {
            isFlat[row] |= Self.bits(columns)
            for column in columns { colors[row * stride + column] = source }
            return
        }
        let flat = isFlat[row]
        var column = columns.lowerBound
        while column < columns.upperBound {
            if flat >> UInt64(column) & 1 != 0 {
                colors[row * stride + column] = PixelKernels.over(source, colors[row * stride + column])
                column += 1
            } else {
                let end = min(column + (flat >> UInt64(column)).trailingZeroBitCount, columns.upperBound)
                blend(tiles(in: row, column..<end), source)
                column = end
            }
        }
    }

    /// `fill`, pixel by pixel.
    private mutating func blend(_ part: PixelRect, _ source: UInt32) {
        if part.isEmpty { return }
        let (start, stride) = (index(part.left, part.top), box.width)
        draw(in: part) {
            PixelKernels.fill(
                &$0, at: start, count: part.width, rows: part.height, stride: stride, with: source)
        }
    }

    /// Writes the flat tiles that `part` touches.
    private mutating func write(_ part: PixelRect) {
        if part.isEmpty { return }
        let columns = (part.left - box.left) / width..<(part.right - 1 - box.left) / width + 1
        let mask = Self.bits(columns)
        for row in (part.top - box.top) / height...(part.bottom - 1 - box.top) / height {
            let flat = isFlat[row] & mask
            if flat == 0 { continue }
            isFlat[row] ^= flat
            var column = flat.trailingZeroBitCount
            while column < columns.upperBound {
                // As many as are of the same colour.
                let color = colors[row * stride + column]
                var end = column + 1
                while end < columns.upperBound, flat >> UInt64(end) & 1 != 0, colors[row * stride + end] == color {
                    end += 1
                }
                let run = tiles(in: row, column..<end)
                PixelKernels.set(
                    &pixels, at: index(run.left, run.top), count: run.width, rows: run.height, stride: box.width,
                    to: color)
                column = end + (flat >> UInt64(end)).trailingZeroBitCount
            }
        }
    }

    /// Ones for some tiles of a row, of which there is one at least.
    private static func bits(_ columns: Range<Int>) -> UInt64 {
        (UInt64.max >> UInt64(UInt64.bitWidth - columns.count)) << UInt64(columns.lowerBound)
    }

    /// The pixels of some tiles of a row.
    private func tiles(in row: Int, _ columns: Range<Int>) -> PixelRect {
        PixelRect(
            left: box.left + columns.lowerBound * width, top: box.top + row * height,
            right: min(box.left + columns.upperBound * width, box.right),
            bottom: min(box.top + (row + 1) * height, box.bottom))
    }
}

extension PixelRect {
    /// Its part between two columns; empty where they are in the other order.
    fileprivate func with(left: Int, right: Int) -> PixelRect {
        PixelRect(left: left, top: top, right: right, bottom: bottom)
    }
}
