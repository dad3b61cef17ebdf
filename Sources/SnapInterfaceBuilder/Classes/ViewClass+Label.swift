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
        readShrinking(label, element, context)
        if let color = context.colors.color("shadowColor", of: element) { label.shadowColor = color }
        if let offset = element.child("size", key: "shadowOffset"), let width = offset.number("width"),
            let height = offset.number("height")
        {
            label.shadowOffset = CGSize(width: width, height: height)
        }
        _ = element["usesAttributedText"]
        if let attributed = context.texts.attributedText("attributedText", of: element) {
            label.attributedText = attributed
        } else {
            label.text = context.texts.text("text", of: element)
        }
    }

    /// A document says NO where a label does not shrink its text; where it says nothing, and how small the text may be, the label does.
    private static func readShrinking(_ label: UILabel, _ element: InterfaceElement, _ context: InterfaceContext) {
        let scale = element.number("minimumScaleFactor")
        let size = element.number("minimumFontSize")
        label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") ?? (scale != nil || size != nil)
        if let scale {
            label.minimumScaleFactor = scale
        } else if let size, label.font.pointSize > 0 {
            label.minimumScaleFactor = size / label.font.pointSize
        }
        label.allowsDefaultTighteningForTruncation = element.bool("adjustsLetterSpacingToFitWidth") ?? false
        if let adjustment = context.choice("baselineAdjustment", of: element, ViewChoices.baselineAdjustment) {
            label.baselineAdjustment = adjustment
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
        if let axis = context.choice("axis", of: element, ViewChoices.axis) { stack.axis = axis }
        if let distribution = context.choice("distribution", of: element, ViewChoices.distribution) {
            stack.distribution = distribution
        }
        if let alignment = context.choice("alignment", of: element, ViewChoices.stackAlignment) {
            stack.alignment = alignment
        }
        if let spacing = element.number("spacing") { stack.spacing = spacing }
        if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
        stack.isBaselineRelativeArrangement = element.bool("baselineRelativeArrangement") ?? false
        // A stack with margins of its own keeps within them: 32 of 42 stored ones on all sides, and none ignores them.
        let hasMargins = element.children.contains {
            ["layoutMargins", "directionalLayoutMargins"].contains($0.peek("key") ?? "")
        }
        stack.isLayoutMarginsRelativeArrangement = element.bool("layoutMarginsRelativeArrangement") ?? hasMargins
    }
}
