import SnapGraphics

/// A cell of a list in a collection view, with accessories at its edges, under UIKit's name; lengths in points.
///
/// Source: Apple, *UICollectionViewListCell*. Differences: cells are not swiped.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// At the edges of the content. Those of the system stand in an order of its own, whatever theirs is here; custom views look for their
    /// places among them in the order that they have here.
    ///
    /// Source: Apple, *UICollectionViewListCell.accessories*. Two of the system's of one type are a programmer error, as in UIKit.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    /// How many steps the content is moved in.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }
    /// Whether accessories at the leading edge are moved in, too.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    /// An empty configuration in the style of the list that the cell is in.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        listPlace?.content ?? .cell()
    }

    /// What the separators begin with, where constraints place it; its first use takes them off the text.
    public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        usesSeparatorGuide = true
        return guide
    }()

    private var usesSeparatorGuide = false

    // MARK: Accessories

    private var shownAccessories: [ShownAccessory] = []

    private func accessoriesDidChange() {
        let types = accessories.map(\.accessoryType).filter { $0 != .customView }
        precondition(
            Set(types).count == types.count, "a cell has more than one accessory of a type of the system's: \(types)")
        for shown in shownAccessories { shown.view.removeFromSuperview() }
        shownAccessories = []
        setNeedsLayout()
    }

    /// Makes the views of the accessories that the cell's state shows, and takes the others away.
    private func updateAccessories() {
        let wanted = accessories.enumerated().filter { $0.element.isShown(whileEditing: isInEditingView) }
        let former = shownAccessories
        shownAccessories = wanted.map { index, accessory in
            former.first { $0.index == index } ?? ShownAccessory(accessory, index: index)
        }
        for shown in former where !shownAccessories.contains(where: { $0.view === shown.view }) {
            shown.view.removeFromSuperview()
        }
        for shown in shownAccessories {
            if shown.view.superview !== self { addSubview(shown.view) }
            shown.update(isSelected: isSelected, isExpanded: isExpanded, color: emphasizedColor)
        }
    }

    /// Of accessories in a sidebar's selected cell, on the tint.
    private var emphasizedColor: UIColor? {
        guard listPlace?.appearance == .sidebar, !configurations.isBackgroundChosen else { return nil }
        return isSelected || isHighlighted ? .white : nil
    }

    private var accessoryArrangement: ListCellAccessories {
        updateAccessories()
        let placed = { (isLeading: Bool) in
            let here = self.shownAccessories.filter { $0.accessory.placement.isLeading == isLeading }
            var ordered = here.filter { $0.accessory.accessoryType != .customView }
                .sorted { $0.accessory.accessoryType.order < $1.accessory.accessoryType.order }
            for shown in here where shown.accessory.accessoryType == .customView {
                let index = shown.accessory.placement.index(among: ordered.map(\.accessory))
                ordered.insert(shown, at: index)
            }
            return ordered
        }
        let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
        let margins = (contentView as? UIListContentView)?.contentMargins ?? .zero
        return ListCellAccessories(
            leading: placed(true), trailing: placed(false), margin: listPlace?.margin ?? 16,
            safe: isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right), grid: pixelGrid,
            indentation: CGFloat(indentationLevel) * indentationWidth, indentsAccessories: indentsAccessories,
            contentMargins: (margins.top, margins.bottom))
    }

    override func touchedAccessory(at point: CGPoint) -> UICellAccessory? {
        shownAccessories.first {
            $0.accessory.handlesTouches && $0.view.frame.insetBy(dx: -10, dy: -10).contains(point)
        }?
        .accessory
    }

    override var togglesOutlineWhenTapped: Bool {
        shownAccessories.contains { $0.accessory.togglesWholeCell }
    }

    // MARK: Background

    override func listPlaceDidChange() {
        super.listPlaceDidChange()
        if let listPlace {
            (storedMargins.leading, storedMargins.trailing) = (listPlace.margin, listPlace.margin)
            showStandardBackground(listPlace.background)
        }
    }

    /// A colour set by hand takes the place of the list's background.
    open override var backgroundColor: UIColor? {
        didSet {
            guard backgroundColor != nil, !configurations.isBackgroundChosen else { return }
            showStandardBackground(nil)
            configurations.isBackgroundChosen = true
        }
    }

    // MARK: Layout

    let bottomSeparator = SeparatorLayer()
    let topSeparator = SeparatorLayer()

    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = accessoryArrangement
        contentView.setUntransformedFrame(arrangement.contentFrame(in: bounds, isRightToLeft: isRightToLeft))
        arrangement.place(in: bounds, isRightToLeft: isRightToLeft)
        placeSeparators()
    }

    /// The content's fitting size with what accessories take; a row of a list is 44 points high at least.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let arrangement = accessoryArrangement
        let across = arrangement.leadingInset + arrangement.trailingInset
        // What the content inherits of the cell's margins depends on its place.
        contentView.setUntransformedFrame(arrangement.contentFrame(in: bounds, isRightToLeft: isRightToLeft))
        let content = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - across), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        var size = CGSize(width: content.width + across, height: content.height)
        if let row = contentView as? UIListContentView, row.isCell {
            size.height = max(size.height, UITableView.defaultRowHeight)
        }
        if size.height == 0 { size.height = UITableView.defaultRowHeight }
        return size
    }

    // MARK: Separators

    private func placeSeparators() {
        let place = listPlace
        let lines = place?.lines ?? (top: false, bottom: false)
        show(topSeparator, isShown: lines.top, isTop: true)
        show(bottomSeparator, isShown: lines.bottom, isTop: false)
    }

    private func show(_ line: SeparatorLayer, isShown: Bool, isTop: Bool) {
        guard isShown, let place = listPlace, let separator = place.separator else {
            line.removeFromSuperlayer()
            return
        }
        if line.superlayer !== layer { layer.addSublayer(line) }
        line.color = separator.color
        let insets = isTop ? separator.topSeparatorInsets : separator.bottomSeparatorInsets
        let isFull = place.hasFullLine(atTop: isTop)
        let start =
            if insets.leading != UIListSeparatorConfiguration.automaticInsets.leading {
                insets.leading
            } else if isFull {
                CGFloat.zero
            } else {
                automaticSeparatorStart
            }
        let isAutomaticEnd = insets.trailing == UIListSeparatorConfiguration.automaticInsets.trailing
        let end = isAutomaticEnd ? 0 : insets.trailing
        let width = max(0, bounds.width - start - end)
        line.frame = CGRect(
            x: isRightToLeft ? bounds.width - start - width : start,
            y: isTop ? 0 : bounds.height - place.thickness, width: width, height: place.thickness)
    }

    private var automaticSeparatorStart: CGFloat {
        if usesSeparatorGuide {
            let frame = separatorLayoutGuide.solvedFrame
            return isRightToLeft ? bounds.width - frame.maxX : frame.minX
        }
        let frame = contentView.untransformedFrame
        let start = isRightToLeft ? bounds.width - frame.maxX : frame.minX
        guard let content = contentView as? UIListContentView else { return max(start, listPlace?.margin ?? 16) }
        return start + content.textStart
    }
}
