import UIKit

/// The font files that a picture was drawn with; their digests are only made where somebody asks.
public struct DrawnFonts: Hashable, Sendable {
    /// File names, sorted.
    public let names: [String]

    /// The packages that are not installed, so that blocks were drawn in place of text or symbols.
    public let missingPackages: [String]

    /// `warnings` are those of the rendering, which name missing packages.
    public init(names: [String], warnings: [String] = []) {
        self.names = names
        missingPackages = MissingFonts.packages(askedForBy: warnings)
    }

    /// One text a font: its name, a space, and its file's digest.
    var fingerprints: [String] { FontFingerprints.of(names) }
}
