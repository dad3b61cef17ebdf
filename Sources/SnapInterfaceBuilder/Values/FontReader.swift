import UIKit

/// Reads `<fontDescription>` elements, and the `<font>` of attributed strings.
@MainActor
struct FontReader {
    let warnings: InterfaceWarnings
    let traits: UITraitCollection

    /// The font of a child with a key; nil where there is none.
    func font(_ key: String, of element: InterfaceElement) -> UIFont? {
        element.child("fontDescription", key: key).flatMap(font)
    }

    private func font(_ element: InterfaceElement) -> UIFont? {
        if let style = element["style"] {
            return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
        }
        let size = element.number("pointSize") ?? UIFont.systemFontSize
        let weight = weight(element)
        switch element["type"] {
        case "system": return .systemFont(ofSize: size, weight: weight ?? .regular)
        // What Interface Builder calls System Bold is bold (52 of 55 measured labels).
        case "boldSystem": return .systemFont(ofSize: size, weight: .bold)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "smallSystem": return .systemFont(ofSize: UIFont.smallSystemFontSize)
        case let type?: warnings.add("no font type is named \"\(type)\": the system font stands for it", element)
        case nil: break
        }
        _ = element["family"]
        guard let name = element["name"] else { return .systemFont(ofSize: size, weight: weight ?? .regular) }
        return named(name, size: size, element)
    }

    private func named(_ name: String, size: CGFloat, _ element: InterfaceElement) -> UIFont {
        if let font = Self.systemFont(named: name, size: size) { return font }
        let made = RuntimeWarnings.collect { UIFont(name: name, size: size) }
        if let font = made.result { return font }
        warnings.add("no font is named \"\(name)\": the system font stands for it", element)
        return .systemFont(ofSize: size)
    }

    /// The system font under the private names that old versions of Xcode wrote.
    private static func systemFont(named name: String, size: CGFloat) -> UIFont? {
        guard name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".HelveticaNeueInterface")
        else { return nil }
        let weights: [(String, UIFont.Weight)] = [
            ("Semibold", .semibold), ("Medium", .medium), ("Bold", .bold), ("Light", .light), ("Heavy", .heavy),
        ]
        return .systemFont(ofSize: size, weight: weights.first { name.hasSuffix($0.0) }?.1 ?? .regular)
    }

    private func weight(_ element: InterfaceElement) -> UIFont.Weight? {
        guard let name = element["weight"] else { return nil }
        let named: [String: UIFont.Weight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        if named[name] == nil { warnings.add("no font weight is named \"\(name)\"", element) }
        return named[name]
    }

    /// The font of an attributed string's run: `metaFont` names a system font, `name` any other.
    func attributedFont(_ element: InterfaceElement) -> UIFont? {
        element.markRead()
        _ = element["key"]
        let size = element.number("size") ?? UIFont.systemFontSize
        if let meta = element["metaFont"] {
            switch meta {
            case "systemBold": return .systemFont(ofSize: size, weight: .bold)
            case "systemSemibold": return .systemFont(ofSize: size, weight: .semibold)
            case "systemMedium": return .systemFont(ofSize: size, weight: .medium)
            case "systemLight", "systemUltraLight", "systemThin": return .systemFont(ofSize: size, weight: .light)
            case "systemHeavy", "systemBlack": return .systemFont(ofSize: size, weight: .heavy)
            case "system", "cellTitle", "smallSystem", "menu", "label": return .systemFont(ofSize: size)
            case let style where style.hasPrefix("UICTFontTextStyle"):
                return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
            default:
                warnings.add("no font is named \"\(meta)\": the system font stands for it", element)
                return .systemFont(ofSize: size)
            }
        }
        return element["name"].map { named($0, size: size, element) }
    }
}
