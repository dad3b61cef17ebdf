import Testing
import UIKit

/// Apple, *UILabel.attributedText*: the property is copied, and the style properties reflect the style at the text's start.
@MainActor
@Suite struct LabelStyleTests {
    private func attributed(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> NSMutableAttributedString
    {
        NSMutableAttributedString(string: string, attributes: attributes)
    }

    private func facts(_ label: UILabel) throws -> [String: String] {
        let facts = try ViewRenderer.render(label, in: RenderEnvironment()).layoutTree.root.facts
        return Dictionary(uniqueKeysWithValues: facts.map { ($0.name, $0.value) })
    }

    @Test func `changes of the string that was given do not show`() {
        let label = UILabel()
        let text = attributed("One", [.font: UIFont.systemFont(ofSize: 12)])
        label.attributedText = text
        text.setAttributedString(attributed("Two", [.font: UIFont.systemFont(ofSize: 40)]))
        #expect(label.text == "One")
        #expect(label.font.pointSize == 12)
    }

    @Test func `properties reflect the style where the text begins`() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .right
        let label = UILabel()
        let text = attributed(
            "One", [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .paragraphStyle: paragraph])
        text.append(attributed("Two", [.font: UIFont.systemFont(ofSize: 30)]))
        label.attributedText = text
        #expect(label.font.pointSize == 12)
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .right)
        #expect(label.lineBreakMode == .byWordWrapping)
    }

    @Test func `an alignment set afterwards moves the text, and the rest of the paragraph style stays`() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 10
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = attributed("One\nTwo", [.paragraphStyle: paragraph])
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).minX == 0)
        label.textAlignment = .right
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0).maxX == 200)
        // Two lines of 20.29 points, up to the pixel, and the spacing.
        #expect(label.intrinsicContentSize.height == 51)
        // The style that was given is the giver's.
        #expect(paragraph.alignment == .natural)
    }

    @Test func `a line break mode set afterwards truncates`() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        label.attributedText = attributed("These words are too long", [.paragraphStyle: NSParagraphStyle.default])
        #expect(try facts(label)["truncated"] == nil)
        label.lineBreakMode = .byTruncatingTail
        #expect(try facts(label)["truncated"] == "true")
    }

    @Test func `font and colour set afterwards count for every run`() throws {
        let label = UILabel()
        let text = attributed("One", [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
        text.append(attributed("Two", [.font: UIFont.systemFont(ofSize: 30), .link: "https://example.org"]))
        label.attributedText = text
        label.font = .systemFont(ofSize: 17)
        label.textColor = .blue
        let plain = UILabel()
        plain.text = "OneTwo"
        #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
        let shown = try #require(label.attributedText)
        for index in [0, 3] {
            #expect(shown.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor == .blue)
            #expect((shown.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize == 17)
        }
        #expect(shown.attribute(.link, at: 3, effectiveRange: nil) as? String == "https://example.org")
        label.sizeToFit()
        #expect(try facts(label)["color"] == "#0000FF")
    }

    @Test func `a plain text is handed out in the label's style`() throws {
        let label = UILabel()
        label.text = "One"
        label.textAlignment = .center
        let text = try #require(label.attributedText)
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
        #expect(text.firstParagraphStyle?.alignment == .center)
    }

    @Test func `a plain text set afterwards keeps what the properties say, and no other attribute`() throws {
        let label = UILabel()
        label.attributedText = attributed("One", [.foregroundColor: UIColor.red, .underlineStyle: 1])
        label.text = "Two"
        #expect(label.textColor == .red)
        #expect(label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    }

    @Test(.timeLimit(.minutes(1))) func `a dotted line under letters that stand far apart comes to an end`() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: String(repeating: "a", count: 1000),
            attributes: [
                .kern: 1e9, .font: UIFont.systemFont(ofSize: 1),
                .underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue,
            ])
        // Kerning is bounded by a million points.
        #expect(label.intrinsicContentSize.width >= 999e6)
    }
}
