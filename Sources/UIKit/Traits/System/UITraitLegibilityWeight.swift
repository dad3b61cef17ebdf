/// Whether people want bold text.
public enum UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitLegibilityWeight: SystemTrait {
    static var storage: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}
