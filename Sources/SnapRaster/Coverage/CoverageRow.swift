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
        // Levels are written by the four.
        if levels.count < width + 4 {
            levels.append(contentsOf: repeatElement(0, count: width + 4 - levels.count))
        }
    }

    /// Makes spans of the first `count` levels: runs where many are equal, single levels elsewhere, nothing where they
    /// are 0.
    mutating func appendLevels(count: Int) {
        var start = 0
        while start < count {
            let length = BlurKernels.runLength(levels, from: start, to: count)
            let level = levels[start]
            if length >= Self.shortestRun || level == 0 {
                if level != 0 { spans.append(Span(x: origin + start, count: length, level: level)) }
            } else if let last = spans.last, last.level == 0, last.x + last.count == origin + start {
                spans[spans.count - 1].count += length
            } else {
                spans.append(Span(x: origin + start, count: length, level: 0))
            }
            start += length
        }
    }

    /// Fewer equal levels than this are not worth a span of their own.
    private static let shortestRun = 16
}
