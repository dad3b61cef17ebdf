extension UITableViewCell {
    /// Places everything in the cell.
    func layOutParts() {
        let card = place.corners
        if place.style == .insetGrouped {
            layer.cornerRadius = card.isEmpty ? 0 : Self.cardRadius
            layer.cornerCurve = .continuous
            layer.maskedCorners = card
            clipsToBounds = !card.isEmpty
        }
        updateContentMargins()
        updateSelectedBackground()
        for view in [backgroundView, shownSelectedBackground] { view?.setUntransformedFrame(bounds) }
        configurations.backgroundView?.place(in: self)
        contentView.setUntransformedFrame(contentFrame(in: bounds.size))
        texts.place(in: contentView.bounds.size, isRightToLeft: isRightToLeft)
        placeAccessory()
        placeSeparators()
    }

    /// Cards have smooth corners of 10 points on iOS 13 to 18 (measured on iOS 14 and 18).
    private static let cardRadius: CGFloat = 10

    /// How far the content view is inside the cell.
    private var contentInsets: UIEdgeInsets {
        let safe = place.insetsContent ? safeAreaInsets : .zero
        let trailing = accessoryWidth > 0 ? accessoryWidth + place.margin : 0
        let bottom = place.separator?.thickness ?? 0
        return isRightToLeft
            ? UIEdgeInsets(top: 0, left: safe.left + trailing, bottom: bottom, right: safe.right)
            : UIEdgeInsets(top: 0, left: safe.left, bottom: bottom, right: safe.right + trailing)
    }

    private func contentFrame(in size: CGSize) -> CGRect {
        if let documentContentFrame { return documentContentFrame }
        let frame = CGRect(origin: .zero, size: size).inset(by: contentInsets)
        return CGRect(x: frame.minX, y: frame.minY, width: max(0, frame.width), height: max(0, frame.height))
    }

    /// Content keeps the cell's margin at the sides, 8 next to an accessory, and 11 above and below (stored margins of Interface
    /// Builder: trailing 8 with an accessory, top 11 ×215).
    private func updateContentMargins() {
        let margins = NSDirectionalEdgeInsets(
            top: documentMargins?.top ?? 11, leading: place.margin, bottom: documentMargins?.bottom ?? 11,
            trailing: accessoryWidth > 0 ? 8 : place.margin)
        if !hasOwnMargins, documentMargins == nil {
            (storedMargins.leading, storedMargins.trailing) = (place.margin, place.margin)
        }
        guard contentView is UITableViewCellContentView, contentView.storedMargins != margins,
            !contentView.hasOwnMargins
        else { return }
        contentView.storedMargins = margins
        contentView.layoutMarginsDidChange()
        contentView.setNeedsLayout()
    }

    // MARK: Fitting

    /// The content's fitting size, with what accessory and separator take. A cell with the labels of its style is no lower than a row is
    /// by default, and one with nothing in it as high.
    func sizeFitting(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        updateContentMargins()
        let insets = contentInsets
        let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
        // What is tied to the cell itself is solved with the cell, and needs the content view in its place.
        contentView.setUntransformedFrame(contentFrame(in: bounds.size))
        let content = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - across), height: max(0, target.height - along)),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        let inside = max(content.height, texts.height(width: target.width - across))
        var size = CGSize(width: content.width + across, height: inside > 0 ? inside + along : 0)
        if !constraints.isEmpty {
            let cell = fittingSize(target, horizontal: horizontal, vertical: vertical)
            size = CGSize(width: max(size.width, cell.width), height: max(size.height, cell.height))
        }
        if size.height == 0 || !texts.isEmpty || showsListRow {
            size.height = max(size.height, UITableView.defaultRowHeight)
        }
        return size
    }

    private var showsListRow: Bool { (contentView as? UIListContentView)?.isCell ?? false }

    // MARK: Selection

    private var showsSelection: Bool {
        (isSelected || isHighlighted) && selectionStyle != .none && !configurations.isBackgroundChosen
    }

    private var shownSelectedBackground: UIView? {
        showsSelection ? selectedBackgroundView ?? standardSelectedBackground : nil
    }

    /// Labels and images in a selected or highlighted cell are highlighted, too.
    func highlightContents() {
        let isHighlighted = showsSelection
        contentView.announce { view in
            (view as? UILabel)?.isHighlighted = isHighlighted
            (view as? UIImageView)?.isHighlighted = isHighlighted
        }
    }

    private func updateSelectedBackground() {
        if showsSelection, selectedBackgroundView == nil, standardSelectedBackground == nil {
            let view = UIView(frame: bounds)
            view.backgroundColor = .systemGray4
            standardSelectedBackground = view
        }
        for view in [selectedBackgroundView, standardSelectedBackground] {
            guard let view else { continue }
            if view === shownSelectedBackground {
                if view.superview !== self { insertSubview(view, belowSubview: contentView) }
            } else {
                view.removeFromSuperview()
            }
        }
    }

    // MARK: Separators

    /// As set on the cell, else on the table; else it begins with the content and ends at the cell's edge.
    var resolvedSeparatorInset: UIEdgeInsets {
        if let ownSeparatorInset { return ownSeparatorInset }
        var automatic = UIEdgeInsets(top: 0, left: automaticSeparatorStart, bottom: 0, right: 0)
        guard let separator = place.separator, let inset = separator.inset else { return automatic }
        guard separator.isAddedToAutomatic else { return inset }
        automatic.left += inset.left
        automatic.right += inset.right
        return automatic
    }

    private var automaticSeparatorStart: CGFloat {
        let safe = place.insetsContent ? safeAreaInsets : .zero
        let textStart = (contentView as? UIListContentView)?.textStart ?? texts.textStart
        return textStart + (isRightToLeft ? safe.right : safe.left)
    }

    /// A grouped section has full lines around it; a card has lines between its rows only.
    private func placeSeparators() {
        let separator = place.separator
        let isEnd = place.isLast && place.style != .plain
        let inset = isEnd ? .zero : resolvedSeparatorInset
        let thickness = separator?.thickness ?? 0
        let left = isRightToLeft ? inset.right : inset.left
        let right = isRightToLeft ? inset.left : inset.right
        let bottom = CGRect(
            x: left, y: bounds.height - thickness, width: max(0, bounds.width - left - right), height: thickness)
        let top = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        show(bottomSeparator, at: bottom, separator: isEnd && place.style == .insetGrouped ? nil : separator)
        show(topSeparator, at: top, separator: place.isFirst && place.style == .grouped ? separator : nil)
    }

    private func show(_ line: SeparatorLayer, at frame: CGRect, separator: TableCellPlace.Separator?) {
        guard let separator, frame.width > 0 else { return line.removeFromSuperlayer() }
        if line.superlayer == nil { layer.addSublayer(line) }
        line.color = separator.color
        line.frame = frame
    }
}
