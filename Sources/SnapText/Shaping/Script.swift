import CSnapText

/// A writing system, by its ISO 15924 tag.
struct Script: Hashable {
    let tag: UInt32

    /// A script by its four letters.
    init(_ letters: StaticString) {
        tag = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    init(of character: Unicode.Scalar) {
        // Most texts are ASCII, and C is a call away.
        if character.isASCII {
            let isLetter = (65...90).contains(character.value & ~32)
            self = isLetter ? .latin : .common
        } else {
            tag = snap_character_script(character.value)
        }
    }

    static let common = Script("Zyyy")
    static let inherited = Script("Zinh")
    static let unknown = Script("Zzzz")
    static let latin = Script("Latn")
    static let han = Script("Hani")
    static let hiragana = Script("Hira")
    static let katakana = Script("Kana")
    static let bopomofo = Script("Bopo")
    static let hangul = Script("Hang")

    /// Takes the script of what stands before it.
    var isNeutral: Bool { self == .common || self == .inherited }

    var isEastAsian: Bool {
        self == .han || self == .hiragana || self == .katakana || self == .bopomofo || self == .hangul
    }

    /// The four letters of the tag.
    var letters: String {
        String(
            decoding: [UInt8(tag >> 24 & 255), UInt8(tag >> 16 & 255), UInt8(tag >> 8 & 255), UInt8(tag & 255)],
            as: UTF8.self)
    }
}
