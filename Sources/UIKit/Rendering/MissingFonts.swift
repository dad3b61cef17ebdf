import SnapText

/// The font packages whose lack made blocks stand in place of text or symbols.
package enum MissingFonts {
    /// The packages that warnings of a rendering ask for.
    ///
    /// Not the one of emoji, which are blocks with it, too.
    package static func packages(askedForBy warnings: [String]) -> [String] {
        FontPackage.allCases.filter { package in
            package != .notoColorEmoji && warnings.contains { $0.hasSuffix(MissingGlyph.advice(package)) }
        }.map(\.rawValue)
    }
}
