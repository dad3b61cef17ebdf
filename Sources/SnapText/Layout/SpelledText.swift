/// A text that is equal to another one of the same code points only: strings are equal to what is spelled otherwise, too, and their code
/// units are counted otherwise then.
struct SpelledText: Hashable {
    let string: String

    static func == (left: SpelledText, right: SpelledText) -> Bool {
        left.string.utf8.count == right.string.utf8.count && left.string.utf8.elementsEqual(right.string.utf8)
    }

    func hash(into hasher: inout Hasher) {
        // A string that is not kept in UTF-8 is rare, and its length tells it from most.
        let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isHashed == nil { hasher.combine(string.utf8.count) }
    }
}
