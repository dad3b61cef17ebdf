/// A text that is equal to another one of the same code points only: strings are equal to what is spelled otherwise, too, and their code
/// units are counted otherwise then.
struct SpelledText: Hashable {
    let string: String

    static func == (left: SpelledText, right: SpelledText) -> Bool {
        let (own, other) = (left.string.utf8, right.string.utf8)
        guard own.count == other.count, left.string == right.string else { return false }
        // Equal texts as long in ASCII have no other spelling; to compare bytes takes ten times as long.
        return own.count == left.string.utf16.count || own.elementsEqual(other)
    }

    func hash(into hasher: inout Hasher) {
        // A string that is not kept in UTF-8 is rare, and its length tells it from most.
        let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isHashed == nil { hasher.combine(string.utf8.count) }
    }
}
