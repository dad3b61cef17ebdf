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
        var registered: [RegisteredFont] = []
    }

    /// Paragraphs that were shaped with these fonts.
    let paragraphs = ParagraphCache()
    private let resolved = Mutex<[ResolvedStyle.Shape: ResolvedFont]>([:])

    init(folder: String) {
        self.folder = folder
    }

    /// A face; nil where its package is not installed.
    func face(_ file: FontFile) -> FontFace? {
        state.withLock { state in
            if let known = state.faces[file] { return known }
            let face = FontFace(file, folder: folder)
            // What is no font at a path may become one; a package's file that is not there stays away.
            if face != nil || file.package != nil { state.faces[file] = .some(face) }
            if face != nil { state.loaded.append(file) }
            return face
        }
    }

    /// The files used so far, each once, in the order in which they were opened (which threads may change).
    var loadedFiles: [FontFile] {
        var seen: Set<String> = []
        return state.withLock(\.loaded).filter { seen.insert($0.path(under: folder)).inserted }
    }

    var registered: [RegisteredFont] { state.withLock(\.registered) }

    /// What was shaped before may look different after it.
    func changeRegistered(_ change: (inout [RegisteredFont]) -> Void) {
        state.withLock { change(&$0.registered) }
        paragraphs.removeAll()
        resolved.withLock { $0.removeAll() }
    }

    func isInstalled(_ package: FontPackage) -> Bool {
        let example: FontFile =
            switch package {
            case .inter: .inter(.regular, isItalic: false, isDisplay: false)
            case .notoCore: .noto("NotoSans", isBold: false)
            case .notoCJK: .cjk(.japanese, isBold: false)
            case .notoColorEmoji: .emoji
            case .dejaVu: .monospaced(.regular)
            case .quicksand: .rounded(.regular)
            case .materialIcons: .symbols
            case .hanazono: .rareIdeographs(isSupplementary: true)
            case .unifont: .rareCharacters(isSupplementary: false)
            }
        return FileManager.default.isReadableFile(atPath: example.path(under: folder))
    }

    // MARK: - Requests

    /// The font that glyphs of a shape are from.
    func resolved(_ shape: ResolvedStyle.Shape) -> ResolvedFont {
        var key = shape
        key.attachment = nil
        if let known = resolved.withLock({ $0[key] }) { return known }
        let made = ResolvedFont(shape.font, catalogue: self)
        return resolved.withLock { resolved in
            // Bounded: an app has a few dozen. Starting over only costs time.
            if resolved.count >= 256 { resolved.removeAll() }
            let kept = resolved[key] ?? made
            resolved[key] = kept
            return kept
        }
    }

    /// What draws the characters that a requested font has; the box font where nothing is installed.
    func primary(for font: Font) -> Typeface {
        switch font.family {
        case .box: .box
        case .named(let name):
            named(name, font) ?? system(font)
        case .system:
            switch font.design {
            case .default: system(font)
            case .rounded:
                face(.rounded(font.weight)).map { .system(text: $0, display: $0) } ?? system(font)
            case .monospaced: face(.monospaced(font.weight)).map { .face($0, .system) } ?? system(font)
            case .serif:
                face(.serif(font.weight, isItalic: font.isItalic)).map { .face($0, .system) }
                    ?? system(font)
            }
        }
    }

    private func system(_ font: Font) -> Typeface {
        guard let text = face(.inter(font.weight, isItalic: font.isItalic, isDisplay: false)),
            let display = face(.inter(font.weight, isItalic: font.isItalic, isDisplay: true))
        else { return .box }
        return .system(text: text, display: display)
    }

    /// The registered font of that name, or the one that stands in for one of iOS's, where another than the system font is nearest
    /// to it.
    private func named(_ name: String, _ font: Font) -> Typeface? {
        if let own = registered(named: name, weight: font.weight, isItalic: font.isItalic) {
            return face(own.file).map { .face($0, $0.verticalMetrics) }
        }
        let file: FontFile? =
            switch NamedFont.kind(of: name) {
            case .monospaced: .monospaced(font.weight)
            case .serif: .serif(font.weight, isItalic: font.isItalic)
            case .noto: .noto(name, isBold: font.weight >= .semibold)
            case .sansSerif: nil
            }
        return file.flatMap(face).map { .face($0, $0.verticalMetrics) }
    }
}
