import SnapGraphics

/// A finished picture: the list's, or a group's.
struct Surface {
    /// Where the pixels lie in device space.
    let box: PixelRect
    /// Premultiplied, rows from the top, no padding.
    var pixels: [UInt32]

    init(_ box: PixelRect, pixels: [UInt32]) {
        self.box = box
        self.pixels = pixels
    }

    /// A transparent one.
    init(_ box: PixelRect) {
        self.init(box, pixels: PixelMemory.pixels(count: box.width * box.height, filledWith: 0))
    }

    func index(_ x: Int, _ y: Int) -> Int {
        (y - box.top) * box.width + (x - box.left)
    }

    /// Calls `body` for the rows inside `box` that are not transparent, from top to bottom: with their alpha as coverage, the row's
    /// number, and for how many rows it stands, one.
    func rowsOfAlpha(in box: PixelRect, _ body: (_ row: CoverageRow, _ y: Int, _ count: Int) -> Void) {
        let seen = box.intersection(self.box)
        var row = CoverageRow()
        for y in seen.top..<seen.bottom {
            let line = pixels[index(seen.left, y)..<index(seen.left, y) + seen.width]
            row.begin(origin: seen.left, width: seen.width)
            row.append(line.lazy.map { UInt8($0 >> 24) }, x: seen.left)
            if !row.spans.isEmpty { body(row, y, 1) }
        }
    }

    /// Scales each pixel by the alpha of the same pixel of `mask`, whose box holds this one's.
    mutating func multiply(by mask: Surface) {
        for y in box.top..<box.bottom {
            let (first, other) = (index(box.left, y), mask.index(box.left, y))
            for x in 0..<box.width {
                pixels[first + x] = PixelKernels.scale(pixels[first + x], by: UInt8(mask.pixels[other + x] >> 24))
            }
        }
    }
}
