import UIKit

extension ViewClass {
    static let button = ViewClass.of(
        "UIButton",
        make: { element, _ in
            ["system", "roundedRect"].contains(element["buttonType"] ?? "custom")
                ? UIButton(type: .system) : UIButton(type: .custom)
        }
    ) { button, element, context in
        readButton(button, element, context)
    }

    private static func readButton(_ button: UIButton, _ element: InterfaceElement, _ context: InterfaceContext) {
        if let font = context.fonts.font("fontDescription", of: element) {
            button.titleLabel?.font = font
        } else if element["buttonType"] != nil {
            button.titleLabel?.font = .systemFont(ofSize: 15)
        }
        if let mode = context.choice("lineBreakMode", of: element, ViewChoices.lineBreakMode) {
            button.titleLabel?.lineBreakMode = mode
        }
        button.contentEdgeInsets = insets("contentEdgeInsets", of: element) ?? .zero
        button.titleEdgeInsets = insets("titleEdgeInsets", of: element) ?? .zero
        button.imageEdgeInsets = insets("imageEdgeInsets", of: element) ?? .zero
        for name in ["hasAttributedTitle", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled"] {
            _ = element[name]
        }
        for name in ["reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted", "pointerInteraction"] {
            _ = element[name]
        }
        for state in element.children("state") { readState(state, button, context) }
        readControl(button, element, context)
        if let kind = element["buttonType"], !["system", "roundedRect", "custom"].contains(kind) {
            context.warnings.add("a button of type \(kind) is shown without its picture", element)
            // The system's pictures are 22 points large in a touch area of their own size; in a configuration of 12 and 7 points of insets the
            // button is 50 × 34 (6 of 6 stored ones).
            let isConfigured = element.children.contains { $0.tag == "buttonConfiguration" }
            let size = isConfigured ? CGSize(width: 26, height: 20) : CGSize(width: 25, height: 24)
            button.setImage(UIImage(missing: kind, size: size), for: .normal)
        }
        readConfiguration(button, element, context)
    }

    private static func readState(_ element: InterfaceElement, _ button: UIButton, _ context: InterfaceContext) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        ]
        guard let state = states[element["key"] ?? "normal"] else {
            context.warnings.add("a button's state \(element["key"] ?? "") is not understood", element)
            return
        }
        if let title = context.texts.text("title", of: element) { button.setTitle(title, for: state) }
        if let color = context.colors.color("titleColor", of: element) { button.setTitleColor(color, for: state) }
        if let title = context.texts.attributedText("attributedTitle", of: element) {
            button.setAttributedTitle(title, for: state)
        }
        let images = ImageReader(context: context)
        if let image = images.image("image", of: element) { button.setImage(image, for: state) }
        if let image = images.image("backgroundImage", of: element) { button.setBackgroundImage(image, for: state) }
        _ = element.child("color", key: "titleShadowColor")?.markAllRead()
        element.child("preferredSymbolConfiguration")?.markAllRead()
    }

    private static func readConfiguration(
        _ button: UIButton, _ element: InterfaceElement, _ context: InterfaceContext
    ) {
        guard let stored = element.child("buttonConfiguration", key: "configuration") else { return }
        var configuration: UIButton.Configuration
        switch stored["style"] ?? "plain" {
        case "gray", "bordered": configuration = .gray()
        case "tinted", "borderedTinted": configuration = .tinted()
        case "filled", "borderedProminent": configuration = .filled()
        default: configuration = .plain()
        }
        let sizes: [String: UIButton.Configuration.Size] = ["mini": .mini, "small": .small, "large": .large]
        if let size = stored["buttonSize"].flatMap({ sizes[$0] }) { configuration.buttonSize = size }
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
        ]
        if let style = stored["cornerStyle"].flatMap({ corners[$0] }) { configuration.cornerStyle = style }
        configuration.title = context.texts.text("title", of: stored)
        configuration.subtitle = context.texts.text("subtitle", of: stored)
        if let title = context.texts.attributedText("attributedTitle", of: stored) {
            configuration.attributedTitle = uniform(title)
        }
        configuration.image = ImageReader(context: context).image("image", of: stored)
        configuration.imagePadding = stored.number("imagePadding") ?? 0
        let placements: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let edge = stored["imagePlacement"].flatMap({ placements[$0] }) { configuration.imagePlacement = edge }
        let font =
            context.fonts.font("titleFontDescription", of: stored) ?? context.fonts.font("fontDescription", of: stored)
        if let font {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
        }
        configuration.baseForegroundColor = context.colors.color("baseForegroundColor", of: stored)
        configuration.baseBackgroundColor = context.colors.color("baseBackgroundColor", of: stored)
        if let insets = stored.child("directionalEdgeInsets", key: "contentInsets") {
            configuration.contentInsets = EdgeInsets.directional(insets)
        }
        button.configuration = configuration
    }

    /// The text with the attributes that it begins with: a button's title has one style.
    private static func uniform(_ text: NSAttributedString) -> AttributedString {
        var result = AttributedString(text.string)
        guard text.length > 0 else { return result }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        result[AttributeScopes.UIKitAttributes.FontAttribute.self] = attributes[.font] as? UIFont
        result[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
            attributes[.foregroundColor] as? UIColor
        return result
    }

    private static func insets(_ key: String, of element: InterfaceElement) -> UIEdgeInsets? {
        element.child("inset", key: key).map(EdgeInsets.inset)
    }

    /// What every control has.
    static func readControl(_ control: UIControl, _ element: InterfaceElement, _ context: InterfaceContext) {
        control.isEnabled = element.bool("enabled") ?? true
        control.isSelected = element.bool("selected") ?? false
        control.isHighlighted = element.bool("highlighted") ?? false
        let horizontal = context.choice(
            "contentHorizontalAlignment", of: element, ViewChoices.horizontalAlignment)
        if let horizontal { control.contentHorizontalAlignment = horizontal }
        let vertical = context.choice("contentVerticalAlignment", of: element, ViewChoices.verticalAlignment)
        if let vertical { control.contentVerticalAlignment = vertical }
    }
}
