import Foundation

/// What a label shows: a plain text, or an attributed one whose attributes come before the label's own style.
struct LabelContent {
    /// What counts where the text has no attribute of its own.
    struct Style {
        var font: UIFont
        var color = UIColor.label
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }

    private enum Text {
        case none
        case plain(String)
        case attributed(NSAttributedString)
    }

    private var text = Text.none
    var style: Style

    init(style: Style) {
        self.style = style
    }

    // MARK: Text

    var string: String? {
        switch text {
        case .none: nil
        case .plain(let string): string
        case .attributed(let text): text.string
        }
    }

    /// The attributed text without what only the label's style says; nil where the text is plain.
    var ownAttributes: NSAttributedString? {
        if case .attributed(let text) = text { text } else { nil }
    }

    /// The text with the label's style where it has no attribute of its own. A link without a colour keeps the link's.
    var attributedText: NSAttributedString? {
        switch text {
        case .none: return nil
        case .plain(let string): return NSAttributedString(string: string, attributes: style.attributes)
        case .attributed(let text):
            return text.withAttributes { attributes in
                var own = style.attributes
                if attributes[.link] != nil { own[.foregroundColor] = nil }
                attributes.merge(own) { present, _ in present }
            }
        }
    }

    mutating func setPlain(_ string: String?) {
        text = string.map { .plain($0) } ?? .none
    }

    /// Keeps a copy: later changes of a mutable text do not show.
    mutating func setAttributed(_ newText: NSAttributedString?) {
        text = newText.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .none
    }

    // MARK: Style

    /// The style where the text begins: what the label's properties say. Source: Apple, *UILabel.attributedText*.
    var leadingStyle: Style {
        guard case .attributed(let text) = text, text.length > 0 else { return style }
        var leading = style
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { leading.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { leading.color = color }
        if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
            leading.alignment = paragraph.alignment
            leading.lineBreakMode = paragraph.lineBreakMode
        }
        return leading
    }

    // A property that is set counts for the whole text, as in UIKit: it takes the place of the attributes.

    mutating func setFont(_ font: UIFont) {
        style.font = font
        edit { $0[.font] = nil }
    }

    mutating func setColor(_ color: UIColor) {
        style.color = color
        // A link without a colour would have the link's.
        edit { $0[.foregroundColor] = $0[.link] == nil ? nil : color }
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        style.alignment = alignment
        editParagraphs { $0.alignment = alignment }
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        style.lineBreakMode = mode
        editParagraphs { $0.lineBreakMode = mode }
    }

    private mutating func editParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        edit { attributes in
            guard let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
            let changed = NSMutableParagraphStyle()
            changed.setParagraphStyle(paragraph)
            change(changed)
            attributes[.paragraphStyle] = changed
        }
    }

    private mutating func edit(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard case .attributed(let original) = text else { return }
        text = .attributed(original.withAttributes(change))
    }
}

extension LabelContent.Style {
    fileprivate var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = alignment
        paragraph.lineBreakMode = lineBreakMode
        return [.font: font, .foregroundColor: color, .paragraphStyle: paragraph]
    }
}

extension NSAttributedString {
    /// The text with each run's attributes changed.
    fileprivate func withAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        let all = NSRange(location: 0, length: length)
        enumerateAttributes(in: all, options: [.longestEffectiveRangeNotRequired]) { attributes, range, _ in
            var attributes = attributes
            change(&attributes)
            let run = attributedSubstring(from: range).string
            result.append(NSAttributedString(string: run, attributes: attributes))
        }
        return result
    }
}
