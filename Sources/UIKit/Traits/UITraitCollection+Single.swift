public import Foundation
package import SnapText

/// Collections of one trait, all others unspecified.
extension UITraitCollection {
    private convenience init<Value>(_ trait: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var values = TraitValues()
        values[keyPath: trait] = value
        self.init(values: values)
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// Pixels per point.
    public convenience init(displayScale scale: CGFloat) {
        self.init(\.displayScale, scale)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    /// The system font of a release of iOS, for documents that were laid out with it.
    package convenience init(systemFontEdition: SystemFontEdition) {
        self.init(\.systemFontEdition, systemFontEdition)
    }

    /// The system font as it was until iOS 13.
    package static var systemFontOfIOS13: UITraitCollection { UITraitCollection(systemFontEdition: .iOS13) }

    /// Text and symbols as blocks, the same on every machine.
    package convenience init(usesBoxFont: Bool) {
        self.init(\.usesBoxFont, usesBoxFont)
    }
}
