import CSnapText

/// ICU's answers about a paragraph, as values: where lines may begin, and which way its characters run.
enum UnicodeRules {
    /// For each UTF-16 code unit, whether a line may begin there, by Unicode's line-breaking rules (UAX #14) in the language's
    /// tailoring. None at all where ICU cannot say.
    static func lineBreaks(_ text: [UInt16], language: String?) -> [Bool] {
        var breaks = [UInt8](repeating: 0, count: text.count)
        guard snap_line_breaks(language, text, text.count, &breaks) else {
            return Array(repeating: false, count: text.count)
        }
        return breaks.map { $0 == 1 }
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
    static func bidiLevels(_ text: [UInt16], direction: Direction) -> (levels: [UInt8], paragraph: UInt8) {
        var levels = [UInt8](repeating: direction.code & 1, count: text.count)
        let paragraph = snap_bidi_levels(text, text.count, direction.code, &levels)
        return (levels, UInt8(clamping: paragraph))
    }

    /// The logical index at each visual place of a line, for the levels of its parts (UAX #9, rule L2).
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        guard levels.contains(where: { $0 != levels[0] || $0 & 1 == 1 }) else { return Array(levels.indices) }
        var order = [Int32](repeating: 0, count: levels.count)
        snap_bidi_reorder(levels, levels.count, &order)
        return order.map(Int.init)
    }
}
