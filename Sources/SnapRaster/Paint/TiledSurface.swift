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
    /// By tile, row by row.
    private var isFlat: [Bool]
    /// Of the flat ones what all their pixels are.
    private var colors: [UInt32]
    /// Tiles a row.
    private let stride: Int

    // A tile's sides, in pixels. Lower than a line of text is apart from the next.
    private static let width = 128
    private static let height = 8

    /// A surface of one premultiplied pixel.
    init(_ box: PixelRect, ground: UInt32) {
        self.box = box
        let count = box.width * box.height
        pixels = PixelMemory.pixels(capacity: count) { $1 = count }
        stride = (box.width + Self.width - 1) / Self.width
        let tiles = stride * ((box.height + Self.height - 1) / Self.height)
        isFlat = Array(repeating: true, count: tiles)
        colors = Array(repeating: ground, count: tiles)
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
        guard part.width >= Self.width, part.height >= Self.height else {
            blend(part, source)
            return
        }
        for row in (part.top - box.top) / Self.height...(part.bottom - 1 - box.top) / Self.height {
            let whole = tiles(in: row, 0..<1)
            var strip = part
            (strip.top, strip.bottom) = (max(part.top, whole.top), min(part.bottom, whole.bottom))
            let first = (part.left - box.left + Self.width - 1) / Self.width
            let end = part.right == box.right ? stride : (part.right - box.left) / Self.width
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
        var column = columns.lowerBound
        while column < columns.upperBound {
            let tile = row * stride + column
            if source >> 24 == 255 {
                isFlat[tile] = true
                colors[tile] = source
                column += 1
            } else if isFlat[tile] {
                colors[tile] = PixelKernels.over(source, colors[tile])
                column += 1
            } else {
                var end = column + 1
                while end < columns.upperBound, !isFlat[row * stride + end] { end += 1 }
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
        let columns = (part.left - box.left) / Self.width..<(part.right - 1 - box.left) / Self.width + 1
        for row in (part.top - box.top) / Self.height...(part.bottom - 1 - box.top) / Self.height {
            var column = columns.lowerBound
            while column < columns.upperBound {
                let tile = row * stride + column
                column += 1
                guard isFlat[tile] else { continue }
                // As many as are of the same colour.
                let start = column - 1
                isFlat[tile] = false
                while column < columns.upperBound, isFlat[row * stride + column],
                    colors[row * stride + column] == colors[tile]
                {
                    isFlat[row * stride + column] = false
                    column += 1
                }
                let run = tiles(in: row, start..<column)
                PixelKernels.set(
                    &pixels, at: index(run.left, run.top), count: run.width, rows: run.height, stride: box.width,
                    to: colors[tile])
            }
        }
    }

    /// The pixels of some tiles of a row.
    private func tiles(in row: Int, _ columns: Range<Int>) -> PixelRect {
        PixelRect(
            left: box.left + columns.lowerBound * Self.width, top: box.top + row * Self.height,
            right: min(box.left + columns.upperBound * Self.width, box.right),
            bottom: min(box.top + (row + 1) * Self.height, box.bottom))
    }
}

extension PixelRect {
    /// Its part between two columns; empty where they are in the other order.
    fileprivate func with(left: Int, right: Int) -> PixelRect {
        PixelRect(left: left, top: top, right: right, bottom: bottom)
    }
}
