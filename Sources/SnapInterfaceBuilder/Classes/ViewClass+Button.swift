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
            // The system's pictures are 22 points large in a touch area of their own size.
            button.setImage(UIImage(missing: kind, size: CGSize(width: 25, height: 24)), for: .normal)
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

    /// A button configuration: its texts, picture and insets (7 and 12 points, measured).
    private static func readConfiguration(
        _ button: UIButton, _ element: InterfaceElement, _ context: InterfaceContext
    ) {
        guard let configuration = element.child("buttonConfiguration", key: "configuration") else { return }
        if let style = configuration["style"], style != "plain" {
            context.warnings.add("a button configuration of style \(style) is shown as a plain one", configuration)
        }
        let texts = context.texts
        if let title = texts.text("title", of: configuration) { button.setTitle(title, for: .normal) }
        if let title = texts.attributedText("attributedTitle", of: configuration) {
            button.setAttributedTitle(title, for: .normal)
        }
        if let image = ImageReader(context: context).image("image", of: configuration) {
            button.setImage(image, for: .normal)
        }
        if let font = context.fonts.font("titleFontDescription", of: configuration)
            ?? context.fonts.font(
                "fontDescription", of: configuration)
        {
            button.titleLabel?.font = font
        }
        if let color = context.colors.color("baseForegroundColor", of: configuration) {
            button.setTitleColor(color, for: .normal)
        }
        let insets =
            configuration.child("directionalEdgeInsets", key: "contentInsets").map(EdgeInsets.directional)
            ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        button.contentEdgeInsets = UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
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
