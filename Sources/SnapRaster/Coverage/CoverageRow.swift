/// How much of each pixel of one row a shape covers: runs from left to right, none overlapping.
package struct CoverageRow {
    /// Pixels next to each other.
    package struct Span: Hashable, Sendable {
        /// Device column of the first pixel.
        package var x: Int
        package var count: Int
        /// What all of them share (1…255); 0 where each has its own in `levels`.
        package var level: UInt8
    }

    package internal(set) var spans: [Span] = []
    /// One level a pixel from the column `origin`; meaningful only where a span says so.
    package internal(set) var levels: [UInt8] = []
    package internal(set) var origin = 0

    /// Begins a row of `width` pixels from the column `origin`.
    mutating func begin(origin: Int, width: Int) {
        spans.removeAll(keepingCapacity: true)
        self.origin = origin
        if levels.count < width {
            levels.append(contentsOf: repeatElement(0, count: width - levels.count))
        }
    }

    @inline(__always)
    mutating func appendRun(x: Int, count: Int, level: UInt8) {
        if let last = spans.last, last.level == level, last.x + last.count == x {
            spans[spans.count - 1].count += count
        } else {
            spans.append(Span(x: x, count: count, level: level))
        }
    }
}
