/// What a font's name says: which of the installed fonts is nearest to it, and how heavy it is.
enum NamedFont {
    enum Kind {
        case sansSerif, serif, monospaced
        /// A family of Noto, by its own name.
        case noto
    }

    /// The family without spaces, in lower case.
    static func family(of name: String) -> String {
        name.prefix { $0 != "-" }.filter { $0 != " " }.lowercased()
    }

    static func kind(of name: String) -> Kind {
        let family = family(of: name)
        return switch family {
        // Menlo was drawn from DejaVu Sans Mono, and has its widths.
        case "menlo", "courier", "couriernew", "couriernewpsmt", "couriernewps", "sfmono", "andalemono": .monospaced
        case "georgia", "timesnewroman", "timesnewromanps", "timesnewromanpsmt", "palatino", "newyork", "baskerville",
            "charter", "cochin", "didot", "hoeflertext", "bodoni72", "americantypewriter", "iowanoldstyle":
            .serif
        default: family.hasPrefix("noto") ? .noto : .sansSerif
        }
    }

    /// A request with the weight and slant that its name asks for: `HelveticaNeue-MediumItalic` is medium and italic.
    static func applyingName(to font: Font) -> Font {
        guard case .named(let name) = font.family else { return font }
        let style = name.drop { $0 != "-" }.filter { $0 != " " }.lowercased()
        var font = font
        if let weight = weights.first(where: { style.contains($0.name) })?.weight { font.weight = weight }
        font.isItalic = font.isItalic || style.contains("italic") || style.contains("oblique")
        return font
    }

    /// Names that contain another one stand before it.
    private static let weights: [(name: String, weight: Font.Weight)] = [
        ("ultralight", .ultraLight), ("extralight", .thin), ("thin", .thin), ("light", .light), ("medium", .medium),
        ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
        ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
}
