import Foundation
import SnapGraphics
import Testing

@testable import SnapGolden

@Suite struct LayoutTextTests {
    @Test func `a tree is written one view a line, as the format's description shows it`() {
        let tree = screen(
            view(
                "UIView", nil, (0, 0, 375, 667), [],
                [
                    view("UILabel", "title", (16, 20, 343, 20.333333), [("text", "OK"), ("lines", "1")]),
                    view("UIImageView", "my icon", (0, -0.0001, 16.5, 16), [("image", "pencil"), ("hidden", "")]),
                    view("Box<A, B>", nil, (1.0005, -2.25, 3, 4), [("note", "a b")]),
                ]))
        #expect(
            LayoutText.write(tree) == """
                snap-layout 1 size 375 667 scale 2
                UIView 0 0 375 667
                  UILabel #title 16 20 343 20.333 text="OK" lines=1
                  UIImageView #"my icon" 0 0 16.5 16 image=pencil hidden
                  "Box<A, B>" 1.001 -2.25 3 4 note="a b"

                """)
    }

    @Test(arguments: [
        "", "plain", "two words", "quote\"backslash\\", "line\nbreak\r\n\t", "\u{A0}\u{200B}\u{202E}\u{FEFF}",
        "Сделано 完成 👩‍👩‍👧",
        "#", "a=b", "é", "e\u{301}",
    ])
    func `any text comes back as it was`(text: String) throws {
        let tree = screen(
            view("UIView", text, (0, 0, 1, 1), [("text", text), ("note", text)], [view("C\(text)", nil, (0, 0, 1, 1))]))
        let read = try LayoutText.read(LayoutText.write(tree))
        #expect(read == tree)
        #expect(Array(read.root.facts[0].value.unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func `reading and writing again gives the same text`() throws {
        let text = """
            snap-layout 1 size 320 568 scale 2
            UIView 0 0 320 568
              UIView #a 1 2 3 4
                UILabel 0.5 0.333 1 1 text="x"
                  UIView 0 0 0 0
              UIView #b nan 2 inf 4 hidden

            """
        #expect(LayoutText.write(try LayoutText.read(text)) == text)
        #expect(LayoutText.write(try LayoutText.read(text.replacing("\n", with: "\r\n"))) == text)
    }

    @Test(arguments: [
        ("", 1, LayoutTextError.Problem.notALayout),
        ("{}", 1, .notALayout),
        ("snap-layout 2 size 1 1 scale 1\nUIView 0 0 1 1", 1, .version("2")),
        ("snap-layout 1 size 1 scale 1\nUIView 0 0 1 1", 1, .expected("the height, a number")),
        ("snap-layout 1 size 1 1 scale 1", 2, .noView),
        ("snap-layout 1 size 1 1 scale 1\n  UIView 0 0 1 1", 2, .indentation),
        ("snap-layout 1 size 1 1 scale 1\nUIView 0 0 1 1\nUIView 0 0 1 1", 3, .indentation),
        ("snap-layout 1 size 1 1 scale 1\nUIView 0 0 1 1\n    UIView 0 0 1 1", 3, .indentation),
        ("snap-layout 1 size 1 1 scale 1\nUIView 0 0 1 1\n UIView 0 0 1 1", 3, .indentation),
        ("snap-layout 1 size 1 1 scale 1\nUIView 0 0 1", 2, .expected("the frame's height, a number")),
        ("snap-layout 1 size 1 1 scale 1\nUIView 0 0 1 1 text=\"a", 2, .quote),
        ("snap-layout 1 size 1 1 scale 1\nUIView 0 0 1 1 text=", 2, .expected("a value after text=")),
        ("snap-layout 1 size 1 1 scale 1\nUIView 0 0 1 1 text=\"\\q\"", 2, .quote),
        ("snap-layout 1 size 1 1 scale 1\nUIView 0 0 1 1 ]", 2, .expected("a fact, or the end of the line")),
    ])
    func `a text that is no layout is refused with its line`(
        text: String, line: Int, problem: LayoutTextError.Problem
    ) {
        #expect(throws: LayoutTextError(line: line, problem: problem)) { try LayoutText.read(text) }
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (20.5, "20.5"), (20.333333, "20.333"),
            (-7.25, "-7.25"),
            (1e9, "1000000000"), (0.1 + 0.2, "0.3"), (.infinity, "inf"), (-0.25, "-0.25"),
        ] as [(CGFloat, String)])
    func `a number has at most three decimals, and no zeros at its end`(value: CGFloat, text: String) {
        #expect(ShortNumber.text(value) == text)
    }
}
