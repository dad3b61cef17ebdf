/// A face of a font file: of one that an installed package is known to bring, or of one that was registered.
struct FontFile: Hashable {
    enum Place: Hashable {
        /// Under the folder of fonts.
        case package(FontPackage, name: String)
        case path(String)
    }

    let place: Place
    /// Which face of a collection.
    let index: Int

    init(_ package: FontPackage, _ name: String, index: Int = 0) {
        place = .package(package, name: name)
        self.index = index
    }

    init(path: String, index: Int) {
        place = .path(path)
        self.index = index
    }

    /// Nil for a registered file.
    var package: FontPackage? {
        if case .package(let package, _) = place { package } else { nil }
    }

    /// Without its folder.
    var name: String {
        switch place {
        case .package(_, let name): name
        case .path(let path): path.split(separator: "/").last.map(String.init) ?? path
        }
    }

    /// - Parameter folder: holds the packages' folders.
    func path(under folder: String) -> String {
        switch place {
        case .package(let package, let name): folder + "/" + package.folder + "/" + name
        case .path(let path): path
        }
    }

    static func inter(_ weight: Font.Weight, isItalic: Bool, isDisplay: Bool) -> FontFile {
        let style =
            switch weight {
            case .ultraLight: "Thin"
            case .thin: "ExtraLight"
            case .light: "Light"
            case .regular: isItalic ? "" : "Regular"
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            case .heavy: "ExtraBold"
            case .black: "Black"
            }
        let name =
            (isDisplay ? "InterDisplay-" : "Inter-") + style + (isItalic ? "Italic" : "") + ".otf"
        return FontFile(.inter, name)
    }

    static func monospaced(_ weight: Font.Weight) -> FontFile {
        FontFile(.dejaVu, weight >= .semibold ? "DejaVuSansMono-Bold.ttf" : "DejaVuSansMono.ttf")
    }

    /// Quicksand has four weights: lighter and bolder ones than these are drawn with the nearest.
    static func rounded(_ weight: Font.Weight) -> FontFile {
        let style =
            switch weight {
            case .ultraLight, .thin, .light: "Light"
            case .regular: "Regular"
            case .medium: "Medium"
            case .semibold, .bold, .heavy, .black: "Bold"
            }
        return FontFile(.quicksand, "Quicksand-\(style).ttf")
    }

    static func serif(_ weight: Font.Weight, isItalic: Bool) -> FontFile {
        let style = (weight >= .semibold ? "Bold" : "") + (isItalic ? "Italic" : "")
        return FontFile(.notoCore, "NotoSerif-" + (style.isEmpty ? "Regular" : style) + ".ttf")
    }

    /// `family` is the part of the file's name before the style, such as `NotoSansHebrew`.
    static func noto(_ family: String, isBold: Bool) -> FontFile {
        FontFile(.notoCore, family + (isBold ? "-Bold.ttf" : "-Regular.ttf"))
    }

    /// Ideographs in the forms of a language: faces of the collection in the order JP, KR, SC, TC, HK.
    static func cjk(_ language: IdeographLanguage, isBold: Bool) -> FontFile {
        FontFile(
            .notoCJK, isBold ? "NotoSansCJK-Bold.ttc" : "NotoSansCJK-Regular.ttc",
            index: language.rawValue)
    }

    /// Those of the planes beyond the first, and the others.
    static func rareIdeographs(isSupplementary: Bool) -> FontFile {
        FontFile(.hanazono, isSupplementary ? "HanaMinB.ttf" : "HanaMinA.ttf")
    }

    static func rareCharacters(isSupplementary: Bool) -> FontFile {
        FontFile(.unifont, isSupplementary ? "unifont_upper.otf" : "unifont.otf")
    }

    static let emoji = FontFile(.notoColorEmoji, "NotoColorEmoji.ttf")
    static let symbols = FontFile(.materialIcons, "MaterialIcons-Regular.ttf")
}

/// The languages whose ideographs differ; raw values are face numbers of Noto Sans CJK's collection.
enum IdeographLanguage: Int {
    case japanese, korean, simplifiedChinese, traditionalChinese, hongKong

    /// From a BCP 47 tag; nil for any other language.
    init?(tag: String?) {
        guard let tag else { return nil }
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "zh", "yue":
            if parts.contains("hk") || parts.contains("mo") {
                self = .hongKong
            } else if parts.contains("hant") || parts.contains("tw") || parts.first == "yue" {
                self = .traditionalChinese
            } else {
                self = .simplifiedChinese
            }
        default: return nil
        }
    }
}
