import Foundation
import Synchronization

/// The installed fonts: opened when first asked for, and kept.
final class FontCatalogue: Sendable {
    static let shared = FontCatalogue(folder: "/usr/share/fonts")

    /// Holds the packages' folders.
    let folder: String
    private let state = Mutex(State())

    private struct State {
        /// Nil for a file that is not there.
        var faces: [FontFile: FontFace?] = [:]
        var loaded: [FontFile] = []
    }

    init(folder: String) {
        self.folder = folder
    }

    /// A face; nil where its package is not installed.
    func face(_ file: FontFile) -> FontFace? {
        state.withLock { state in
            if let known = state.faces[file] { return known }
            let face = FontFace(file, folder: folder)
            state.faces[file] = .some(face)
            if face != nil { state.loaded.append(file) }
            return face
        }
    }

    /// The files used so far, each once, in the order in which they were opened (which threads may change).
    var loadedFiles: [FontFile] {
        var seen: Set<String> = []
        return state.withLock(\.loaded).filter { seen.insert($0.path).inserted }
    }

    func isInstalled(_ package: FontPackage) -> Bool {
        let example: FontFile =
            switch package {
            case .inter: .inter(.regular, isItalic: false, isDisplay: false)
            case .notoCore: .noto("NotoSans", isBold: false)
            case .notoCJK: .cjk(.japanese, isBold: false)
            case .notoColorEmoji: .emoji
            case .dejaVu: .monospaced(.regular)
            case .materialIcons: .symbols
            }
        return FileManager.default.isReadableFile(atPath: folder + "/" + example.path)
    }

    // MARK: - Requests

    /// What draws the characters that a requested font has; the box font where nothing is installed.
    func primary(for font: Font) -> Typeface {
        switch font.family {
        case .box: return .box
        case .named(let name):
            return named(name, font) ?? system(font)
        case .system:
            switch font.design {
            case .default, .rounded: return system(font)
            case .monospaced:
                return face(.monospaced(font.weight)).map { .face($0, .system) } ?? system(font)
            case .serif:
                return face(.serif(font.weight, isItalic: font.isItalic)).map { .face($0, .system) } ?? system(font)
            }
        }
    }

    private func system(_ font: Font) -> Typeface {
        guard let text = face(.inter(font.weight, isItalic: font.isItalic, isDisplay: false)),
            let display = face(.inter(font.weight, isItalic: font.isItalic, isDisplay: true))
        else { return .box }
        return .system(text: text, display: display)
    }

    /// A font that iOS brings, by what is nearest to it here.
    private func named(_ name: String, _ font: Font) -> Typeface? {
        let family = name.prefix { $0 != "-" }.filter { $0 != " " }.lowercased()
        let style = name.drop { $0 != "-" }.lowercased()
        let weight = style.contains("bold") ? max(font.weight, .bold) : font.weight
        let isItalic = font.isItalic || style.contains("italic") || style.contains("oblique")
        let file: FontFile
        switch family {
        // Menlo was drawn from DejaVu Sans Mono, and has its widths.
        case "menlo", "courier", "couriernew", "sfmono": file = .monospaced(weight)
        case "georgia", "timesnewroman", "timesnewromanps", "timesnewromanpsmt", "palatino", "newyork", "notoserif":
            file = .serif(weight, isItalic: isItalic)
        default: file = .noto(family == "notosans" ? "NotoSans" : name, isBold: weight >= .semibold)
        }
        return face(file).map { .face($0, $0.verticalMetrics) }
    }
}
