/// The grapheme clusters of a text in UTF-16 (UAX #29).
enum GraphemeClusters {
    /// Calls `body` with each cluster's code units and its first code point, in the order of the text.
    static func forEach(in text: [UInt16], _ body: (_ range: Range<Int>, _ first: Unicode.Scalar) -> Void) {
        var start = 0
        while start < text.count {
            if isBoundary(text, after: start), let character = Unicode.Scalar(text[start]) {
                body(start..<start + 1, character)
                start += 1
                continue
            }
            // Up to the next place where a cluster certainly ends, Swift's rules part the text.
            var end = start + 1
            while end < text.count, !isBoundary(text, after: end - 1) { end += 1 }
            for character in String(decoding: text[start..<end], as: UTF16.self) {
                let next = start + character.utf16.count
                if let first = character.unicodeScalars.first { body(start..<next, first) }
                start = next
            }
        }
    }

    /// Whether a cluster ends behind a code unit, as the code unit and the one after it alone tell; false where they do not.
    private static func isBoundary(_ text: [UInt16], after index: Int) -> Bool {
        standsAlone(text[index]) && (index + 1 == text.count || standsAlone(text[index + 1]))
    }

    static func standsAlone(_ character: Unicode.Scalar) -> Bool {
        UInt16(exactly: character.value).map(standsAlone) ?? false
    }

    /// Whether a code unit is a character that never joins with another such: a letter, a digit or a sign that can be seen, and that neither
    /// combines nor asks for what follows it. Not all of them, but those that most texts are made of.
    static func standsAlone(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20...0x7E, 0xA0...0x2FF: true
        // Greek, Cyrillic, Hebrew.
        case 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA: true
        // Arabic.
        case 0x620...0x64A, 0x660...0x66F, 0x671...0x6D5, 0x6EE...0x6FF: true
        // Devanagari's letters; Thai's, without the vowels above and below them.
        case 0x904...0x939, 0xE01...0xE30, 0xE40...0xE46: true
        // Latin and Greek with marks; punctuation and signs.
        case 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20BF, 0x2100...0x2BFF: true
        // Kana, bopomofo, ideographs, Hangul, full-width forms.
        case 0x3000...0x3029, 0x3030...0x3096, 0x309B...0x312F, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: true
        default: false
        }
    }
}
