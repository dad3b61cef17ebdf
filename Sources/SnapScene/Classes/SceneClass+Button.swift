import UIKit

extension SceneClass {
    static let button = SceneClass("UIButton", inheriting: view, keys: controlKeys + buttonKeys) {
        value, context throws(SceneError) in
        UIButton(type: try ValueForm<UIButton.ButtonType>.buttonType.read("buttonType", of: value, context) ?? .system)
    }

    private static let controlKeys: [KeyForm<UIButton>] = [
        KeyForm("isEnabled", .bool, \.isEnabled, "Whether the control can be used."),
        KeyForm("isSelected", .bool, \.isSelected, "Whether the control shows its selected state."),
        KeyForm("isHighlighted", .bool, \.isHighlighted, "Whether the control looks touched."),
        KeyForm(
            "contentHorizontalAlignment", .horizontalAlignment, \.contentHorizontalAlignment,
            "Where the content stands from side to side."),
        KeyForm(
            "contentVerticalAlignment", .verticalAlignment, \.contentVerticalAlignment,
            "Where the content stands from top to bottom."),
    ]

    private static let buttonKeys: [KeyForm<UIButton>] = [
        KeyForm(
            "buttonType", "system (tinted; if not given) or custom.",
            schema: ValueForm<UIButton.ButtonType>.buttonType.schema
        ) { _, _, _ in },
        KeyForm("title", .text, "The title.") { $0.setTitle($1, for: .normal) },
        KeyForm("titleColor", .color, "The title's color.") { $0.setTitleColor($1, for: .normal) },
        KeyForm("image", .image, "The picture before the title.") { $0.setImage($1, for: .normal) },
        KeyForm("backgroundImage", .image, "The picture behind the content.") {
            $0.setBackgroundImage($1, for: .normal)
        },
        KeyForm("contentEdgeInsets", .insets, \.contentEdgeInsets, "Around the content, in points."),
        KeyForm("titleEdgeInsets", .insets, \.titleEdgeInsets, "Moves the title, in points."),
        KeyForm("imageEdgeInsets", .insets, \.imageEdgeInsets, "Moves the picture, in points."),
        KeyForm("titleLabel", TitleLabelKeys.form, "The label that shows the title.") { button in
            guard let label = button.titleLabel else { preconditionFailure("a UIButton has a title label") }
            return label
        },
    ]
}

/// What of a button's title label may be set: the rest is the button's.
@MainActor
enum TitleLabelKeys {
    static let form = ObjectForm<UILabel>(
        name: "a title label", definition: "titleLabel",
        keys: SceneClass.labelKeys.filter {
            ["font", "numberOfLines", "lineBreakMode", "textAlignment"].contains($0.key)
        })
}

extension ValueForm where Value == UIButton.ButtonType {
    fileprivate static var buttonType: Self { choice("button type", [("system", .system), ("custom", .custom)]) }
}

extension ValueForm where Value == UIControl.ContentHorizontalAlignment {
    fileprivate static var horizontalAlignment: Self {
        choice(
            "horizontal alignment",
            [
                ("center", .center), ("left", .left), ("right", .right), ("fill", .fill), ("leading", .leading),
                ("trailing", .trailing),
            ])
    }
}

extension ValueForm where Value == UIControl.ContentVerticalAlignment {
    fileprivate static var verticalAlignment: Self {
        choice("vertical alignment", [("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill)])
    }
}
