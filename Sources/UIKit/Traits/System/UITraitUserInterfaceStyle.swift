/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceStyle: SystemTrait {
    static var storage: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}
