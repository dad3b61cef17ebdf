/// Whether people want more contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
}

extension UITraitAccessibilityContrast: SystemTrait {
    static var storage: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}
