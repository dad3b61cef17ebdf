extension UIView {
    var resolvedTraitCollection: UITraitCollection {
        var view = self
        // A view without overrides has its superview's traits. One of the app's own class may answer otherwise: it is asked.
        while !view.overridesTraits, let above = view.superview {
            guard above.isOfThisModule else { return above.traitCollection }
            view = above
        }
        return view.overriddenTraits(view.superview?.traitCollection ?? UIScreen.main.traitCollection)
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
        announce { view in
            view.traitCollection.asCurrent {
                view.viewController?.announceTraits()
                view.announceTraits()
            }
            view.invalidateForTraits()
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
