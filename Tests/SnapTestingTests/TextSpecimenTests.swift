import SnapTesting
import Testing
import UIKit

/// Attributes of text as pictures: what numbers cannot judge.
@MainActor
struct TextSpecimenTests {
    private func line(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        var all: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        all.merge(attributes) { _, new in new }
        label.attributedText = NSAttributedString(string: text, attributes: all)
        return label
    }

    private func sheet(_ labels: [UILabel], width: CGFloat) -> UIView {
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 8
        stack.frame = CGRect(x: 0, y: 0, width: width, height: 0)
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: width + 24, height: 0))
        sheet.backgroundColor = .systemBackground
        sheet.addSubview(stack)
        let height = stack.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        stack.frame = CGRect(x: 12, y: 12, width: width, height: height)
        sheet.frame.size.height = height + 24
        return sheet
    }

    @Test func `lines, strokes, shadows and shapes of letters`() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        let styles: [(String, NSUnderlineStyle)] = [
            ("single", .single), ("thick", .thick), ("double", .double), ("dots", [.single, .patternDot]),
            ("dashes", [.single, .patternDash]), ("dash and dot", [.thick, .patternDashDot]),
            ("by words only", [.single, .byWord]),
        ]
        let underlines = styles.map { name, style in
            line("Underlined: \(name)", [.underlineStyle: style.rawValue, .underlineColor: UIColor.systemRed])
        }
        let others = [
            line("Struck through", [.strikethroughStyle: 1]), line("A link", [.link: "https://example.org"]),
            line("Background", [.backgroundColor: UIColor.systemYellow]), line("Kern of 4", [.kern: 4]),
            line("Raised by 6", [.baselineOffset: 6]), line("Shadow", [.shadow: shadow]),
            line(
                "Outline",
                [.strokeWidth: 3, .font: UIFont.boldSystemFont(ofSize: 34), .strokeColor: UIColor.systemBlue]),
            line(
                "Filled outline",
                [.strokeWidth: -3, .font: UIFont.boldSystemFont(ofSize: 34), .strokeColor: UIColor.systemRed]),
            line("Oblique", [.obliqueness: 0.25]), line("Expanded", [.expansion: 0.3]),
        ]
        assertSnapshot(of: sheet(underlines + others, width: 320), as: .image)
    }

    @Test func `paragraphs with indents, tab stops, spacing, hyphens and attachments`() {
        func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
            let style = NSMutableParagraphStyle()
            change(style)
            return [.paragraphStyle: style]
        }
        let text = "A paragraph that needs more than one line of this sheet to say what it has to say."
        let list = paragraph {
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 20)]
            $0.headIndent = 20
            $0.paragraphSpacing = 6
        }
        let table = paragraph {
            $0.tabStops = [
                NSTextTab(textAlignment: .right, location: 200), NSTextTab(textAlignment: .center, location: 260),
            ]
        }
        let icons = NSMutableAttributedString(string: "Attached ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        if let star = UIImage(systemName: "star.fill") {
            icons.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
        }
        icons.append(NSAttributedString(string: " in the text", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        let attached = UILabel()
        attached.attributedText = icons
        let labels = [
            line(text, paragraph { $0.firstLineHeadIndent = 24 }),
            line(
                text,
                paragraph {
                    ($0.headIndent, $0.firstLineHeadIndent, $0.tailIndent) = (24, 24, -24)
                    $0.alignment = .justified
                }),
            line("1.\tFirst, with words for a second line of it\n2.\tSecond", list),
            line("Item\tPrice\tCount\nApple\t1.25\t3\nMelon\t12.50\t1", table),
            line("An over\u{AD}whelming hyphen\u{AD}ation op\u{AD}por\u{AD}tunity for words", paragraph { _ in }),
            line(text, paragraph { $0.lineHeightMultiple = 1.5 }), line(text, paragraph { $0.maximumLineHeight = 17 }),
            attached,
        ]
        assertSnapshot(of: sheet(labels, width: 300), as: .image)
    }
}
