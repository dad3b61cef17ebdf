extension UIView {
    var resolvedTraitCollection: UITraitCollection {
        var traits = inheritedTraitCollection
        if let traitOverride {
            traits = UITraitCollection(traitsFrom: [traits, traitOverride])
        }
        if overrideUserInterfaceStyle != .unspecified {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
            ])
        }
        return traits
    }

    private var inheritedTraitCollection: UITraitCollection {
        superview?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Tells this view and all below that their traits may be others, and lays them out anew.
    func traitsDidChange() {
        let previous: UITraitCollection? = nil
        announce { view in
            view.traitCollection.asCurrent {
                view.viewController?.traitCollectionDidChange(previous)
                view.traitCollectionDidChange(previous)
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

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
