/// How large people want text.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static let defaultValue = UIContentSizeCategory.unspecified
}

extension UITraitPreferredContentSizeCategory: SystemTrait {
    static var storage: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}
