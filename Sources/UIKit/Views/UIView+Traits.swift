extension UIView {
    /// The traits of the views above, changed by each override on the way down.
    var resolvedTraitCollection: UITraitCollection { resolveTraits().collection }

    /// What lasts is kept. A class of an app's may answer otherwise each time, and is asked: neither it nor what is below it keeps anything.
    private func resolveTraits() -> (collection: UITraitCollection, lasts: Bool) {
        if let kept = keptTraits { return (kept, true) }
        // A view without overrides has its superview's traits.
        var source = self
        var found: UITraitCollection?
        while found == nil, !source.overridesTraits, let above = source.superview {
            guard above.isOfThisModule else { return (above.traitCollection, false) }
            source = above
            found = above.keptTraits
        }
        if let found { return (found, keep(found)) }
        let (collection, lasts) = source.resolveOverriddenTraits()
        return (collection, lasts && keep(collection))
    }

    private func keep(_ collection: UITraitCollection) -> Bool {
        if isOfThisModule { resolvedTraits = ResolvedTraits(collection) }
        return isOfThisModule
    }

    private func resolveOverriddenTraits() -> (collection: UITraitCollection, lasts: Bool) {
        guard let above = superview else { return (overriddenTraits(UIScreen.main.traitCollection), true) }
        let (inherited, lasts) = above.isOfThisModule ? above.resolveTraits() : (above.traitCollection, false)
        return (overriddenTraits(inherited), lasts)
    }

    private var keptTraits: UITraitCollection? {
        guard let resolvedTraits, resolvedTraits.isCurrent else { return nil }
        return resolvedTraits.collection
    }

    private var overridesTraits: Bool {
        traitOverride != nil || controllerTraitOverrides != nil || ownTraitOverrides != nil
            || overrideUserInterfaceStyle != .unspecified
    }

    private func overriddenTraits(_ inherited: UITraitCollection) -> UITraitCollection {
        var overrides = [traitOverride, controllerTraitOverrides, ownTraitOverrides].compactMap { $0 }
        if overrideUserInterfaceStyle != .unspecified {
            overrides.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
        }
        return overrides.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + overrides)
    }

    /// Tells this view and all below that their traits may be others, and lays them out anew.
    func traitsDidChange() {
        traitCollection.asCurrent {
            announce { view in
                view.traitCollection.asCurrent {
                    view.viewController?.announceTraits()
                    view.announceTraits()
                }
                view.invalidateForTraits()
            }
        }
        layoutStructureDidChange()
    }

    /// Views below hear of it, too: whether a colour of their own is dimmed may have changed.
    func propagateTintColorChange() {
        announce { view in view.traitCollection.asCurrent { view.tintColorDidChange() } }
    }

    /// The tint without being dimmed.
    var fullTintColor: UIColor { ownTintColor ?? superview?.fullTintColor ?? .systemBlue }

    var tintAdjustmentModeInForce: TintAdjustmentMode {
        if ownTintAdjustmentMode != .automatic { return ownTintAdjustmentMode }
        return isTintCovered ? .dimmed : superview?.tintAdjustmentModeInForce ?? .normal
    }

    /// The direction that an attribute gives next to a layout direction.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }

    func layoutDirection(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// `isRightToLeft` where the view's traits are at hand. A class of an app's may have a direction of its own.
    func isRightToLeft(in traits: UITraitCollection) -> Bool {
        isOfThisModule ? layoutDirection(in: traits) == .rightToLeft : isRightToLeft
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
