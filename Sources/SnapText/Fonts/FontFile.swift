/// A face that an installed package is known to bring.
struct FontFile: Hashable, Sendable {
    let package: FontPackage
    let name: String
    /// Which face of a collection.
    let index: Int

    init(_ package: FontPackage, _ name: String, index: Int = 0) {
        self.package = package
        self.name = name
        self.index = index
    }

    /// Under the folder of fonts.
    var path: String { package.folder + "/" + name }

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
        let name = (isDisplay ? "InterDisplay-" : "Inter-") + style + (isItalic ? "Italic" : "") + ".otf"
        return FontFile(.inter, name)
    }

    static func monospaced(_ weight: Font.Weight) -> FontFile {
        FontFile(.dejaVu, weight >= .semibold ? "DejaVuSansMono-Bold.ttf" : "DejaVuSansMono.ttf")
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
        FontFile(.notoCJK, isBold ? "NotoSansCJK-Bold.ttc" : "NotoSansCJK-Regular.ttc", index: language.rawValue)
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
