public import Foundation

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    public static let defaultValue = CGFloat(0)
}

extension UITraitDisplayScale: SystemTrait {
    static var storage: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}
