import Foundation

/// One pass over two pictures of one size: counts and marks the pixels that differ.
struct DifferenceScan: ~Copyable {
    private(set) var differentPixels = 0
    private(set) var antialiasedPixels = 0
    private(set) var maxDelta = 0.0
    private(set) var different: PixelMarks
    private(set) var antialiased: PixelMarks

    private let pair: PixelPair
    /// The largest distance that still matches; nil where only equal pixels do.
    private let tolerance: Double?
    private var distance = ColorDistance()
    private let ignoresAntialiasing: Bool
    private var smoothing: AntialiasingScan

    init(_ pair: PixelPair, options: ComparisonOptions) {
        self.pair = pair
        // Written so that a value that is not a number means 1.
        tolerance = options.perceptualPrecision < 1 ? 1 - options.perceptualPrecision : nil
        ignoresAntialiasing = options.ignoresAntialiasing
        smoothing = AntialiasingScan(pair)
        different = PixelMarks(width: pair.width, height: pair.height)
        antialiased = PixelMarks(width: pair.width, height: pair.height)
    }

    /// Looks closer and closer: rows that are equal, pieces of a row, eight pixels.
    mutating func run() {
        let piece = 8 * Octet.count
        for y in 0..<pair.height where !isEqual(from: y * pair.width, count: pair.width) {
            for x in stride(from: 0, to: pair.width, by: piece)
            where !isEqual(from: y * pair.width + x, count: min(piece, pair.width - x)) {
                for column in x / Octet.count..<(min(x + piece, pair.width) + Octet.count - 1) / Octet.count {
                    judge(column: column, y: y)
                }
            }
        }
    }

    /// Counts and marks those that differ of the pixels from `8 · column` to `8 · column + 7` in row `y`.
    @inline(__always)
    private mutating func judge(column: Int, y: Int) {
        let x = column * Octet.count
        let index = y * pair.width + x
        guard let expected = pair.expected.baseAddress, let actual = pair.actual.baseAddress else { return }
        let unequal = Octet.unequal(expected + index, actual + index, count: min(Octet.count, pair.width - x))
        if unequal == 0 { return }
        var beyond = unequal
        if let tolerance {
            unequal.forEachBit { place in
                let delta = Double(distance.between(expected[index + place], actual[index + place]))
                if delta <= tolerance { beyond &= ~(1 << UInt8(place)) }
            }
        }
        let smoothed = ignoresAntialiasing ? smoothing.smoothed(beyond, column: column, y: y) : 0
        (unequal & ~smoothed).forEachBit { place in
            maxDelta = max(maxDelta, Double(distance.between(expected[index + place], actual[index + place])))
        }
        mark(smoothed, beyond & ~smoothed, column: column, y: y)
    }

    @inline(__always)
    private mutating func mark(_ smoothed: UInt8, _ others: UInt8, column: Int, y: Int) {
        antialiasedPixels += smoothed.nonzeroBitCount
        antialiased.insert(smoothed, column: column, y: y)
        differentPixels += others.nonzeroBitCount
        different.insert(others, column: column, y: y)
    }

    /// Whether the pictures have the same `count` pixels from an index on.
    private func isEqual(from index: Int, count: Int) -> Bool {
        guard let expected = pair.expected.baseAddress, let actual = pair.actual.baseAddress else { return true }
        return memcmp(expected + index, actual + index, count * MemoryLayout<UInt32>.stride) == 0
    }
}
