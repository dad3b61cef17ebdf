import Foundation
import SnapGraphics
import SnapText
import Testing

@Suite struct LineBreakingTests {
    struct Case: Sendable {
        let text: String
        let width: CGFloat
        let lines: [String]
    }

    /// Widths are chosen so that the next word, or ideograph, would be the first too many; where the profile's widths put that is
    /// computed by its reference reader.
    @Test(
        "Lines are broken where the language allows it",
        arguments: [
            Case(
                text: "Do you really want to delete these photos?", width: 200,
                lines: ["Do you really want to ", "delete these photos?"]),
            Case(
                text: "Bu fotoğrafları silmek istediğinize emin misiniz?", width: 250,
                lines: ["Bu fotoğrafları silmek ", "istediğinize emin misiniz?"]),
            Case(
                text: "Удалить выбранные фотографии навсегда?", width: 240,
                lines: ["Удалить выбранные ", "фотографии навсегда?"]),
            // A comma, a full stop or a closing bracket never begins a line; an opening one never ends it.
            Case(text: "要刪除照片嗎，確定？", width: 17.5 * 6, lines: ["要刪除照片", "嗎，確定？"]),
            Case(text: "要刪除「照片」嗎。", width: 17.5 * 4, lines: ["要刪除", "「照片」", "嗎。"]),
            Case(text: "삭제하시겠습니까 정말로", width: 120, lines: ["삭제하시겠습니", "까 정말로"]),
            Case(text: "well-known e-mail", width: 60, lines: ["well-", "known ", "e-mail"]),
            Case(text: "12 %\u{A0}of", width: 40, lines: ["12 ", "%\u{A0}of"]),
            Case(text: "incomprehensible", width: 60, lines: ["incomp", "rehensi", "ble"]),
        ])
    func wrapping(_ testCase: Case) {
        #expect(shown(layout(testCase.text, width: testCase.width), of: testCase.text) == testCase.lines)
    }

    @Test("White space hangs over the end of a wrapped line, and counts at the text's end")
    func hangingSpace() {
        let text = "one two   "
        let wrapped = layout(text, width: layout("one").size.width)
        #expect(shown(wrapped, of: text) == ["one ", "two   "])
        #expect(wrapped.lines[0].width == layout("one").lines[0].width)
        #expect(layout("two   ").size.width > layout("two").size.width)
    }

    @Test("A text fits in its own width")
    func ownWidth() {
        for text in ["Label", "You're All Set!", "Fotoğraf İĞŞ", "Удалить?", "要刪除", "AVATAR To. Ty"] {
            for size in stride(from: 9, through: 40, by: 0.5) {
                for scale in [1, 2, 3] as [CGFloat] {
                    let width = layout(text, font: system(size), scale: scale).size.width
                    #expect(layout(text, font: system(size), width: width, scale: scale).lines.count == 1)
                }
            }
        }
    }

    @Test("A wrapped text keeps its lines in its own size")
    func ownSize() {
        let text = "Bu işlem geri alınamaz; seçtiğiniz fotoğraflar tüm cihazlarınızdan kaldırılacak."
        for width in stride(from: 60 as CGFloat, through: 400, by: 1) {
            let first = layout(text, width: width)
            #expect(layout(text, width: first.size.width).lines.map(\.range) == first.lines.map(\.range))
        }
    }

    /// Since iOS 11 a label's last line is not a single word; source: Apple, *LineBreakStrategy.pushOut*.
    @Test("The word before a lonely last word keeps it company")
    func pushOut() {
        let text = "Delete all of these photos"
        let width = layout("Delete all of these").size.width
        #expect(shown(layout(text, width: width), of: text) == ["Delete all of ", "these photos"])
        let plain = layout(text, width: width) { $0.lineBreakStrategy = [] }
        #expect(shown(plain, of: text) == ["Delete all of these ", "photos"])
        #expect(shown(layout("Delete photos", width: 60), of: "Delete photos") == ["Delete ", "photos"])
    }

    @Test("Character wrapping breaks anywhere, but not before white space")
    func characterWrapping() {
        let text = "abc defg"
        let width = layout("abc de").size.width
        #expect(shown(layout(text, mode: .byCharWrapping, width: width), of: text) == ["abc de", "fg"])
    }

    @Test("Every kind of line break ends a line", arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
    func hardBreaks(_ lineBreak: String) {
        let text = "one" + lineBreak + "two"
        #expect(shown(layout(text), of: text) == ["one", "two"])
    }

    @Test("A tab moves to the next multiple of 28 points")
    func tabs() {
        let glyphs = layout("\ti\t\ti").glyphRuns.flatMap(\.glyphs)
        let plain = layout("i").glyphRuns.flatMap(\.glyphs)[0].origin.x
        #expect(glyphs.map { $0.origin.x - plain } == [28, 84])
    }

    @Test("The number of lines is limited")
    func maximumLines() {
        let text = "one two three four"
        let width = layout("one two").size.width
        #expect(shown(layout(text, width: width, lines: 1), of: text) == ["one two "])
        #expect(layout(text, width: width, lines: 2).lines.count == 2)
        // Clipping does not wrap the last line: it runs on to where it is cut.
        #expect(shown(layout(text, mode: .byClipping, width: width, lines: 1), of: text) == [text])
    }
}
