public import Foundation
import SnapText

extension UIFont {
    /// A font by its PostScript or family name, in points; nil where there is none of that name.
    ///
    /// iOS's own fonts are known by name, and drawn with what is nearest to them here. An app's font files are not read: their names
    /// give nil, which is recorded as a warning.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard Self.isOnDevices(fontName) else {
            RuntimeWarnings.record(
                "no font is named \"\(fontName)\": use a font of iOS, or the system font where it is nil")
            return nil
        }
        self.init(font: Font(family: .named(fontName), size: fontSize))
    }

    /// Families of iOS, without spaces, in lower case; Apple, *Fonts* (developer.apple.com/fonts/system-fonts).
    private static let families: Set<String> = [
        "academyengravedlet", "alnile", "americantypewriter", "applecoloremoji", "applesdgothicneo", "arial", "arialmt",
        "arialhebrew", "arialroundedmtbold", "avenir", "avenirnext", "avenirnextcondensed", "baskerville", "bodoni72",
        "bradleyhand", "bradleyhanditctt", "chalkboardse", "chalkduster", "charter", "cochin", "copperplate", "courier",
        "couriernew", "couriernewpsmt", "damascus", "devanagarisangammn", "didot", "dinalternate", "dincondensed",
        "euphemiaucas", "farah", "futura", "galvji", "geezapro", "georgia", "gillsans", "gujaratisangammn",
        "gurmukhimn", "helvetica", "helveticaneue", "hiraginosans", "hiraginomincho", "hiraginomaruginthicpron",
        "hirakakupron", "hiraminpron", "hoeflertext", "kailasa", "kefa", "khmersangammn", "kohinoorbangla",
        "kohinoordevanagari", "kohinoorgujarati", "kohinoortelugu", "laosangammn", "malayalamsangammn", "markerfelt",
        "markerfelt-thin", "menlo", "mishafi", "muktamahee", "myanmarsangammn", "noteworthy", "optima", "palatino",
        "papyrus", "partylet", "pingfanghk", "pingfangsc", "pingfangtc", "rockwell", "savoyelet", "sfmono",
        "sinhalasangammn", "snellroundhand", "symbol", "tamilsangammn", "thonburi", "timesnewroman",
        "timesnewromanps", "timesnewromanpsmt", "trebuchetms", "verdana", "zapfdingbatsitc", "zapfino",
    ]

    private static func isOnDevices(_ name: String) -> Bool {
        families.contains(name.prefix { $0 != "-" }.filter { $0 != " " }.lowercased())
    }
}
