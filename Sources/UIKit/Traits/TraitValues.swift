package import Foundation
package import SnapText

/// The values behind a `UITraitCollection`; each is unspecified until it is set.
package struct TraitValues: UIMutableTraits, Hashable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    /// Those of apps' own, by their definitions' types.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]
    /// Whose measures the system font has; nil counts as the newest.
    package var systemFontEdition: SystemFontEdition?
    /// Whether text and symbols are drawn as blocks, which need no font file; nil counts as false.
    package var usesBoxFont: Bool?

    package init() {}

    /// Takes over each value that `other` specifies.
    package mutating func override(with other: TraitValues) {
        func choose<Value: Equatable>(_ mine: inout Value, _ theirs: Value, unless unspecified: Value) {
            if theirs != unspecified { mine = theirs }
        }
        choose(&userInterfaceIdiom, other.userInterfaceIdiom, unless: .unspecified)
        choose(&userInterfaceStyle, other.userInterfaceStyle, unless: .unspecified)
        choose(&layoutDirection, other.layoutDirection, unless: .unspecified)
        choose(&displayScale, other.displayScale, unless: 0)
        choose(&horizontalSizeClass, other.horizontalSizeClass, unless: .unspecified)
        choose(&verticalSizeClass, other.verticalSizeClass, unless: .unspecified)
        choose(&preferredContentSizeCategory, other.preferredContentSizeCategory, unless: .unspecified)
        choose(&displayGamut, other.displayGamut, unless: .unspecified)
        choose(&accessibilityContrast, other.accessibilityContrast, unless: .unspecified)
        choose(&userInterfaceLevel, other.userInterfaceLevel, unless: .unspecified)
        choose(&legibilityWeight, other.legibilityWeight, unless: .unspecified)
        custom.merge(other.custom) { $1 }
        choose(&systemFontEdition, other.systemFontEdition, unless: nil)
        choose(&usesBoxFont, other.usesBoxFont, unless: nil)
    }
}
