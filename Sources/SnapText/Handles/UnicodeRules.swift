import CSnapText

/// Unicode's answers about a paragraph, as values: where lines may begin, and which way its characters run. ICU's, where the text asks for
/// more than a table.
enum UnicodeRules {
    /// For each UTF-16 code unit 1 where a line may begin there, by Unicode's line-breaking rules (UAX #14) in the language's tailoring,
    /// else 0. None at all where ICU cannot say.
    static func lineBreaks(_ text: [UInt16], language: String?) -> [UInt8] {
        PlainLineBreaks.find(in: text) ?? lineBreaksByICU(text, language: language)
    }

    static func lineBreaksByICU(_ text: [UInt16], language: String?) -> [UInt8] {
        var breaks = [UInt8](repeating: 0, count: text.count)
        guard snap_line_breaks(language, text, text.count, &breaks) else {
            return [UInt8](repeating: 0, count: text.count)
        }
        return breaks
    }

    /// The direction of a paragraph: given, or taken from its first strong character.
    enum Direction: Hashable {
        case level(UInt8)
        case firstStrong(otherwiseRightToLeft: Bool)

        fileprivate var code: UInt8 {
            switch self {
            case .level(let level): level & 1
            // ICU's UBIDI_DEFAULT_LTR and UBIDI_DEFAULT_RTL.
            case .firstStrong(let isRightToLeft): isRightToLeft ? 255 : 254
            }
        }
    }

    /// The embedding level of each UTF-16 code unit of a paragraph, and the paragraph's own (UAX #9).
    static func bidiLevels(_ text: [UInt16], direction: Direction) -> BidiLevels {
        if direction.code & 1 == 0, !text.contains(where: mayRunRightToLeft) { return BidiLevels(all: 0) }
        return bidiLevelsByICU(text, direction: direction)
    }

    static func bidiLevelsByICU(_ text: [UInt16], direction: Direction) -> BidiLevels {
        var levels = [UInt8](repeating: direction.code & 1, count: text.count)
        let paragraph = snap_bidi_levels(text, text.count, direction.code, &levels)
        return BidiLevels(paragraph: UInt8(clamping: paragraph), levels: levels)
    }

    /// Whether a code unit is of a script that is read from right to left, or of a control that says so. Source: the blocks of such scripts in
    /// Unicode's DerivedBidiClass.txt, those that are reserved for them, too; beyond the BMP by their first surrogates.
    private static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
        guard unit >= 0x590 else { return false }
        switch unit {
        case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: return true
        case 0xD802...0xD803, 0xD83A...0xD83B, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
        default: return false
        }
    }

    /// The logical index at each visual place of a line, for the levels of its parts (UAX #9, rule L2); nil where it is the same.
    static func visualOrder(_ levels: [UInt8]) -> [Int32]? {
        guard levels.contains(where: { $0 != levels[0] || $0 & 1 == 1 }) else { return nil }
        var order = [Int32](repeating: 0, count: levels.count)
        snap_bidi_reorder(levels, levels.count, &order)
        return order
    }
}
