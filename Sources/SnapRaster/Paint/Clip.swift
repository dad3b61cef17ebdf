/// Where drawing shows: a box, and inside of it a mask where the edges are soft or round.
struct Clip {
    var box: PixelRect
    var mask: ClipMask?
}

/// A level for each pixel of a box, and for each row which pixels let everything through.
struct ClipMask {
    let box: PixelRect
    fileprivate(set) var levels: [UInt8]
    /// The longest run of 255 in each row, in device columns.
    fileprivate(set) var open: [Range<Int>]

    init(_ box: PixelRect) {
        self.box = box
        levels = Array(repeating: 0, count: box.width * box.height)
        open = Array(repeating: 0..<0, count: box.height)
    }

    func index(_ x: Int, _ y: Int) -> Int {
        (y - box.top) * box.width + (x - box.left)
    }

    /// Writes a row of coverage as the rows `y..<y + count`.
    mutating func set(_ row: CoverageRow, _ y: Int, _ count: Int) {
        for line in y..<y + count {
            for span in row.spans {
                let at = index(span.x, line)
                if span.level == 0 {
                    let first = span.x - row.origin
                    levels.replaceSubrange(at..<at + span.count, with: row.levels[first..<first + span.count])
                } else {
                    for offset in 0..<span.count { levels[at + offset] = span.level }
                    if span.level == 255, span.count > open[line - box.top].count {
                        open[line - box.top] = span.x..<span.x + span.count
                    }
                }
            }
        }
    }

    /// Lets through only what `outer`, whose box holds this one's, lets through too.
    mutating func intersect(_ outer: ClipMask) {
        for y in box.top..<box.bottom {
            let (inside, outside) = (index(box.left, y), outer.index(box.left, y))
            for offset in 0..<box.width {
                levels[inside + offset] = PixelKernels.product(levels[inside + offset], outer.levels[outside + offset])
            }
            open[y - box.top] = open[y - box.top].clamped(to: outer.open[y - outer.box.top])
        }
    }
}
