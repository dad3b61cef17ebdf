import UIKit

extension SceneClass {
    static let label = SceneClass("UILabel", inheriting: view, keys: labelKeys) { _, _ in UILabel() }

    static let labelKeys: [KeyForm<UILabel>] = [
        KeyForm("text", .text, \.text, "What the label says: a string, or an object with one string a language."),
        KeyForm("font", .font, "17-point system font if not given.") { $0.font = $1 },
        KeyForm("textColor", .color, "The color of the text.") { $0.textColor = $1 },
        KeyForm("textAlignment", .textAlignment, \.textAlignment, "Where the lines stand."),
        KeyForm("numberOfLines", .integer(from: 0), \.numberOfLines, "The most lines shown; 0 for any number."),
        KeyForm("lineBreakMode", .lineBreakMode, \.lineBreakMode, "What happens to text that is too long."),
        KeyForm(
            "preferredMaxLayoutWidth", .length, \.preferredMaxLayoutWidth,
            "The width at which the label measures itself, in points; 0 lets layout find it."),
        KeyForm("isEnabled", .bool, \.isEnabled, "False dims the text."),
    ]
}

extension ValueForm where Value == NSTextAlignment {
    static var textAlignment: Self {
        choice(
            "text alignment",
            [
                ("left", .left), ("center", .center), ("right", .right), ("justified", .justified),
                ("natural", .natural),
            ])
    }
}

extension ValueForm where Value == NSLineBreakMode {
    fileprivate static var lineBreakMode: Self {
        choice(
            "line break mode",
            [
                ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
                ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
                ("byTruncatingMiddle", .byTruncatingMiddle),
            ])
    }
}
