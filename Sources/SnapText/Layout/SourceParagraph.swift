/// A stretch of the laid-out text between two hard line breaks.
struct SourceParagraph {
    /// What ends it.
    enum Ending {
        case text
        /// A line break within a paragraph (U+2028).
        case line
        case paragraph
    }

    var pieces: [Paragraph.Piece] = []
    /// In UTF-16 code units of the text, without what ends it.
    var range: Range<Int>
    var ending = Ending.text
    /// The style of its start: its paragraph style counts.
    var firstStyle: Int
    /// The style of its end: what an empty line is as high as.
    var style: Int

    /// A text's paragraphs. A break at the very end of the text begins no further one (unverified).
    static func split(_ text: StyledText) -> [SourceParagraph] {
        // Most texts are one paragraph in one style.
        if text.runs.count == 1, !text.string.hasByte(where: mayBreak) {
            guard !text.string.isEmpty else { return [] }
            var whole = SourceParagraph(range: 0..<text.runs[0].length, firstStyle: 0, style: 0)
            whole.pieces = [Paragraph.Piece(text: text.string, style: 0)]
            return [whole]
        }
        var result: [SourceParagraph] = []
        var current = SourceParagraph(range: 0..<0, firstStyle: 0, style: 0)
        var position = 0
        var run = 0
        var runEnd = text.runs[0].length
        for character in text.string {
            while position >= runEnd, run + 1 < text.runs.count {
                run += 1
                runEnd += text.runs[run].length
            }
            current.style = run
            if current.range.isEmpty { current.firstStyle = run }
            let next = position + character.utf16.count
            if let ending = ending(character) {
                current.ending = ending
                result.append(current)
                current = SourceParagraph(range: next..<next, firstStyle: run, style: run)
            } else {
                current.append(character, style: run)
                current.range = current.range.lowerBound..<next
            }
            position = next
        }
        if !current.range.isEmpty { result.append(current) }
        return result
    }

    private mutating func append(_ character: Character, style: Int) {
        if let last = pieces.last, last.style == style {
            pieces[pieces.count - 1].text.append(character)
        } else {
            pieces.append(Paragraph.Piece(text: String(character), style: style))
        }
    }

    /// Whether a byte of UTF-8 may be part of a line break; 0xC2 and 0xE2 begin those beyond ASCII, among others.
    private static func mayBreak(_ byte: UInt8) -> Bool {
        (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
    }

    private static func ending(_ character: Character) -> Ending? {
        guard character.isNewline else { return nil }
        return switch character {
        case "\n", "\r", "\r\n", "\u{85}", "\u{2029}": .paragraph
        case "\u{2028}", "\u{0B}", "\u{0C}": .line
        default: nil
        }
    }
}
