import Foundation
import SnapGraphics
import Testing

@testable import SnapText

@Suite struct HyphenationTests {
    private func patterns(_ lines: String) throws -> HyphenationPatterns {
        try #require(HyphenationPatterns(Data(("UTF-8\n" + lines).utf8)))
    }

    /// The word of Liang's thesis, with the patterns that it shows for it.
    @Test func `the highest number of any pattern decides each place`() throws {
        let patterns = try patterns("hy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n1tio\n2io\no2n\n")
        #expect(patterns.places(in: "hyphenation") == [2, 6])
    }

    @Test func `letters at the ends stay together as many as the file says`() throws {
        #expect(try patterns("1a\n").places(in: "aaaaaa") == [2, 3, 4])
        #expect(try patterns("LEFTHYPHENMIN 3\nRIGHTHYPHENMIN 1\n1a\n").places(in: "aaaaaa") == [3, 4, 5])
        #expect(try patterns("1a\n").places(in: "aaa") == [])
    }

    @Test func `more than 63 letters are no word`() throws {
        let patterns = try patterns("1a\n")
        #expect(patterns.places(in: String(repeating: "a", count: 63)) == Array(2...61))
        #expect(patterns.places(in: String(repeating: "a", count: 64)) == [])
    }

    @Test func `full stops are the ends of a word, and capitals count as small letters`() throws {
        #expect(try patterns(".ab1c\n").places(in: "ABCDE") == [2])
        #expect(try patterns(".bc1d\n").places(in: "abcde") == [])
    }

    @Test func `the last level counts, and patterns that change letters do not`() throws {
        #expect(try patterns("a1b\nNEXTLEVEL\nb1c\nc1d/x=y\n").places(in: "aabbccdd") == [4])
    }

    @Test(arguments: ["", "UTF-8", "KOI8-R\nа1б\n", "UTF-8\n\u{FFFD}"])
    func `a file in an unknown encoding is none`(_ text: String) {
        let isKnown = text.hasPrefix("UTF-8\n")
        #expect((HyphenationPatterns(Data(text.utf8)) != nil) == isKnown)
    }

    /// Places by Debian's dictionaries, which are those of TeX.
    @Test(arguments: [
        ("hyphenation", nil, [2, 6]), ("typography", "en-US", [2, 5, 7]), ("Silbentrennung", "de", [3, 6, 10]),
        ("the", nil, []),
    ])
    func `words are parted by the dictionary of the language`(_ word: String, _ language: String?, _ places: [Int]) {
        #expect(Hyphenation.places(in: word, language: language) == places)
    }

    @Test func `a missing dictionary is named by its package`() {
        #expect(Hyphenation.missingPackage(for: nil) == nil)
        #expect(Hyphenation.missingPackage(for: "xx") == nil)
        #expect(!Hyphenation.isKnown("xx"))
        #expect(Hyphenation.isKnown("de-AT"))
    }

    private let text = "Some hyphenation everywhere"
    /// Of its first part with a hyphen.
    private let width = layout("Some hyphen").lines[0].width + layout("-").lines[0].width

    @Test func `a line that is too short takes a part of the next word, with a hyphen`() {
        let plain = layout(text, width: width)
        #expect(shown(plain, of: text) == ["Some ", "hyphenation ", "everywhere"])
        let filled = layout(text, width: width) { $0.hyphenationFactor = 1 }
        #expect(shown(filled, of: text) == ["Some hyphen", "ation every", "where"])
        // The hyphens' glyphs, and the first one's room.
        #expect(filled.glyphRuns.flatMap(\.glyphs).count == plain.glyphRuns.flatMap(\.glyphs).count + 2)
        #expect(abs(filled.lines[0].width - layout("Some hyphen").lines[0].width - layout("-").lines[0].width) < 0.001)
        #expect(filled.lines.allSatisfy { $0.width <= width })
    }

    @Test func `a line that is full enough for the factor is left as it is`() {
        let share = layout("Some").lines[0].width / width
        let below = layout(text, width: width) { $0.hyphenationFactor = share - 0.01 }
        let above = layout(text, width: width) { $0.hyphenationFactor = share + 0.01 }
        #expect(shown(below, of: text)[0] == "Some ")
        #expect(shown(above, of: text)[0] == "Some hyphen")
    }

    @Test func `a word that is longer than a line is parted where it may be`() {
        let text = "hyphenation"
        let width = layout("hyphen").lines[0].width + layout("-").lines[0].width
        let lines = shown(layout(text, width: width) { $0.hyphenationFactor = 1 }, of: text)
        #expect(lines == ["hyphen", "ation"])
    }
}
