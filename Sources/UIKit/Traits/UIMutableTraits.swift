public import Foundation

/// Traits that a closure may set, as `UITraitCollection.modifyingTraits(_:)` hands them out.
public protocol UIMutableTraits: Sendable {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels per point; 0 where unspecified.
    var displayScale: CGFloat { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var displayGamut: UIDisplayGamut { get set }
    var accessibilityContrast: UIAccessibilityContrast { get set }
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    var legibilityWeight: UILegibilityWeight { get set }
    /// The value of any trait, an app's own ones included.
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { get set }
}
