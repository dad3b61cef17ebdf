/// The font families that every device of iOS has. Source: Apple, *Fonts* (developer.apple.com/fonts/system-fonts).
enum DeviceFonts {
    /// Whether a PostScript or family name is one of theirs.
    static func has(_ name: String) -> Bool {
        let family = key(String(name.prefix { $0 != "-" }))
        return keys.contains(family) || postScriptFamilies.contains(family)
    }

    private static func key(_ name: String) -> String { name.filter { $0 != " " }.lowercased() }

    private static let keys = Set(families.map(key))

    /// Of names whose part before the hyphen is not the family.
    private static let postScriptFamilies: Set<String> = [
        "arialmt", "bradleyhanditctt", "couriernewpsmt", "hirakakupron", "hiraminpron", "hiramarupron",
        "timesnewromanps", "timesnewromanpsmt", "sfmono", "zapfdingbatsitc",
    ]

    static let families = [
        "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
        "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next",
        "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps",
        "Bodoni Ornaments", "Bradley Hand", "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate",
        "Courier", "Courier New", "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed",
        "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans", "Grantha Sangam MN",
        "Gujarati Sangam MN", "Gurmukhi MN", "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN",
        "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa", "Kefa", "Khmer Sangam MN",
        "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN",
        "Malayalam Sangam MN", "Marker Felt", "Menlo", "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy",
        "Noto Nastaliq Urdu", "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino",
        "Papyrus", "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET",
        "Sinhala Sangam MN", "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol", "Tamil Sangam MN",
        "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
    ]
}
