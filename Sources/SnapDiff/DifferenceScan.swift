import Foundation

/// One pass over two pictures of one size: counts and marks the pixels that differ.
///
/// Rows are read in the order in which they are in memory, and judged while they and those beside them are in the cache: a pixel is smoothed
/// or not by what is around it, up to two rows below.
struct DifferenceScan: ~Copyable {
    private(set) var differentPixels = 0
    private(set) var antialiasedPixels = 0
    private(set) var different: PixelMarks
    private(set) var antialiased: PixelMarks

    /// The largest distance of a pixel that is not in `antialiased`.
    var maxDelta: Double { Double(distance.farthest) }

    /// How many rows are looked at before they are judged: memory comes fastest where nothing else is done meanwhile, and so many rows of
    /// the largest screens stay in the cache.
    private static let band = 8

    private let pair: PixelPair
    /// The largest distance that still matches; nil where only equal pixels do.
    private let tolerance: Double?
    private var distance = ColorDistance()
    private let ignoresAntialiasing: Bool
    private let smoothing: AntialiasingScan
    /// Those of the row that was looked at last that differ at all.
    private let unequal: Scratch<UInt64>
    private var isAboveDifferent = false
    /// The pixels that are further apart than the tolerance.
    private let candidates: CandidateRows
    /// Those of them that are not opaque in both pictures.
    private let translucent: CandidateRows

    init(_ pair: PixelPair, options: ComparisonOptions) {
        self.pair = pair
        // Written so that a value that is not a number means 1.
        tolerance = options.perceptualPrecision < 1 ? 1 - options.perceptualPrecision : nil
        ignoresAntialiasing = options.ignoresAntialiasing
        smoothing = AntialiasingScan(pair)
        candidates = CandidateRows(width: pair.width)
        unequal = Scratch(count: candidates.wordCount, repeating: 0)
        translucent = CandidateRows(width: pair.width)
        different = PixelMarks(width: pair.width, height: pair.height)
        antialiased = PixelMarks(width: pair.width, height: pair.height)
    }

    mutating func run() {
        for top in stride(from: 0, to: pair.height + 2, by: Self.band) {
            for y in top..<top + Self.band { look(at: y) }
            for y in top..<top + Self.band {
                let (prepared, judged) = (y - 1, y - 2)
                if ignoresAntialiasing, 0..<pair.height ~= prepared {
                    smoothing.prepare(prepared, candidates, translucent: translucent)
                }
                if judged >= 0, !candidates.isEmpty(judged) { judge(judged) }
            }
        }
    }

    /// Finds the candidates of a row.
    private mutating func look(at y: Int) {
        candidates.clear(y)
        translucent.clear(y)
        guard y < pair.height else { return }
        // Differences mostly come in rows together: below one that differs, this would be a second look for nothing.
        if !isAboveDifferent, isEqual(from: y * pair.width, count: pair.width) { return }
        isAboveDifferent = PixelKernels.unequal(pair, y: y, into: unequal)
        guard isAboveDifferent else { return }
        for word in 0..<candidates.wordCount where unequal[word] != 0 {
            let index = y * pair.width + word * CandidateRows.wordLength
            let beyond = tolerance.map { distance.beyond($0, unequal[word], of: pair, from: index) } ?? unequal[word]
            if beyond == 0 { continue }
            candidates.set(beyond, word: word, y: y)
            guard ignoresAntialiasing else { continue }
            let others = PixelKernels.translucent(beyond, pair, from: index)
            if others != 0 { translucent.set(others, word: word, y: y) }
        }
    }

    /// Counts and marks the candidates of a row.
    private mutating func judge(_ y: Int) {
        let row = smoothing.row(y)
        for word in 0..<candidates.wordCount {
            let candidates = candidates[word, y]
            if candidates == 0 { continue }
            let smoothed =
                ignoresAntialiasing ? smoothing.smoothed(candidates, translucent[word, y], word: word, row) : 0
            antialiasedPixels += smoothed.nonzeroBitCount
            antialiased.insert(smoothed, column: word &* 8, y: y)
            let others = candidates & ~smoothed
            differentPixels += others.nonzeroBitCount
            if others == 0 { continue }
            different.insert(others, column: word &* 8, y: y)
            distance.take(others, of: pair, from: y &* pair.width &+ word &* CandidateRows.wordLength)
        }
    }

    /// Whether the pictures have the same `count` pixels from an index on.
    private func isEqual(from index: Int, count: Int) -> Bool {
        guard let expected = pair.expected.baseAddress, let actual = pair.actual.baseAddress else { return true }
        return memcmp(expected + index, actual + index, count * MemoryLayout<UInt32>.stride) == 0
    }
}
