import UIKit

extension ValueForm where Value == UIColor {
    /// A colour: UIKit's name, `#RRGGBB` or `#RRGGBBAA`, `{ name, alpha }`, or `{ light, dark }`.
    static var color: Self {
        Self(.reference("color")) { value, context throws(SceneError) in
            switch value.content {
            case .string: return try plainColor.read(value, context)
            case .object:
                var draft = ColorDraft()
                try ColorDraft.form.apply(value, to: &draft, context)
                return try draft.color(at: value.place)
            case .null, .bool, .number, .array:
                throw .wrongType(
                    value.place, expected: "a color: a name, \"#RRGGBB\", { name, alpha } or { light, dark }",
                    found: value.summary)
            }
        }
    }

    static var colorSchema: JSONSchema { .any(of: [plainColor.schema, ColorDraft.form.schema]) }

    /// A colour in one string: UIKit's name, `#RRGGBB` or `#RRGGBBAA`.
    fileprivate static var plainColor: Self {
        let named = choice("color", namedColors)
        let schema = JSONSchema.any(of: [
            named.schema,
            .object([("type", .string("string")), ("pattern", .string("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"))]),
        ])
        return Self(schema) { value, context throws(SceneError) in
            let text = try ValueForm<String>.string.read(value, context)
            return try text.hasPrefix("#") ? hexadecimal(text, at: value.place) : named.read(value, context)
        }
    }

    private static func hexadecimal(_ text: String, at place: ScenePlace) throws(SceneError) -> UIColor {
        let digits = text.dropFirst()
        guard digits.count == 6 || digits.count == 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let bits = UInt32(digits, radix: 16)
        else {
            throw .invalid(
                place, problem: "\"\(text)\" is no color",
                remedy: "write # and 6 or 8 hexadecimal digits, as in #FF9500 or #FF950080")
        }
        let rgba = digits.count == 6 ? bits << 8 | 0xFF : bits
        func component(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
        return UIColor(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    /// Every colour that UIKit names, under its name in Swift.
    private static var namedColors: [(name: String, value: UIColor)] {
        [
            ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white), ("gray", .gray),
            ("red", .red), ("green", .green), ("blue", .blue), ("cyan", .cyan), ("yellow", .yellow),
            ("magenta", .magenta), ("orange", .orange), ("purple", .purple), ("brown", .brown), ("clear", .clear),
            ("lightText", .lightText), ("darkText", .darkText),
            ("systemRed", .systemRed), ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
            ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
            ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo),
            ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemBrown", .systemBrown),
            ("systemGray", .systemGray), ("systemGray2", .systemGray2), ("systemGray3", .systemGray3),
            ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
            ("tintColor", .tintColor), ("link", .link), ("label", .label), ("secondaryLabel", .secondaryLabel),
            ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
            ("placeholderText", .placeholderText), ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
            ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
            ("tertiarySystemBackground", .tertiarySystemBackground),
            ("systemGroupedBackground", .systemGroupedBackground),
            ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
            ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
            ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
            ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
        ]
    }
}

/// A colour written as an object.
private struct ColorDraft {
    var name: UIColor?
    var alpha: CGFloat?
    var light: UIColor?
    var dark: UIColor?

    @MainActor static var form: ObjectForm<ColorDraft> {
        ObjectForm(
            name: "a color", definition: "color",
            keys: [
                KeyForm("name", .plainColor, \.name, "A color of UIKit by its name, or #RRGGBB."),
                KeyForm("alpha", .fraction, \.alpha, "Opacity in place of the color's own, from 0 to 1."),
                KeyForm("light", .color, \.light, "The color in light appearance."),
                KeyForm("dark", .color, \.dark, "The color in dark appearance."),
            ])
    }

    func color(at place: ScenePlace) throws(SceneError) -> UIColor {
        switch (name, light, dark) {
        case (let color?, nil, nil): return alpha.map(color.withAlphaComponent) ?? color
        case (nil, let light?, let dark?) where alpha == nil:
            return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        default:
            throw .invalid(
                place, problem: "these keys make no color",
                remedy: "write { name: \"black\", alpha: 0.5 } or { light: \"white\", dark: \"#1C1C1E\" }")
        }
    }
}
