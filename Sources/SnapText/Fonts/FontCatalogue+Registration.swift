import CSnapText
import Foundation

extension FontCatalogue {
    func register(_ path: String) throws(FontRegistrationError) -> [RegisteredFont] {
        guard FileManager.default.isReadableFile(atPath: path) else { throw .unreadable(path: path) }
        let known = registered.filter { $0.file.place == .path(path) }
        guard known.isEmpty else { return known }
        let count = snap_font_face_count(path)
        let faces = (0..<Int(count)).compactMap { face(FontFile(path: path, index: $0)) }
        guard !faces.isEmpty else { throw .invalid(path: path) }
        let fonts = faces.compactMap(RegisteredFont.init)
        guard !fonts.isEmpty else { throw .unnamed(path: path) }
        changeRegistered { $0 += fonts }
        return fonts
    }

    func unregister(_ path: String) throws(FontRegistrationError) {
        guard registered.contains(where: { $0.file.place == .path(path) }) else { throw .notRegistered(path: path) }
        changeRegistered { fonts in fonts.removeAll { $0.file.place == .path(path) } }
    }

    /// The font with that PostScript or full name, else the one of that family that is nearest in slant and weight. Upper and lower
    /// case count the same, and so do names with and without spaces.
    func registered(named name: String, weight: Font.Weight, isItalic: Bool) -> RegisteredFont? {
        let fonts = registered
        guard !fonts.isEmpty else { return nil }
        let key = Self.key(name)
        if let exact = fonts.first(where: { Self.key($0.postScriptName) == key || Self.key($0.fullName) == key }) {
            return exact
        }
        return fonts.filter { Self.key($0.familyName) == key }.min { left, right in
            func distance(_ font: RegisteredFont) -> Int {
                (font.isItalic == isItalic ? 0 : 100) + abs(font.weight.rawValue - weight.rawValue)
            }
            return distance(left) < distance(right)
        }
    }

    private static func key(_ name: String) -> String { name.filter { $0 != " " }.lowercased() }
}
