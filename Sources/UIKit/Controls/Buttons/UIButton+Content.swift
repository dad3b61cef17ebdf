extension UIButton {
    // MARK: Showing titles and images

    /// Gives the label another title only where it is another, so that what was set on the label itself lasts.
    func showTitle() {
        let attributed = currentAttributedTitle
        // Where an attributed title says nothing, the state's colour counts (unverified).
        label.content.style.color = currentTitleColor
        if let attributed {
            if attributed !== shownAttributedTitle { label.attributedText = attributed }
        } else if label.content.ownAttributes != nil || label.text != currentTitle {
            label.showPlainInOwnStyle(currentTitle)
        }
        shownAttributedTitle = attributed
    }

    /// A part without content is no subview: the tree shows what there is.
    func show(_ part: UIView, if hasContent: Bool, at index: Int) {
        if !hasContent {
            part.removeFromSuperview()
        } else if part.superview == nil {
            insertSubview(part, at: index)
        }
    }

    /// A highlighted system button fades to a fifth (unverified).
    func dimWhileHighlighted() {
        let dims = buttonType != .custom && configuration == nil && isHighlighted
        guard dims != isDimmed else { return }
        isDimmed = dims
        for part in [label, picture] { part.alpha = dims ? 0.2 : 1 }
    }

    /// A system button takes automatic images as templates.
    func templated(_ image: UIImage) -> UIImage {
        buttonType != .custom && image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    // MARK: Measuring and placing them

    var imageSize: CGSize { picture.superview == nil ? .zero : picture.intrinsicContentSize }
    var titleSize: CGSize { label.superview == nil ? .zero : label.intrinsicContentSize }

    /// A title of several lines is wrapped in what the image leaves of the content.
    func titleSize(fitting room: CGSize) -> CGSize {
        guard label.superview != nil, room.width > 0, room.height > 0 else { return .zero }
        let size = label.sizeThatFits(room)
        return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }

    /// Image and title of a button without a configuration, beside each other, each moved by its insets; in points.
    func statePlaces(in content: CGRect) -> (image: CGRect, title: CGRect) {
        let image = CGSize(
            width: min(imageSize.width, content.width), height: min(imageSize.height, content.height))
        let title = titleSize(fitting: CGSize(width: content.width - image.width, height: content.height))
        let start = horizontalStart(of: image.width + title.width, in: content)
        let imageX = isRightToLeft ? start + title.width : start
        let titleX = isRightToLeft ? start : start + image.width
        let grid = pixelGrid
        func place(_ size: CGSize, _ x: CGFloat, _ insets: UIEdgeInsets) -> CGRect {
            let y = verticalStart(of: size.height, in: content)
            let frame = CGRect(x: x, y: y, width: size.width, height: size.height)
                .offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
            return CGRect(origin: CGPoint(x: grid.round(frame.minX), y: grid.round(frame.minY)), size: size)
        }
        return (place(image, imageX, imageEdgeInsets), place(title, titleX, titleEdgeInsets))
    }

    func horizontalStart(of width: CGFloat, in content: CGRect) -> CGFloat {
        switch (contentHorizontalAlignment, isRightToLeft) {
        case (.center, _): content.midX - width / 2
        case (.left, _), (.fill, _), (.leading, false), (.trailing, true): content.minX
        case (.right, _), (.leading, true), (.trailing, false): content.maxX - width
        }
    }

    func verticalStart(of height: CGFloat, in content: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .center: content.midY - height / 2
        case .top, .fill: content.minY
        case .bottom: content.maxY - height
        }
    }
}
