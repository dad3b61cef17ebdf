import Foundation

extension UIButton.Configuration {
    /// The radius of the background's corners for a height, in points.
    func cornerRadius(forHeight height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic: background.cornerRadius
        case .small: 4
        case .medium: 5.95
        case .large: 8.75
        case .capsule: height / 2
        }
    }

    /// The text's and image's colour. Greys of disabled buttons are not measured.
    func foregroundColor(tint: UIColor, state: UIControl.State) -> UIColor {
        guard !state.contains(.disabled) else { return .tertiaryLabel }
        let base = baseForegroundColor ?? (look == .filled ? .white : tint)
        guard state.contains(.highlighted) else { return base }
        return look == .plain || look == .gray ? base.fading(to: 0.75) : base
    }

    /// The background's colour; tinted backgrounds have 18 % of the tint.
    func backgroundColor(tint: UIColor, state: UIControl.State) -> UIColor {
        let color: UIColor
        if let own = background.backgroundColor {
            color = own
        } else {
            let base = baseBackgroundColor ?? tint
            let isDisabled = state.contains(.disabled)
            color =
                switch look {
                case .plain: baseBackgroundColor ?? .clear
                case .gray: baseBackgroundColor ?? .tertiarySystemFill
                case .tinted: isDisabled ? .tertiarySystemFill : base.fading(to: 0.18)
                case .filled: isDisabled ? .tertiarySystemFill : base
                }
        }
        let shown = state.contains(.highlighted) && look != .plain ? color.fading(to: 0.75) : color
        return background.backgroundColorTransformer?(shown) ?? shown
    }

    /// The title's font where it names none: body, and subheadline in the small sizes.
    func titleFont(with traits: UITraitCollection) -> UIFont {
        let style: UIFont.TextStyle = buttonSize == .small || buttonSize == .mini ? .subheadline : .body
        return .preferredFont(forTextStyle: style, compatibleWith: traits)
    }

    func subtitleFont(with traits: UITraitCollection) -> UIFont {
        .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
    }

    /// The title with its attributes; nil where there is none.
    func styledTitle(_ fallback: String?, color: UIColor, traits: UITraitCollection) -> NSAttributedString? {
        Self.styled(
            attributedTitle, title ?? fallback, font: titleFont(with: traits), color: color,
            titleTextAttributesTransformer)
    }

    func styledSubtitle(color: UIColor, traits: UITraitCollection) -> NSAttributedString? {
        Self.styled(
            attributedSubtitle, subtitle, font: subtitleFont(with: traits), color: color,
            subtitleTextAttributesTransformer)
    }

    private static func styled(
        _ attributed: AttributedString?, _ plain: String?, font: UIFont, color: UIColor,
        _ transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        guard let text = attributed ?? plain.map({ AttributedString($0) }), !text.characters.isEmpty else { return nil }
        var container = AttributeContainer()
        container[AttributeContainer.Scope.FontAttribute.self] = font
        container[AttributeContainer.Scope.ForegroundColorAttribute.self] = color
        return NSAttributedString(text, base: transformer?(container) ?? container)
    }
}

extension UIColor {
    /// The colour with its alpha multiplied.
    func fading(to factor: CGFloat) -> UIColor {
        UIColor { traits in
            let alpha = self.value(with: traits).alpha
            return self.resolvedColor(with: traits).withAlphaComponent(alpha * factor)
        }
    }
}
