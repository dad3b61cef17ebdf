/// The traits that UIKit itself defines.
enum SystemTraits {
    static let all: [any SystemTrait.Type] = [
        UITraitUserInterfaceIdiom.self,
        UITraitUserInterfaceStyle.self,
        UITraitLayoutDirection.self,
        UITraitDisplayScale.self,
        UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
        UITraitPreferredContentSizeCategory.self,
        UITraitDisplayGamut.self,
        UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self,
        UITraitLegibilityWeight.self,
    ]
}
