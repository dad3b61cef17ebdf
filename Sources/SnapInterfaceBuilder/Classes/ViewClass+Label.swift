import UIKit

extension ViewClass {
    static let label = ViewClass.of("UILabel", make: { _, _ in UILabel() }) { label, element, context in
        label.font = context.fonts.font("fontDescription", of: element) ?? .systemFont(ofSize: 17)
        label.numberOfLines = element.integer("numberOfLines") ?? 1
        if let alignment = context.choice("textAlignment", of: element, ViewChoices.textAlignment) {
            label.textAlignment = alignment
        }
        if let mode = context.choice("lineBreakMode", of: element, ViewChoices.lineBreakMode) {
            label.lineBreakMode = mode
        }
        label.adjustsFontForContentSizeCategory = element.bool("adjustsFontForContentSizeCategory") ?? false
        label.preferredMaxLayoutWidth = element.number("preferredMaxLayoutWidth") ?? 0
        label.isEnabled = element.bool("enabled") ?? true
        label.isHighlighted = element.bool("highlighted") ?? false
        if let color = context.colors.color("textColor", of: element) { label.textColor = color }
        label.highlightedTextColor = context.colors.color("highlightedColor", of: element)
        // The default is a number that says: wherever the text is not wrapped.
        for name in ["baselineAdjustment", "minimumFontSize", "adjustsLetterSpacingToFitWidth", "usesAttributedText"] {
            _ = element[name]
        }
        _ = element.child("size", key: "shadowOffset")
        if element.bool("adjustsFontSizeToFit") == true || element.number("minimumScaleFactor") != nil {
            context.warnings.add("a label's text is not made smaller to fit its width", element)
        }
        if let attributed = context.texts.attributedText("attributedText", of: element) {
            label.attributedText = attributed
        } else {
            label.text = context.texts.text("text", of: element)
        }
    }

    static let imageView = ViewClass.of("UIImageView", make: { _, _ in UIImageView() }) { view, element, context in
        let images = ImageReader(context: context)
        view.image = images.image("image", of: element)
        view.highlightedImage = images.image("highlightedImage", of: element)
        view.isHighlighted = element.bool("highlighted") ?? false
        _ = element["adjustsImageSizeForAccessibilityContentSizeCategory"]
    }

    static let stackView = ViewClass.of("UIStackView", make: { _, _ in UIStackView() }) { stack, element, context in
        let variations = context.variations
        stack.axis = variations.value("axis", of: element) == "vertical" ? .vertical : .horizontal
        if let name = variations.value("distribution", of: element) {
            stack.distribution = ViewChoices.distribution(name) ?? .fill
        }
        if let name = variations.value("alignment", of: element) {
            stack.alignment = ViewChoices.stackAlignment(name) ?? .fill
        }
        if let spacing = variations.number("spacing", of: element) { stack.spacing = spacing }
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        stack.isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
        // A stack with margins of its own keeps within them: 32 of 42 stored ones on all sides, and none ignores them.
        let hasMargins = element.children.contains {
            ["layoutMargins", "directionalLayoutMargins"].contains($0.peek("key") ?? "")
        }
        stack.isLayoutMarginsRelativeArrangement = element.bool("layoutMarginsRelativeArrangement") ?? hasMargins
    }
}
