/// A Debian package that brings fonts.
public enum FontPackage: String, CaseIterable, Sendable {
    case inter = "fonts-inter"
    case notoCore = "fonts-noto-core"
    case notoCJK = "fonts-noto-cjk"
    case notoColorEmoji = "fonts-noto-color-emoji"
    case dejaVu = "fonts-dejavu-core"
    case quicksand = "fonts-quicksand"
    case materialIcons = "fonts-material-design-icons-iconfont"
    case hanazono = "fonts-hanazono"
    case unifont = "fonts-unifont"

    /// Where the package puts its fonts, under `/usr/share/fonts`.
    var folder: String {
        switch self {
        case .inter: "opentype/inter"
        case .notoCore, .notoColorEmoji: "truetype/noto"
        case .notoCJK: "opentype/noto"
        case .dejaVu: "truetype/dejavu"
        case .quicksand: "truetype/quicksand"
        case .materialIcons: "truetype/material-design-icons-iconfont"
        case .hanazono: "truetype/hanazono"
        case .unifont: "opentype/unifont"
        }
    }

    /// What the package's fonts are for, in a few words.
    public var purpose: String {
        switch self {
        case .inter: "the system font"
        case .notoCore: "scripts beyond Latin, Greek and Cyrillic"
        case .notoCJK: "Chinese, Japanese and Korean"
        case .notoColorEmoji: "emoji"
        case .dejaVu: "the monospaced system font"
        case .quicksand: "the rounded system font"
        case .materialIcons: "symbols"
        case .hanazono: "rare ideographs"
        case .unifont: "rare characters of all scripts"
        }
    }

    /// Whether only characters ask for it that hardly a text has.
    public var isRarelyNeeded: Bool { self == .hanazono || self == .unifont }

    /// Whether its fonts are where the package puts them.
    public var isInstalled: Bool { FontCatalogue.shared.isInstalled(self) }
}
