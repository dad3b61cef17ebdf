package import Foundation
package import SnapText

extension NSAttributedString {
    /// The text with its attributes as the text engine takes it, colours resolved under the traits.
    ///
    /// Where an attribute is missing, the given font and colour count. Not drawn: attachments, shadows, strokes, obliqueness,
    /// expansion, ligature switches, and the colours and patterns of lines.
    package func styledText(font: UIFont, color: UIColor, traits: UITraitCollection) -> StyledText {
        var runs: [StyledText.Run] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let style = TextStyle(attributes: attributes, font: font, color: color, traits: traits)
            runs.append(StyledText.Run(length: range.length, style: style))
        }
        guard !runs.isEmpty else {
            return StyledText(string, style: TextStyle(attributes: [:], font: font, color: color, traits: traits))
        }
        return StyledText(string, runs: runs)
    }

    /// The paragraph style of the first character; it counts for the whole text, where UIKit has one for each paragraph.
    package var firstParagraphStyle: NSParagraphStyle? {
        guard length > 0 else { return nil }
        return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
}

extension TextStyle {
    fileprivate init(
        attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor, traits: UITraitCollection
    ) {
        let font = attributes[.font] as? UIFont ?? font
        let isLink = attributes[.link] != nil
        let foreground = attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : color)
        let kern = AttributeNumber.value(of: attributes[.kern] ?? attributes[.tracking])
        // UIKit underlines links, too.
        let underline = AttributeNumber.value(of: attributes[.underlineStyle]) ?? (isLink ? 1 : 0)
        self.init(
            font: font.font(in: traits), color: foreground.resolved(with: traits), kern: kern ?? 0,
            underline: underline != 0,
            strikethrough: (AttributeNumber.value(of: attributes[.strikethroughStyle]) ?? 0) != 0,
            baselineOffset: AttributeNumber.value(of: attributes[.baselineOffset]) ?? 0,
            background: (attributes[.backgroundColor] as? UIColor)?.resolved(with: traits))
    }
}
