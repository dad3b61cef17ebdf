import Foundation
import SnapGraphics
import SnapText

extension UIButton {
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, configuration.attributedTitle == nil, !primaryAction.title.isEmpty {
                configuration.title = primaryAction.title
            }
            if configuration.image == nil { configuration.image = primaryAction.image }
        }
        self.init(type: .system)
        configure(with: configuration)
        if let primaryAction { addAction(primaryAction, for: [.primaryActionTriggered, .touchUpInside]) }
    }

    // Observers of properties are not called in initialisers.
    private func configure(with configuration: Configuration) {
        self.configuration = configuration
    }

    /// Calls `updateConfiguration()`; UIKit does so before the next layout.
    public func setNeedsUpdateConfiguration() {
        updateConfiguration()
    }

    func configurationDidChange(from old: Configuration?) {
        if (old == nil) != (configuration == nil) {
            label.numberOfLines = configuration == nil ? 1 : 0
            secondLabel.removeFromSuperview()
            spinner.removeFromSuperview()
            indicatorPicture.removeFromSuperview()
            layoutStructureDidChange()
        }
        if configuration != nil { showConfiguration() }
        contentDidChange()
    }

    /// Gives labels and picture what the configuration says of them in the present state.
    func showConfiguration() {
        guard let configuration else { return }
        let color = configuration.foregroundColor(tint: configurationTint, state: state)
        let traits = traitCollection
        show(configuration.styledTitle(currentTitle, color: color, traits: traits), in: label)
        show(configuration.styledSubtitle(color: color, traits: traits), in: secondLabel)
        label.lineBreakMode = configuration.titleLineBreakMode
        secondLabel.lineBreakMode = configuration.subtitleLineBreakMode
        secondLabel.numberOfLines = 0
        for each in [label, secondLabel] { each.textAlignment = textAlignment(of: configuration) }

        let image = (configuration.image ?? currentImage).map { $0.sized(by: configuration, traits: traits) }
        picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = configuration.imageColorTransformer?(color) ?? color
        spinner.color = color
        backgroundPicture.removeFromSuperview()
        if configuration.showsActivityIndicator, !spinner.isAnimating { spinner.startAnimating() }
        show(spinner, if: configuration.showsActivityIndicator, at: 0)
        show(picture, if: picture.image != nil && !configuration.showsActivityIndicator, at: 0)
        show(label, if: label.attributedText != nil, at: subviews.count)
        show(secondLabel, if: secondLabel.attributedText != nil, at: subviews.count)
        indicatorPicture.image = showsIndicator(configuration) ? Self.popUpIndicator : nil
        indicatorPicture.tintColor = configuration.indicatorColorTransformer?(color) ?? color
        show(indicatorPicture, if: indicatorPicture.image != nil, at: subviews.count)
    }

    /// The colour that stands where a configuration chooses none.
    private var configurationTint: UIColor { role == .destructive ? .systemRed : tintColor }

    /// Source: Apple, *UIButton.Configuration.Indicator*.
    private func showsIndicator(_ configuration: Configuration) -> Bool {
        switch configuration.indicator {
        case .automatic: menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
        case .none: false
        case .popup: true
        }
    }

    /// Not measured, nor its distance from the title.
    private static var popUpIndicator: UIImage? {
        UIImage(
            systemName: "chevron.up.chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    }

    /// Between title and indicator, in points.
    private static let indicatorPadding: CGFloat = 6

    private func show(_ text: NSAttributedString?, in label: UILabel) {
        func styled(_ text: NSAttributedString?) -> StyledText? {
            text?.styledText(font: label.font, color: label.textColor, traits: traitCollection)
        }
        // Compared as they are drawn: a title that looks the same asks for no layout.
        guard styled(label.attributedText) != styled(text) else { return }
        label.attributedText = text
    }

    private func textAlignment(of configuration: Configuration) -> NSTextAlignment {
        let alignment: Configuration.TitleAlignment
        if configuration.titleAlignment != .automatic {
            alignment = configuration.titleAlignment
        } else if picture.image == nil && !configuration.showsActivityIndicator {
            alignment = .center
        } else {
            switch configuration.imagePlacement {
            case .leading: alignment = .leading
            case .trailing: alignment = .trailing
            default: alignment = .center
            }
        }
        return switch alignment {
        case .automatic, .center: .center
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        }
    }

    // MARK: Measuring

    /// What stands at the image's place.
    private var configuredPicture: UIView? {
        [spinner, picture].first { $0.superview != nil }
    }

    private func insets(of configuration: Configuration) -> UIEdgeInsets {
        configuration.contentInsets.resolved(rightToLeft: isRightToLeft)
    }

    /// The size in points for a width to wrap the title in.
    func configuredSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
        let insets = insets(of: configuration)
        let parts = measure(configuration, width: width - insets.left - insets.right)
        return pixelGrid.ceil(
            CGSize(
                width: parts.size.width + insets.left + insets.right,
                height: parts.size.height + insets.top + insets.bottom))
    }

    private struct Parts {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var texts = CGSize.zero
        var gap: CGFloat = 0
        var size = CGSize.zero
        /// With its distance from what is before it.
        var indicatorWidth: CGFloat = 0
    }

    private func measure(_ configuration: Configuration, width: CGFloat) -> Parts {
        var parts = Parts()
        if indicatorPicture.superview != nil {
            parts.indicatorWidth = indicatorPicture.intrinsicContentSize.width + Self.indicatorPadding
        }
        let width = width - parts.indicatorWidth
        parts.image = configuredPicture?.intrinsicContentSize ?? .zero
        let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
        let hasText = label.superview != nil || secondLabel.superview != nil
        parts.gap = parts.image != .zero && hasText ? configuration.imagePadding : 0
        let room = max(0, isBeside ? width - parts.image.width - parts.gap : width)
        let limit = CGSize(width: room.isFinite ? room : 0, height: 0)
        if label.superview != nil { parts.title = label.sizeThatFits(limit) }
        if secondLabel.superview != nil { parts.subtitle = secondLabel.sizeThatFits(limit) }
        let both = parts.title != .zero && parts.subtitle != .zero
        parts.texts = CGSize(
            width: max(parts.title.width, parts.subtitle.width),
            height: parts.title.height + parts.subtitle.height + (both ? configuration.titlePadding : 0))
        // Without any text a button is as high as a line of it.
        let least = hasText || parts.image != .zero ? 0 : configuration.titleFont(with: traitCollection).lineHeight
        parts.size =
            isBeside
            ? CGSize(
                width: parts.image.width + parts.gap + parts.texts.width,
                height: max(parts.image.height, parts.texts.height, least))
            : CGSize(
                width: max(parts.image.width, parts.texts.width),
                height: parts.image.height + parts.gap + parts.texts.height)
        parts.size.width += parts.indicatorWidth
        return parts
    }

    // MARK: Placing

    func placeContent(of configuration: Configuration) {
        let content = bounds.inset(by: insets(of: configuration))
        let parts = measure(configuration, width: content.width)
        var block = CGRect(
            x: horizontalStart(of: parts.size.width, in: content), y: content.midY - parts.size.height / 2,
            width: parts.size.width, height: parts.size.height)
        placeIndicator(of: parts, in: &block)
        var image = CGRect(origin: block.origin, size: parts.image)
        var texts = CGRect(origin: block.origin, size: parts.texts)
        let placement = configuration.imagePlacement
        if placement == .top || placement == .bottom {
            image.origin.x = block.midX - image.width / 2
            texts.origin.x = block.midX - texts.width / 2
            if placement == .top {
                texts.origin.y = block.maxY - texts.height
            } else {
                image.origin.y = block.maxY - image.height
            }
        } else {
            image.origin.y = block.midY - image.height / 2
            texts.origin.y = block.midY - texts.height / 2
            if (placement == .leading) != isRightToLeft {
                texts.origin.x = block.maxX - texts.width
            } else {
                image.origin.x = block.maxX - image.width
            }
        }
        let grid = pixelGrid
        configuredPicture?.frame = CGRect(
            origin: CGPoint(x: grid.round(image.minX), y: grid.round(image.minY)), size: image.size)
        let x = grid.round(texts.minX)
        let y = grid.round(texts.minY)
        label.frame = CGRect(x: x, y: y, width: texts.width, height: parts.title.height)
        secondLabel.frame = CGRect(
            x: x, y: grid.round(texts.maxY - parts.subtitle.height), width: texts.width, height: parts.subtitle.height)
    }

    /// At the trailing end of the block, which the other parts have without it.
    private func placeIndicator(of parts: Parts, in block: inout CGRect) {
        guard parts.indicatorWidth > 0 else { return }
        let size = indicatorPicture.intrinsicContentSize
        let x = isRightToLeft ? block.minX : block.maxX - size.width
        indicatorPicture.frame = CGRect(
            origin: CGPoint(x: pixelGrid.round(x), y: pixelGrid.round(block.midY - size.height / 2)), size: size)
        if isRightToLeft { block.origin.x += parts.indicatorWidth }
        block.size.width -= parts.indicatorWidth
    }

    // MARK: Drawing

    func emitBackground(of configuration: Configuration, to emitter: inout LayerEmitter) {
        let tint = configurationTint
        let background = configuration.background
        let box = bounds.inset(by: background.backgroundInsets.resolved(rightToLeft: isRightToLeft))
        let shape = RoundedRect(
            rect: box, radius: configuration.cornerRadius(forHeight: box.height),
            curve: configuration.cornerStyle == .capsule ? .circular : .continuous)
        emitter.fill(.roundedRect(shape), configuration.backgroundColor(tint: tint, state: state))
        guard background.strokeWidth > 0 else { return }
        let stroke = background.strokeColor ?? tint
        let outline = shape.inset(by: -background.strokeOutset)
        let color = background.strokeColorTransformer?(stroke) ?? stroke
        emitter.fill(.ring(outline, width: background.strokeWidth), color)
    }
}

extension UIImage {
    /// A symbol in the size that the configuration prefers; where that says nothing, one without a size of its own beside the title's font.
    fileprivate func sized(by configuration: UIButton.Configuration, traits: UITraitCollection) -> UIImage {
        guard case .symbol(let symbol) = storage.content else { return self }
        if let preferred = configuration.preferredSymbolConfigurationForImage { return withConfiguration(preferred) }
        guard symbol.configuration.size == nil else { return self }
        return withConfiguration(SymbolConfiguration(font: configuration.titleFont(with: traits)))
    }
}
