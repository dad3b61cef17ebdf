/// Pixels of the last sixteen rows that were looked at, one bit each: word `i` of a row has those from `64 · i` on, the first in the lowest bit.
struct CandidateRows: ~Copyable {
    /// How many pixels a word stands for.
    static let wordLength = 64
    private static let rows = 16

    /// In a row.
    let wordCount: Int
    /// Each row has a zero before its first word and one behind its last.
    private let words: Scratch<UInt64>
    private let isFilled: Scratch<Bool>
    /// The bits of a row's last word that stand for pixels.
    private let last: UInt64

    /// No pixel of rows of `width` pixels.
    init(width: Int) {
        wordCount = (width + Self.wordLength - 1) / Self.wordLength
        words = Scratch(count: Self.rows * (wordCount + 2), repeating: 0)
        isFilled = Scratch(count: Self.rows, repeating: false)
        last = .max >> UInt64(wordCount * Self.wordLength - width)
    }

    /// A word of row `y`.
    @inline(__always)
    subscript(word: Int, y: Int) -> UInt64 { words[place(word, y)] }

    /// Whether row `y` has no pixel at all.
    @inline(__always)
    func isEmpty(_ y: Int) -> Bool { !isFilled[y & (Self.rows - 1)] }

    /// Whether row `y` and those beside it have no pixel at all.
    @inline(__always)
    func isEmpty(around y: Int) -> Bool { isEmpty(y &- 1) && isEmpty(y) && isEmpty(y &+ 1) }

    /// Makes row `y`, which may be above or below the picture, one without pixels.
    func clear(_ y: Int) {
        if isEmpty(y) { return }
        for word in 0..<wordCount { words[place(word, y)] = 0 }
        isFilled[y & (Self.rows - 1)] = false
    }

    /// Sets a word of row `y`, which was cleared before.
    @inline(__always)
    func set(_ bits: UInt64, word: Int, y: Int) {
        words[place(word, y)] = bits
        isFilled[y & (Self.rows - 1)] = true
    }

    /// Calls `body` with each column of eight pixels that has one of row `y` or beside it: pixels of the rows from `y` − 1 to `y` + 1 and their
    /// neighbours on the left and on the right.
    @inline(__always)
    func forEachColumn(around y: Int, _ body: (_ column: Int) -> Void) {
        if isEmpty(around: y) { return }
        var before: UInt64 = 0
        var here = merged(0, y)
        for word in 0..<wordCount {
            let behind = merged(word &+ 1, y)
            var near = here | here &<< 1 | here &>> 1 | before &>> 63 | behind &<< 63
            if word == wordCount &- 1 { near &= last }
            (before, here) = (here, behind)
            near.forEachByte { place, _ in body(word &* 8 &+ place) }
        }
    }

    /// Three rows over each other.
    @inline(__always)
    private func merged(_ word: Int, _ y: Int) -> UInt64 {
        words[place(word, y &- 1)] | words[place(word, y)] | words[place(word, y &+ 1)]
    }

    @inline(__always)
    private func place(_ word: Int, _ y: Int) -> Int {
        (y & (Self.rows - 1)) &* (wordCount &+ 2) &+ word &+ 1
    }
}
