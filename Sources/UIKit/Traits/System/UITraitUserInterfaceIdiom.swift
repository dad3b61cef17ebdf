/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    public static let affectsColorAppearance = true
}

extension UITraitUserInterfaceIdiom: SystemTrait {
    static var storage: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}
