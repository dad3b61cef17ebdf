import Foundation

/// The system font's advances at one size and weight.
struct SystemAdvances {
    private let profile = SystemFontProfile.shared
    private let size: Double
    private let weight: Font.Weight
    private let hasMonospacedDigits: Bool
    private let edition: SystemFontEdition
    /// How far the letters are the Display cut's.
    let displayShare: Double
    /// Added to every character, in em.
    let tracking: Double
    /// How wide the letters of another family are beside the system font's.
    private let scale: Double

    init(_ style: ResolvedStyle) {
        let font = style.font
        size = Double(style.size)
        weight = font.weight
        hasMonospacedDigits = font.hasMonospacedDigits
        edition = font.edition
        // Another family has one cut and no tracking.
        let other = NamedFontMeasures.of(font).flatMap { $0.widthScale == 1 ? nil : $0.widthScale }
        scale = other ?? 1
        displayShare = other == nil ? profile.displayShare(size: size, edition: edition) : 0
        tracking = other == nil ? profile.tracking(size: size, edition: edition) : 0
    }

    /// A character's advance in em without tracking.
    func advance(of character: Unicode.Scalar, typeface: Typeface) -> Double {
        // Unverified: iOS's digits of one width are as wide as its zero.
        let isDigit = (48...57).contains(character.value)
        let measured = hasMonospacedDigits && isDigit ? "0" : character
        if let listed = profile.advance(of: measured, weight: weight, share: displayShare, edition: edition) {
            return listed * scale
        }
        if !character.needsGlyph { return 0 }
        switch typeface {
        case .system(let text, let display):
            guard let textAdvance = text.advance(of: character) else { return 0 }
            let unlisted = profile.unlistedAdvance(
                text: textAdvance, display: display.advance(of: character) ?? textAdvance, weight: weight,
                share: displayShare)
            return unlisted * scale
        case .emoji, .emojiBox, .attachment: return SystemFontProfile.emojiAdvance(size: size)
        case .face, .box:
            return Script(of: character).isEastAsian || (0x3000...0xFFEF).contains(character.value)
                ? SystemFontProfile.ideographAdvance : Self.boxAdvance
        }
    }

    /// The width of a block for a character that nothing is known about: about a digit's.
    private static let boxAdvance = 0.6
}
