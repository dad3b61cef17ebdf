import SnapGraphics
import SnapText
import Testing
import UIKit

struct AttributedTextTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let font = UIFont.systemFont(ofSize: 17)

    @Test func `attributes become runs, and what is missing is filled in`() {
        let text = NSMutableAttributedString(string: "a😀bc", attributes: [.foregroundColor: UIColor.systemRed])
        text.addAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 12), .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue],
            range: NSRange(location: 1, length: 2))
        let styled = text.styledText(font: font, color: .label, traits: light)
        let red = Color(red: 255, green: 59, blue: 48)
        #expect(styled.string == "a😀bc")
        #expect(
            styled.runs == [
                .init(length: 1, style: TextStyle(font: font.font, color: red)),
                .init(
                    length: 2,
                    style: TextStyle(
                        font: UIFont.boldSystemFont(ofSize: 12).font, color: red, kern: 2, underline: LineDecoration())),
                .init(length: 2, style: TextStyle(font: font.font, color: red)),
            ])
    }

    @Test func `texts with two fonts, colours and paragraph styles are copied, compared and changed`() throws {
        func run(_ size: CGFloat, _ color: UIColor, _ spacing: CGFloat) -> NSAttributedString {
            let paragraph = NSMutableParagraphStyle()
            paragraph.lineSpacing = spacing
            return NSAttributedString(
                string: "ab",
                attributes: [
                    .font: UIFont.systemFont(ofSize: size), .foregroundColor: color, .paragraphStyle: paragraph,
                ])
        }
        let text = NSMutableAttributedString(attributedString: run(12, .systemRed, 0))
        text.append(run(12, .systemRed, 0))
        text.append(run(17, .blue, 4))
        let copy = NSAttributedString(attributedString: text)
        #expect(copy.isEqual(to: text))
        var first = NSRange()
        _ = text.attributes(at: 0, effectiveRange: &first)
        // Equal runs are one.
        #expect(first == NSRange(location: 0, length: 4))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 5))
        #expect((text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 30)
        #expect((text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize == 17)
        #expect(!copy.isEqual(to: text))
    }

    @Test func `an empty text keeps the given font`() {
        let styled = NSAttributedString(string: "").styledText(font: font, color: .label, traits: light)
        #expect(styled.runs == [.init(length: 0, style: TextStyle(font: font.font, color: .black))])
    }

    @Test func `numbers count in whatever type they were written`() {
        for kern: Any in [1.5, CGFloat(1.5), Float(1.5), NSNumber(value: 1.5)] {
            let text = NSAttributedString(string: "a", attributes: [.kern: kern])
            #expect(text.styledText(font: font, color: .label, traits: light).runs[0].style.kern == 1.5)
        }
    }

    @Test func `a link is blue and underlined unless a colour is given`() {
        let link = NSAttributedString(string: "a", attributes: [.link: "https://example.org"])
        let style = link.styledText(font: font, color: .label, traits: light).runs[0].style
        #expect(style.color == Color(red: 0, green: 122, blue: 255) && style.underline == LineDecoration())
    }

    @Test func `a paragraph style is copied, changed and handed on`() throws {
        let style = NSMutableParagraphStyle()
        #expect(style.lineBreakMode == .byWordWrapping && style.alignment == .natural)
        style.alignment = .center
        style.lineSpacing = 4
        style.lineHeightMultiple = 1.2
        style.lineBreakMode = .byTruncatingMiddle
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && copy !== style)
        copy.baseWritingDirection = .rightToLeft
        #expect(copy != style)

        let text = NSAttributedString(string: "a", attributes: [.paragraphStyle: copy])
        let found = try #require(text.firstParagraphStyle)
        var expected = ParagraphStyle(alignment: .center, lineBreak: .byTruncatingMiddle)
        expected.lineSpacing = 4
        expected.lineHeightMultiple = 1.2
        expected.isRightToLeft = true
        expected.language = "tr"
        #expect(found.textParagraph(isRightToLeft: false, language: "tr") == expected)
    }
}
