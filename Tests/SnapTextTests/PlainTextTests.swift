import Foundation
import Testing

@testable import SnapText

/// What is decided by tables for common texts, held against those who decide it for all.
@Suite struct PlainTextTests {
    private static let languages = [
        nil, "en", "de", "fr", "es", "fi", "sv", "ru", "el", "ja", "zh-Hant", "ko", "th", "ar",
    ]

    /// One code unit of each class, and of the hyphen's neighbours.
    private static let signs = Array("aé7 ,!'-(\u{62D}".utf16)

    @Test(arguments: languages) func `Lines may begin where ICU says, in texts of every five neighbours`(
        _ language: String?
    ) throws {
        var text = [UInt16](repeating: 0, count: 5)
        var decided = 0
        for number in 0..<(language == nil ? 100_000 : 10_000) {
            var rest = number
            for place in text.indices {
                text[place] = Self.signs[rest % 10]
                rest /= 10
            }
            guard let own = PlainLineBreaks.find(in: text) else { continue }
            decided += 1
            let icu = UnicodeRules.lineBreaksByICU(text, language: language)
            guard own == icu else {
                Issue.record("\(String(decoding: text, as: UTF16.self).debugDescription): \(own), by ICU \(icu)")
                return
            }
        }
        #expect(decided > 4_000)
    }

    @Test
    func `Every character that the table of line breaks knows breaks as ICU says beside letters, digits and spaces`() {
        for unit in UInt16(0x20)..<0xD800 {
            for (before, after) in [("a", "a"), ("a ", "a"), ("a", " a"), ("7", "7"), ("(", ")"), ("a ", " a")] {
                let text = Array(before.utf16) + [unit] + Array(after.utf16)
                guard let own = PlainLineBreaks.find(in: text) else { continue }
                let icu = UnicodeRules.lineBreaksByICU(text, language: nil)
                #expect(own == icu, "U+\(String(unit, radix: 16)) between “\(before)” and “\(after)”")
            }
        }
    }

    @Test func `Texts without a character from right to left have the levels that ICU gives them`() {
        for unit in UInt16(0x20)..<0xD800 {
            let text = Array("a".utf16) + [unit] + Array(" 1(b)".utf16)
            for direction in [UnicodeRules.Direction.level(0), .firstStrong(otherwiseRightToLeft: false)] {
                let own = UnicodeRules.bidiLevels(text, direction: direction)
                let icu = UnicodeRules.bidiLevelsByICU(text, direction: direction)
                #expect(own.paragraph == icu.paragraph)
                #expect(text.indices.allSatisfy { own[$0] == icu[$0] }, "U+\(String(unit, radix: 16))")
            }
        }
    }

    @Test func `ICU's levels do not depend on the paragraph before`() {
        let texts = ["אב", "abc (אב) 12 ١٢ def, אבג דהו", "a", "abc (אב) 12 ١٢ def, אבג דהו"].map {
            Array($0.utf16)
        }
        let levels = texts.map { text in
            let levels = UnicodeRules.bidiLevelsByICU(text, direction: .level(0))
            return text.indices.map { levels[$0] }
        }
        #expect(levels[0] == [1, 1])
        #expect(levels[1] == levels[3])
        #expect(levels[2] == [0])
    }

    @Test func `Grapheme clusters are those of Swift's strings`() {
        let parts = [
            "a", "é", "e\u{301}", "\u{301}", "\r", "\n", "\u{200D}", "👩‍👩‍👧", "🇩🇪", "🇩", "각", "ᄀ", "ᅡ", "ᆨ", "한", "क", "्",
            "ष", "ि", "ก",
            "ำ", "เ", "ا", "َ", "\u{600}", "漢", "\u{3099}", "か", "\u{FE0F}", "☺", "\u{AD}", "1", "\u{20E3}", "𝔘", "ﾊ",
            "ﾞ",
        ]
        var state: UInt64 = 7
        for _ in 0..<3_000 {
            var text = ""
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += parts[Int(state >> 33) % parts.count]
            }
            var ends: [Int] = []
            GraphemeClusters.forEach(in: Array(text.utf16)) { range, _ in ends.append(range.upperBound) }
            var end = 0
            let expected = text.map { character in
                end += character.utf16.count
                return end
            }
            guard ends == expected else {
                Issue.record("\(text.debugDescription): \(ends), not \(expected)")
                return
            }
        }
    }

    @Test func `Neighbours that each stand alone are always two clusters`() {
        for unit in UInt16(0x20)..<0xD800 where GraphemeClusters.standsAlone(unit) {
            for other in Array("aक한กا漢©".utf16) {
                #expect(String(decoding: [unit, other], as: UTF16.self).count == 2, "U+\(String(unit, radix: 16))")
                #expect(String(decoding: [other, unit], as: UTF16.self).count == 2, "U+\(String(unit, radix: 16))")
            }
        }
    }
}
