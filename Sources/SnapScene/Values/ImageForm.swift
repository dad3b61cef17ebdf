import SnapFiles
import UIKit

extension ValueForm where Value == UIImage {
    /// A picture: `{ systemName, pointSize, weight, scale }` or `{ file }`.
    static var image: Self {
        Self(.reference(ImageDraft.form.definition)) { value, context throws(SceneError) in
            var draft = ImageDraft()
            try ImageDraft.form.apply(value, to: &draft, context)
            return try draft.image(at: value.place, in: context)
        }
    }

    static var imageSchema: JSONSchema { ImageDraft.form.schema }
}

/// A picture as it is written.
private struct ImageDraft {
    var systemName: PlacedString?
    var pointSize: CGFloat?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
    var file: PlacedString?
    var renderingMode: UIImage.RenderingMode?

    @MainActor static var form: ObjectForm<ImageDraft> {
        ObjectForm(
            name: "an image", definition: "image",
            keys: [
                KeyForm("systemName", .placedString, \.systemName, "A symbol by its name."),
                KeyForm("pointSize", .fontSize, \.pointSize, "The font size that the symbol goes with, in points."),
                KeyForm("weight", .symbolWeight, \.weight, "The symbol's weight."),
                KeyForm("scale", .symbolScale, \.scale, "The symbol's size relative to its text."),
                KeyForm("file", .placedString, \.file, "A PNG file; its path starts at the scene file's folder."),
                KeyForm(
                    "renderingMode", .renderingMode, \.renderingMode, "Whether the tint color stands for the picture's."
                ),
            ])
    }

    @MainActor
    func image(at place: ScenePlace, in context: SceneContext) throws(SceneError) -> UIImage {
        let image: UIImage
        switch (systemName, file) {
        case (let name?, nil): image = try symbol(name)
        case (nil, let file?) where pointSize == nil && weight == nil && scale == nil:
            let path = context.path(of: file.text)
            try InputFile(url: context.url(of: file.text)).check(
                file.text, kind: "picture", limit: InputFile.largestPicture, namedAt: file.place)
            let made = UIKitValue { UIImage(contentsOfFile: path) }
            guard let picture = made.value else {
                throw .unusableImage(
                    file.place, reason: made.reason.replacingOccurrences(of: path, with: file.text))
            }
            image = picture
        default:
            throw .invalid(
                place, problem: "these keys make no image",
                remedy: "write { systemName: \"trash\", pointSize: 17 } or { file: \"icon.png\" }")
        }
        return renderingMode.map(image.withRenderingMode) ?? image
    }

    @MainActor
    private func symbol(_ name: PlacedString) throws(SceneError) -> UIImage {
        let configuration = UIImage.SymbolConfiguration(
            pointSize: pointSize ?? 17, weight: weight ?? .unspecified, scale: scale ?? .unspecified)
        let made = UIKitValue {
            let image = UIImage(systemName: name.text, withConfiguration: configuration)
            return UIImage.hasSymbol(named: name.text) ? image : nil
        }
        guard let image = made.value else { throw .unusableImage(name.place, reason: made.reason) }
        return image
    }
}

extension ValueForm where Value == UIImage.SymbolWeight {
    fileprivate static var symbolWeight: Self {
        choice(
            "symbol weight",
            [
                ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
                ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
            ])
    }
}

extension ValueForm where Value == UIImage.SymbolScale {
    fileprivate static var symbolScale: Self {
        choice("symbol scale", [("small", .small), ("medium", .medium), ("large", .large)])
    }
}

extension ValueForm where Value == UIImage.RenderingMode {
    fileprivate static var renderingMode: Self {
        choice(
            "rendering mode",
            [("automatic", .automatic), ("alwaysOriginal", .alwaysOriginal), ("alwaysTemplate", .alwaysTemplate)])
    }
}
