/// Whether the content stands above other content.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceLevel: SystemTrait {
    static var storage: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
