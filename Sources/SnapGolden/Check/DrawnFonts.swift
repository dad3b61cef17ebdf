import UIKit

/// The font files that a picture was drawn with; their digests are only made where somebody asks.
public struct DrawnFonts: Hashable, Sendable {
    /// File names, sorted.
    public let names: [String]

    public init(names: [String]) {
        self.names = names
    }

    /// One text a font: its name, a space, and its file's digest.
    var fingerprints: [String] { FontFingerprints.of(names) }
}
