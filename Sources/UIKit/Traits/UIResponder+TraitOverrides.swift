extension UIResponder {
    /// Takes over what is set of `traitOverrides`; false where that changes nothing.
    fileprivate func override(_ overrides: any UITraitOverrides) -> Bool {
        // A value of another type than was handed out says nothing of traits.
        guard let values = overrides as? TraitValues, values != ownTraitOverrides?.values ?? TraitValues() else {
            return false
        }
        ownTraitOverrides = values == TraitValues() ? nil : UITraitCollection(values: values)
        return true
    }

    fileprivate var storedOverrides: any UITraitOverrides { ownTraitOverrides?.values ?? TraitValues() }
}

extension UIView {
    /// The traits that the view changes for itself and all in it; `overrideUserInterfaceStyle` goes before them (unverified).
    ///
    /// Only what was set is read back: a trait that is not overridden is unspecified, or its default. Source: Apple,
    /// *UIView.traitOverrides*.
    public var traitOverrides: any UITraitOverrides {
        get { storedOverrides }
        set { if override(newValue) { traitsDidChange() } }
    }
}

extension UIViewController {
    /// The traits that the controller changes for itself, its view, and the controllers in it. See `UIView.traitOverrides`.
    public var traitOverrides: any UITraitOverrides {
        get { storedOverrides }
        set {
            guard override(newValue), let view = viewIfLoaded else { return }
            view.controllerTraitOverrides = ownTraitOverrides
            view.traitsDidChange()
        }
    }
}
