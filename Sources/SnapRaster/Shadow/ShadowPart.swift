/// A part of a shadow that is seen: where it is, and which of the sums of a row show there.
struct ShadowPart {
    private let box: PixelRect
    private let segments: [ShadowColumns.Segment]
    /// All that it needs are among these.
    let sums: Range<Int>

    /// The part of a shadow of some columns in a box that is not empty.
    init(_ box: PixelRect, _ columns: ShadowColumns) {
        self.box = box
        segments = columns.segments(from: box.left, to: box.right)
        sums = segments.reduce(segments[0].sums) {
            min($0.lowerBound, $1.sums.lowerBound)..<max($0.upperBound, $1.sums.upperBound)
        }
    }

    /// Those of some rows that are seen; none of them, where the range is empty.
    func visible(_ rows: Range<Int>) -> Range<Int> { rows.clamped(to: box.top..<box.bottom) }

    /// Makes of the levels of all sums the coverage of a row.
    func set(_ row: inout CoverageRow, _ levels: [UInt8]) {
        row.begin(origin: box.left, width: box.width)
        for segment in segments {
            if segment.isFlat {
                row.append(level: levels[segment.sums.lowerBound], x: segment.x, count: segment.count)
            } else {
                row.append(levels, segment.sums, x: segment.x, isMirrored: segment.isMirrored)
            }
        }
    }
}
