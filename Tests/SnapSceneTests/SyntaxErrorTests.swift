import Foundation
import Testing

@testable import SnapScene

@MainActor
@Suite("Texts that are not JSON5")
struct SyntaxErrorTests {
    /// Text, and what is said of it after the file's name.
    nonisolated static let cases: [(String, String)] = [
        ("", "1:1: expected a value, found the end of the file"),
        ("{ root: {} } x", "1:14: expected the end of the file, found \"x\""),
        ("{\n  root: {\n", "3:1: expected a key or \"}\", found the end of the file"),
        ("{\n  root {} }", "2:8: expected \":\" after the key \"root\", found \"{\""),
        ("{ root: {}\n  scale: 2 }", "2:3: expected \",\" or \"}\", found \"s\""),
        ("{ root: { frame: [1 2] } }", "1:21: expected \",\" or \"]\", found \"2\""),
        ("{ root: { frame: [1,,2] } }", "1:21: expected a value, found \",\""),
        ("{ root: }", "1:9: expected a value, found \"}\""),
        ("{ 1a: 2 }", "1:3: expected a key or \"}\", found \"1\""),
        ("{\u{A0}root: {} }", "1:2: expected a plain space, found another one, U+00A0"),
        ("{ root:\n\u{2003}{} }", "2:1: expected a plain space, found another one, U+2003"),
        ("{ root: {}\u{B}}", "1:11: expected a plain space, found another one, U+000B"),
        ("{ root: {}, \u{FEFF}}", "1:13: expected a plain space, found another one, U+FEFF"),
        ("{ root: #fff }", "1:9: expected a value, found \"#\""),
        (
            "{ root: { text: 'one\ntwo' } }",
            "1:17: expected a closing quote on the same line, found a string without one"
        ),
        ("{ root: {} /* never\nclosed }", "1:12: expected \"*/\" at the end of the comment, found none"),
        ("{ /* é, 漢字, 👍🏽 */ root: ) }", "1:24: expected a value, found \")\""),
        (
            "{ root: { text: 'a\\q\\x' } }",
            "1:17: the text 'a\\q\\x' cannot be read: write \\\\ for a backslash, \\n for a line feed, \\uXXXX for a character by its code"
        ),
        ("{ scale: two }", "1:10: two is no JSON5 value: put texts in quotes"),
        ("{ scale: 1e999 }", "1:10: 1e999 is no JSON5 value: put texts in quotes"),
        ("{ scale: 2,\n  scale: 3 }", "2:3: the key \"scale\" stands on line 1 already: remove one of them"),
        ("{ scale: 2, \"sc\\u0061le\": 3 }", "1:13: the key \"scale\" stands on line 1 already: remove one of them"),
        (
            "{ root: { text: 'a\\u0000b' } }",
            "1:17: a text or name cannot have a NUL character, written \\u0000: leave it out"
        ),
        ("{ 'a\\0b': 1 }", "1:3: a text or name cannot have a NUL character, written \\0: leave it out"),
        ("{ root: { text: 'a\0b' } }", "1:17: a text or name cannot have a NUL character: leave it out"),
        (
            "{ root: { text: 'C:\\\\0 \\q' } }",
            "1:17: the text 'C:\\\\0 \\q' cannot be read: write \\\\ for a backslash, \\n for a line feed, \\uXXXX for a character by its code"
        ),
        (
            String(repeating: "[", count: 102),
            "1:102: expected no more than 100 levels of brackets, found one more"
        ),
    ]

    @Test("Each one is refused with line, column and what was expected", arguments: cases)
    func refuses(text: String, message: String) {
        #expect(SceneText.failure(text) == "a.scene.json5:\(message)")
    }

    @Test("A file that is not UTF-8 is refused with the place of the first wrong byte")
    func notUTF8() {
        let bytes = Array("{\n  root: '\u{FFFD}".utf8) + [0xE9, UInt8(ascii: "'"), UInt8(ascii: "}")]
        let error = #expect(throws: SceneError.self) {
            try SceneFile(bytes: bytes, name: "a.scene.json5", folder: SceneText.fixtures)
        }
        #expect(error?.description == "a.scene.json5:2:11: is not UTF-8 text: save the file in UTF-8")
    }

    @Test("A file that is not there is refused by its name")
    func unreadable() throws {
        let error = #expect(throws: SceneError.self) {
            try SceneFile(contentsOf: SceneText.fixtures.appendingPathComponent("none.scene.json5"))
        }
        let message = try #require(error?.description)
        #expect(message.hasSuffix("none.scene.json5: cannot be read: there is no such file"))
    }

    @Test("Everything that JSON5 allows is read")
    func reads() throws {
        let value = try SceneValue(
            decoding: SourceText(
                file: "a",
                bytes: Array(
                    """
                    \u{FEFF}// comment
                    { unquoted_$1: 'single', "double": "it's", // to the end { [
                      /* { */ hex: 0x1F, plus: +1, point: .5, five: 5., exponent: 1e3,
                      'line\\nfeed': "a\\
                    b", list: [true, null,], }
                    """.utf8)))
        guard case .object(let members) = value.content else { return #expect(Bool(false), "\(value.summary)") }
        #expect(
            members.map(\.key) == [
                "unquoted_$1", "double", "hex", "plus", "point", "five", "exponent", "line\nfeed", "list",
            ])
        #expect(
            members.map(\.value.summary) == [
                "the string \"single\"", "the string \"it's\"", "the number 31", "the number 1", "the number 0.5",
                "the number 5", "the number 1000", "the string \"ab\"", "a list of 2",
            ])
        #expect(members.map(\.value.place.line) == [2, 2, 3, 3, 3, 3, 3, 4, 5])
        #expect(members.map(\.keyPlace.column) == [3, 26, 11, 22, 32, 43, 53, 3, 5])
        #expect(members.map(\.value.isVerbatim) == [true, true, false, false, false, false, false, false, false])
    }

    @Test("Every value knows its key path")
    func paths() throws {
        let value = try SceneValue(
            decoding: SourceText(file: "a", bytes: Array("{ root: { subviews: [ {}, { text: 'x' } ] } }".utf8)))
        guard case .array(let subviews) = value["root"]?["subviews"]?.content else { return #expect(Bool(false)) }
        #expect(subviews[1]["text"]?.place.path == "root.subviews[1].text")
        #expect(subviews[1]["text"]?.place.column == 35)
        #expect(value.place.path == "")
    }
}
