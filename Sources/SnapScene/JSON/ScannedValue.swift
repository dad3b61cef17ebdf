/// Where a JSON5 value stands in its text, without what it means.
struct ScannedValue: Sendable {
    enum Content: Sendable {
        /// A string, a number or a word: `JSONDecoder` says which.
        case literal
        case array([ScannedValue])
        /// In the order of the file.
        case object([Member])
    }

    struct Member: Sendable {
        let key: String
        /// In bytes.
        let keyOffset: Int
        let value: ScannedValue
    }

    /// In bytes.
    let range: Range<Int>
    let content: Content

    /// Every literal in it, in the order of the text.
    var literals: [ScannedValue] {
        switch content {
        case .literal: [self]
        case .array(let elements): elements.flatMap(\.literals)
        case .object(let members): members.flatMap(\.value.literals)
        }
    }
}
