/// The embedding levels of a paragraph (UAX #9); odd ones run from right to left.
struct BidiLevels {
    /// The paragraph's own.
    let paragraph: UInt8
    /// Of each UTF-16 code unit; empty where all have the paragraph's.
    private let levels: [UInt8]

    /// All of one level.
    init(all level: UInt8) {
        paragraph = level
        levels = []
    }

    init(paragraph: UInt8, levels: [UInt8]) {
        self.paragraph = paragraph
        self.levels = levels
    }

    subscript(_ unit: Int) -> UInt8 { levels.isEmpty ? paragraph : levels[unit] }
}
