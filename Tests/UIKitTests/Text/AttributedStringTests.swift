import SnapText
import Testing
import UIKit

struct AttributedStringTests {
    private var styled: AttributedString {
        var string = AttributedString("Label")
        string.font = .systemFont(ofSize: 20)
        string.foregroundColor = .red
        string.underlineStyle = .double
        string.underlineColor = .blue
        string.strikethroughStyle = .single
        string.baselineOffset = 3
        string.kern = 2
        string.strokeWidth = -4
        string.link = URL(string: "https://example.org")
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        string.paragraphStyle = paragraph
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 5
        string.shadow = shadow
        return string
    }

    @Test func `a container takes over the attributes of a dictionary`() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        let container = AttributeContainer([
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .paragraphStyle: paragraph,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
        ])
        let string = AttributedString("Label", attributes: container)
        #expect(string.font == .systemFont(ofSize: 20) && string.foregroundColor == .red)
        #expect(string.underlineStyle == .single && string.paragraphStyle?.alignment == .center)
    }

    @Test(arguments: [CGFloat.infinity, .nan, 1e300, 0.5]) func `a line's style that is no whole number is left out`(
        style: CGFloat
    ) {
        let text = NSAttributedString(string: "a", attributes: [.underlineStyle: style, .kern: 2])
        let converted = AttributedString(text)
        #expect(converted.underlineStyle == nil && converted.kern == 2)
    }

    @Test func `every attribute that is drawn becomes one of an NSAttributedString, and comes back`() throws {
        let text = NSAttributedString(styled)
        func value(_ key: NSAttributedString.Key) -> Any? { text.attribute(key, at: 0, effectiveRange: nil) }
        #expect(value(.font) as? UIFont == .systemFont(ofSize: 20))
        #expect(value(.foregroundColor) as? UIColor == .red)
        #expect(value(.underlineStyle) as? Int == NSUnderlineStyle.double.rawValue)
        #expect(value(.underlineColor) as? UIColor == .blue)
        #expect(value(.strokeWidth) as? CGFloat == -4)
        #expect((value(.paragraphStyle) as? NSParagraphStyle)?.alignment == .center)
        #expect((value(.shadow) as? NSShadow)?.shadowBlurRadius == 5)
        #expect(value(.link) as? URL == URL(string: "https://example.org"))
        #expect(AttributedString(text) == styled)
        #expect(try NSAttributedString(styled, including: \.uiKit).isEqual(to: text))
    }

    @Test func `each run keeps its own attributes`() {
        var string = AttributedString("one ")
        string.foregroundColor = .red
        var other = AttributedString("two")
        other.font = .boldSystemFont(ofSize: 12)
        string.append(other)
        let text = NSAttributedString(string)
        #expect(text.string == "one two")
        #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
        #expect(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 12))
    }

    @Test func `a paragraph style that is changed afterwards changes nothing`() {
        let paragraph = NSMutableParagraphStyle()
        var container = AttributeContainer()
        container.paragraphStyle = paragraph
        paragraph.lineSpacing = 10
        #expect(container.paragraphStyle?.lineSpacing == 0)
    }

    @Test func `tab stops and strategies are part of a paragraph style`() {
        let style = NSMutableParagraphStyle()
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        style.addTabStop(NSTextTab(textAlignment: .left, location: 50))
        #expect(style.tabStops.map(\.location) == [50, 100])
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 100))
        style.lineBreakStrategy = .pushOut
        let text = style.textParagraph(isRightToLeft: false, language: nil)
        #expect(text.tabStops == [.init(location: 50, alignment: .left)])
        #expect(text.lineBreakStrategy == .pushOut)
    }
}
