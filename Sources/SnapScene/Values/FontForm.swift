import UIKit

extension ValueForm where Value == UIFont {
    /// A font: `{ style }`, `{ size, weight, italic }` or `{ name, size }`.
    static var font: Self {
        Self(.reference(FontDraft.form.definition)) { value, context throws(SceneError) in
            var draft = FontDraft()
            try FontDraft.form.apply(value, to: &draft, context)
            return try draft.font(at: value.place, traits: context.traits)
        }
    }

    static var fontSchema: JSONSchema { FontDraft.form.schema }
}

extension ValueForm where Value == UIFont.TextStyle {
    static var textStyle: Self {
        choice(
            "text style",
            [
                ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
                ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
                ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
            ])
    }
}

/// A font as it is written.
private struct FontDraft {
    var style: UIFont.TextStyle?
    var size: CGFloat?
    var weight: UIFont.Weight?
    var italic = false
    var name: PlacedString?

    @MainActor static var form: ObjectForm<FontDraft> {
        ObjectForm(
            name: "a font", definition: "font",
            keys: [
                KeyForm("style", .textStyle, \.style, "A text style: its size follows the content size."),
                KeyForm("size", .fontSize, \.size, "The size in points."),
                KeyForm("weight", .fontWeight, \.weight, "The weight of the system font; regular if not given."),
                KeyForm("italic", .bool, \.italic, "Whether the letters lean."),
                KeyForm("name", .placedString, \.name, "A font of iOS by its family or PostScript name."),
            ])
    }

    @MainActor
    func font(at place: ScenePlace, traits: UITraitCollection) throws(SceneError) -> UIFont {
        let font: UIFont
        switch (style, name, size) {
        case (let style?, nil, nil) where weight == nil:
            font = .preferredFont(forTextStyle: style, compatibleWith: traits)
        case (nil, nil, let size?):
            font = .systemFont(ofSize: size, weight: weight ?? .regular)
        case (nil, let name?, let size?) where weight == nil:
            guard let named = UIKitValue({ UIFont(name: name.text, size: size) }).value else {
                throw .invalid(
                    name.place, problem: "no font of iOS is named \"\(name.text)\"",
                    remedy: "check the name, or leave it out for the system font")
            }
            font = named
        default:
            throw .invalid(
                place, problem: "these keys make no font",
                remedy:
                    "write { style: \"headline\" }, { size: 17, weight: \"bold\" } or { name: \"Georgia\", size: 17 }")
        }
        guard italic else { return font }
        guard let leaning = font.fontDescriptor.withSymbolicTraits(.traitItalic) else {
            throw .invalid(place, problem: "this font has no italic", remedy: "leave out italic")
        }
        return UIFont(descriptor: leaning, size: 0)
    }
}

extension ValueForm where Value == CGFloat {
    /// A font size, in points.
    static var fontSize: Self {
        ValueForm<Double>.number(.number(from: 1, to: 1000), 1...1000, "a font size from 1 to 1000")
            .map { number, _ throws(SceneError) in CGFloat(number) }
    }
}

extension ValueForm where Value == UIFont.Weight {
    static var fontWeight: Self {
        choice(
            "font weight",
            [
                ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
                ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
            ])
    }
}
