package import Foundation
package import SnapText

extension NSAttributedString {
    /// The text with its attributes as the text engine takes it, colours resolved under the traits.
    ///
    /// Where an attribute is missing, the given font and colour count, and the interface's direction and language are those of the given
    /// paragraph style. An attachment has the index of its character as its number. Not drawn: ligature switches, text effects and
    /// writing directions of runs.
    package func styledText(
        font: UIFont, color: UIColor, traits: UITraitCollection, paragraph: ParagraphStyle = ParagraphStyle()
    ) -> StyledText {
        let defaults = TextDefaults(font: font, color: color, traits: traits, paragraph: paragraph)
        var runs: [StyledText.Run] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let style = TextStyle(attributes: attributes, at: range.location, defaults: defaults)
            runs.append(StyledText.Run(length: range.length, style: style))
        }
        guard !runs.isEmpty else {
            return StyledText(string, style: TextStyle(attributes: [:], at: 0, defaults: defaults))
        }
        return StyledText(string, runs: runs)
    }

    /// The paragraph style of the first character.
    package var firstParagraphStyle: NSParagraphStyle? {
        guard length > 0 else { return nil }
        return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
}
