/// Which colours the display has.
public enum UITraitDisplayGamut: UITraitDefinition {
    public static let defaultValue = UIDisplayGamut.unspecified
    public static let affectsColorAppearance = true
}

extension UITraitDisplayGamut: SystemTrait {
    static var storage: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}
