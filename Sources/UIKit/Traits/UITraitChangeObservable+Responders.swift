extension UITraitChangeObservable where Self: UIResponder {
    @discardableResult
    public func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler:
            @escaping @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) ->
            Void
    ) -> any UITraitChangeRegistration {
        traitObservers.add(
            TraitRegistration(traits, known: traitCollection) { environment, previous in
                if let environment = environment as? Environment { handler(environment, previous) }
            })
    }

    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        traitObservers.add(
            TraitRegistration(traits, known: traitCollection, target: target as AnyObject, action: action))
    }

    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.remove(registration)
    }
}

extension UITraitChangeObservable where Self: UIResponder {
    /// Tells of the traits, where they are others than those told of last.
    func announceTraits() {
        let (traits, previous) = (traitCollection, announcedTraits)
        announcedTraits = traits
        if traits != previous { traitCollectionDidChange(previous) }
        traitObservers.tell(self)
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
