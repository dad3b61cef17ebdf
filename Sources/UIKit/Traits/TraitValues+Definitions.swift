extension TraitValues {
    package subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
        get {
            if let system = trait as? any SystemTrait.Type {
                return system.value(in: self) as? Trait.Value ?? trait.defaultValue
            }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.set(newValue, in: &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(
                    newValue, affectsColorAppearance: trait.affectsColorAppearance)
            }
        }
    }

    /// Whether a trait has one value in both.
    func hasEqual(_ trait: UITrait, in other: TraitValues) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isEqual(in: self, other) }
        return customValue(of: trait) == other.customValue(of: trait)
    }

    private func customValue<Trait: UITraitDefinition>(of trait: Trait.Type) -> CustomTraitValue {
        custom[ObjectIdentifier(trait)]
            ?? CustomTraitValue(trait.defaultValue, affectsColorAppearance: trait.affectsColorAppearance)
    }

    /// Whether traits of apps' own that colours depend on are the same.
    func hasEqualColorTraits(in other: TraitValues) -> Bool {
        custom.filter(\.value.affectsColorAppearance) == other.custom.filter(\.value.affectsColorAppearance)
    }
}

extension TraitValues: UITraitOverrides {
    package func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSet(in: self) }
        return custom[ObjectIdentifier(trait)] != nil
    }

    package mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.unset(in: &self)
        } else {
            custom[ObjectIdentifier(trait)] = nil
        }
    }
}
