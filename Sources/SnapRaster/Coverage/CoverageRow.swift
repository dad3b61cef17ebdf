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

    /// Appends pixels that share one level; nothing where it is 0.
    mutating func append(level: UInt8, x: Int, count: Int) {
        guard level != 0 else { return }
        if let last = spans.last, last.level == level, last.x + last.count == x {
            spans[spans.count - 1].count += count
        } else {
            spans.append(Span(x: x, count: count, level: level))
        }
    }

    /// Appends pixels from the column `x` on with levels of their own, in runs of those that are not 0.
    mutating func append(_ levels: some Collection<UInt8>, x: Int) {
        for (x, level) in zip(x..., levels) where level != 0 {
            self.levels[x - origin] = level
            if let last = spans.last, last.x + last.count == x, last.level == 0 {
                spans[spans.count - 1].count += 1
            } else {
                spans.append(Span(x: x, count: 1, level: 0))
            }
        }
    }

    /// Appends pixels from the column `x` on, each with its own level, from a range of others', in their order or the other way round.
    mutating func append(_ levels: [UInt8], _ range: Range<Int>, x: Int, isMirrored: Bool) {
        guard BlurKernels.copy(levels, range, to: &self.levels, from: x - origin, isMirrored: isMirrored) else {
            return
        }
        spans.append(Span(x: x, count: range.count, level: 0))
    }
}
