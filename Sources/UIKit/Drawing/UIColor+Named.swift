public import Foundation

extension UIColor {
    /// A colour of an asset catalog in the resources of the test; nil, and a warning with the next picture, where there is none.
    ///
    /// In UIKit the main bundle's; here those of every target of the test's package.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let colors = ResourceFolders.color(named: name, in: bundle) else {
            RuntimeWarnings.record("no colour is named \"\(name)\": add an asset catalog to the target's resources")
            return nil
        }
        self.init(dynamicProvider: { $0.userInterfaceStyle == .dark ? colors.dark : colors.light })
    }

    /// The colour of a name in an asset catalog of the folders, the first that has it; nil where none has.
    package static func catalogColor(named name: String, in folders: [URL]) -> UIColor? {
        ResourceFolders.color(named: name, in: folders).map { colors in
            UIColor { $0.userInterfaceStyle == .dark ? colors.dark : colors.light }
        }
    }

    /// The system colour of a name as Interface Builder and asset catalogs write it, as in `systemBlueColor`; nil for no such colour.
    package static func system(named name: String) -> UIColor? {
        systemColors.first { color in
            guard case .system(let system) = color.storage else { return false }
            return system.name == name
        }
    }

    private static let systemColors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
        .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
        .systemGray5, .systemGray6, .tintColor, .link, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
        .placeholderText, .separator, .opaqueSeparator, .systemBackground, .secondarySystemBackground,
        .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
        .tertiarySystemGroupedBackground, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
}
