extension UIView {
    /// How far system parts (status bar, home indicator, a popover's arrow) reach into this view, in points.
    ///
    /// Handed down by geometry: a subview that does not reach the unsafe strip has no inset there, and one that sticks out of its superview has
    /// no more than that.
    public var safeAreaInsets: UIEdgeInsets {
        guard safeAreaOrigin == nil, let superview else { return safeAreaInsets(inheriting: .zero) }
        return safeAreaInsets(inheriting: reach(of: superview.safeAreaInsets, in: superview))
    }

    /// - Parameter inherited: what reaches into the view from its superview; nothing where the safe area begins here.
    private func safeAreaInsets(inheriting inherited: UIEdgeInsets) -> UIEdgeInsets {
        var insets = safeAreaOrigin ?? inherited
        if let additional = viewController?.additionalSafeAreaInsets {
            insets.top += additional.top
            insets.left += additional.left
            insets.bottom += additional.bottom
            insets.right += additional.right
        }
        return insets
    }

    /// What is left of insets for the views inside: where a scroll view moves its content out of the safe area, none of that reaches into the
    /// content.
    private func insetsInside(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        guard insets != .zero, let taken = (self as? UIScrollView)?.safeAreaContribution else { return insets }
        return UIEdgeInsets(
            top: max(0, insets.top - taken.top), left: max(0, insets.left - taken.left),
            bottom: max(0, insets.bottom - taken.bottom), right: max(0, insets.right - taken.right))
    }

    /// What of insets, a superview's, reaches into this view.
    private func reach(of insets: UIEdgeInsets, in superview: UIView) -> UIEdgeInsets {
        let above = superview.insetsInside(insets)
        guard above != .zero else { return .zero }
        let frame = untransformedFrame
        let outer = superview.bounds
        return UIEdgeInsets(
            top: Self.reach(of: above.top, at: frame.minY - outer.minY),
            left: Self.reach(of: above.left, at: frame.minX - outer.minX),
            bottom: Self.reach(of: above.bottom, at: outer.maxY - frame.maxY),
            right: Self.reach(of: above.right, at: outer.maxX - frame.maxX))
    }

    /// What of an inset reaches into a view that begins at a distance from the edge.
    private static func reach(of inset: CGFloat, at distance: CGFloat) -> CGFloat {
        min(inset, max(0, inset - distance))
    }

    /// The margins with leading and trailing, as set; the system's where nothing was set.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { hasOwnMargins ? storedMargins : defaultMargins }
        set {
            guard newValue != directionalLayoutMargins || !hasOwnMargins else { return }
            storedMargins = newValue
            hasOwnMargins = true
            layoutMarginsChanged()
            layoutStructureDidChange()
        }
    }

    /// The margins that content keeps, with the safe area where `insetsLayoutMarginsFromSafeArea`; in points.
    ///
    /// A view's own margins are 8; a controller's root view has the system's minimum at the sides (16, or 20 from 414 pt width)
    /// and 0 above and below.
    public var layoutMargins: UIEdgeInsets {
        get { resolvedMargins }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(newValue, rightToLeft: isRightToLeft)
        }
    }

    private var defaultMargins: NSDirectionalEdgeInsets {
        guard viewController != nil else { return storedMargins }
        let side = Self.systemMinimumMargin(forWidth: bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// 16 up to 393 points of width, 20 from 414 (measured in stored frames of 1,571 Interface Builder files).
    static func systemMinimumMargin(forWidth width: CGFloat) -> CGFloat {
        width < 400 ? 16 : 20
    }

    private var resolvedMargins: UIEdgeInsets {
        var directional = directionalLayoutMargins
        if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = Self.systemMinimumMargin(forWidth: bounds.width)
            directional.leading = max(directional.leading, minimum)
            directional.trailing = max(directional.trailing, minimum)
        }
        var margins = directional.resolved(rightToLeft: isRightToLeft)
        if layoutMarginsFollowReadableWidth {
            let surplus = readableSurplus(within: margins)
            margins.left += surplus
            margins.right += surplus
        }
        if insetsLayoutMarginsFromSafeArea {
            let safe = safeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        if preservesSuperviewLayoutMargins {
            let above = inheritedLayoutMargins
            margins.top = max(margins.top, above.top)
            margins.left = max(margins.left, above.left)
            margins.bottom = max(margins.bottom, above.bottom)
            margins.right = max(margins.right, above.right)
        }
        return margins
    }

    /// What of the superview's margins reaches into this view, in points.
    var inheritedLayoutMargins: UIEdgeInsets {
        superview.map { reach(of: $0.layoutMargins, in: $0) } ?? .zero
    }

    private func layoutMarginsChanged() {
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
    }

    /// The area inside the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide {
        let guide = storedSafeAreaGuide ?? UILayoutGuide(system: .safeArea, of: self)
        storedSafeAreaGuide = guide
        return guide
    }

    /// The area inside the margins.
    public var layoutMarginsGuide: UILayoutGuide {
        let guide = storedMarginsGuide ?? UILayoutGuide(system: .margins, of: self)
        storedMarginsGuide = guide
        return guide
    }

    /// The area inside the margins, no wider than is good to read, centred; see `readableWidth`.
    public var readableContentGuide: UILayoutGuide {
        let guide = storedReadableGuide ?? UILayoutGuide(system: .readable, of: self)
        storedReadableGuide = guide
        return guide
    }

    /// How wide text is good to read, in points: 672 at the default text size (measured on an iPad by useyourloaf.com, "Readable Content
    /// Guides"). The widths at other sizes are unverified.
    var readableWidth: CGFloat {
        switch traitCollection.preferredContentSizeCategory {
        case .extraSmall: 560
        case .small: 600
        case .medium: 632
        case .extraLarge: 744
        case .extraExtraLarge: 824
        case .extraExtraExtraLarge: 896
        case let category: category.isAccessibilityCategory ? 896 : 672
        }
    }

    /// What the view is wider than that at each side, within margins.
    func readableSurplus(within margins: UIEdgeInsets) -> CGFloat {
        max(0, bounds.width - margins.left - margins.right - readableWidth) / 2
    }

    /// The insets of this view and of those below may be others.
    func safeAreaDidChange() {
        announce(safeAreaInsets: safeAreaInsets)
    }

    /// The same for the views inside, whose places in this one may be others.
    func safeAreaOfSubviewsDidChange() {
        announceToSubviews(safeAreaInsets: safeAreaInsets)
    }

    /// Subviews have other places and sizes, and in them the views inside have.
    func subviewsDidMoveInSafeArea() {
        safeAreaOfSubviewsDidChange()
        for subview in subviews where subview.announcedSafeAreaInsets != .zero { subview.safeAreaOfSubviewsDidChange() }
    }

    private func announceToSubviews(safeAreaInsets insets: UIEdgeInsets) {
        let announced = announcedSafeAreaInsets
        for subview in subviews where subview.safeAreaOrigin == nil {
            subview.announce(safeAreaInsets: subview.safeAreaInsets(inheriting: subview.reach(of: insets, in: self)))
            // A callback changed the insets here: all subviews have been told of that.
            guard announcedSafeAreaInsets == announced else { return }
        }
    }

    private func announce(safeAreaInsets insets: UIEdgeInsets) {
        guard insets != announcedSafeAreaInsets else { return }
        announcedSafeAreaInsets = insets
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { layoutMarginsChanged() }
        layoutInsetsDidChange()
        // A callback changed them once more: the subviews have been told.
        guard announcedSafeAreaInsets == insets else { return }
        announceToSubviews(safeAreaInsets: insets)
    }
}
