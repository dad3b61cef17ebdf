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

    func propagateTintColorChange() {
        announce { view in
            guard view === self || view.ownTintColor == nil else { return }
            view.traitCollection.asCurrent { view.tintColorDidChange() }
        }
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
