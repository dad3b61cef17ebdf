import Foundation
import SnapText

extension UIFont {
    /// The font of a text style at the text size of `UITraitCollection.current`.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of the traits; of `UITraitCollection.current` where they do not specify one.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(font: Font(style: style, at: .of(traitCollection)), origin: .textStyle(style))
    }

    /// The same font at the text size of the traits, where it follows it: a text style's, or one scaled by `UIFontMetrics`.
    package func adjusted(to traits: UITraitCollection) -> UIFont {
        switch origin {
        case .fixed: return self
        case .scaled(let base, let style, let maximum):
            return UIFontMetrics(forTextStyle: style).scaled(base, maximum: maximum, at: .of(traits))
        case .textStyle(let style):
            let (size, leading) = DynamicType.row(of: style).size(at: .of(traits))
            var adjusted = font
            adjusted.size = size
            adjusted.textStyleLeading = leading
            return UIFont(font: adjusted, origin: origin)
        }
    }
}

extension Font {
    init(style: UIFont.TextStyle, at category: UIContentSizeCategory) {
        let row = DynamicType.row(of: style)
        let (size, leading) = row.size(at: category)
        self.init(size: size, weight: row.weight, textStyleLeading: leading)
    }
}

extension UIContentSizeCategory {
    /// The category that the traits specify, else the current one.
    static func of(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        guard let category = traits?.preferredContentSizeCategory, category != .unspecified else {
            return UITraitCollection.current.preferredContentSizeCategory
        }
        return category
    }
}
