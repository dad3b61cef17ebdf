import Foundation
import SnapGraphics
import SnapText

extension TextStyle {
    /// The style of a run that begins at an index of an attributed text.
    init(attributes: [NSAttributedString.Key: Any], at index: Int, defaults: TextDefaults) {
        let traits = defaults.traits
        func color(_ key: NSAttributedString.Key) -> Color? { (attributes[key] as? UIColor)?.resolved(with: traits) }
        func number(_ key: NSAttributedString.Key) -> CGFloat? { AttributeNumber.value(of: attributes[key]) }
        func line(_ key: NSAttributedString.Key, otherwise: Int, _ colorKey: NSAttributedString.Key) -> LineDecoration?
        {
            let style = AttributeNumber.whole(of: attributes[key]) ?? otherwise
            return NSUnderlineStyle(rawValue: style).decoration(color: color(colorKey))
        }
        let font = attributes[.font] as? UIFont ?? defaults.font
        let isLink = attributes[.link] != nil
        self.init(
            font: font.font(in: traits),
            color: color(.foregroundColor) ?? (isLink ? UIColor.link : defaults.color).resolved(with: traits),
            kern: number(.kern) ?? number(.tracking) ?? 0,
            // UIKit underlines links, too.
            underline: line(.underlineStyle, otherwise: isLink ? 1 : 0, .underlineColor),
            strikethrough: line(.strikethroughStyle, otherwise: 0, .strikethroughColor),
            baselineOffset: number(.baselineOffset) ?? 0, background: color(.backgroundColor))
        shadow = (attributes[.shadow] as? NSShadow).flatMap { Shadow($0, traits: traits) }
        obliqueness = number(.obliqueness) ?? 0
        expansion = number(.expansion) ?? 0
        if let percent = number(.strokeWidth), percent != 0 {
            stroke = TextStroke(
                width: abs(percent) / 100 * font.pointSize, color: color(.strokeColor) ?? self.color,
                isFilled: percent < 0)
        }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            let bounds = attachment.attachmentBounds(
                for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: index)
            self.attachment = TextAttachment(id: index, bounds: bounds)
        }
        for key in [NSAttributedString.Key.textEffect, .writingDirection] where attributes[key] != nil {
            RuntimeWarnings.record("the text attribute \(key.rawValue) is not drawn: leave it out")
        }
        paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.textParagraph(
            isRightToLeft: defaults.paragraph.isRightToLeft, language: defaults.paragraph.language)
    }
}

extension Shadow {
    /// Nil for a shadow without a colour. Core Graphics' blur is twice the radius that layers have.
    fileprivate init?(_ shadow: NSShadow, traits: UITraitCollection) {
        guard let color = shadow.values.color else { return nil }
        self.init(
            color: color.resolved(with: traits), offset: shadow.shadowOffset, radius: shadow.shadowBlurRadius / 2)
    }
}
