import Foundation

/// A colour set of an asset catalog: a colour for light and one for dark appearance.
struct ColorSet {
    private struct Contents: Decodable {
        struct Entry: Decodable {
            var color: Color?
            var idiom: String?
            var appearances: [AssetAppearance]?
        }

        struct Color: Decodable {
            var space: String?
            var components: [String: String]?
            /// The name of a system colour, as in `systemBlueColor`.
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case space = "color-space"
                case components, reference
            }
        }

        var colors: [Entry]
    }

    let light: UIColor
    let dark: UIColor

    init?(folder: URL) {
        guard let contents = AssetCatalogs.decode(Contents.self, in: folder) else { return nil }
        let entries = contents.colors.filter {
            !$0.appearances.isHighContrast && ["universal", "iphone", nil].contains($0.idiom)
        }
        guard let light = entries.first(where: { !$0.appearances.isDark })?.color.flatMap(Self.color) else {
            return nil
        }
        self.light = light
        dark = entries.first { $0.appearances.isDark }?.color.flatMap(Self.color) ?? light
    }

    private static func color(_ color: Contents.Color) -> UIColor? {
        if let reference = color.reference { return UIColor.system(named: reference) }
        guard let components = color.components else { return nil }
        func component(_ name: String) -> CGFloat? { components[name].flatMap(number) }
        let alpha = component("alpha") ?? 1
        if let white = component("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        return color.space == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component as Xcode writes it: `0.5`, or of 255 as `128` or `0x80`.
    private static func number(_ text: String) -> CGFloat? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text) else { return nil }
        return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
    }
}
