import UIKit

/// Finds pictures and symbols; what the document stores of an image's size is its size.
@MainActor
struct ImageReader {
    let context: InterfaceContext

    /// The image that an attribute names, or an `<imageReference>` inside.
    func image(_ key: String, of element: InterfaceElement) -> UIImage? {
        if let reference = element.child("imageReference", key: key) {
            for name in ["catalog", "renderingMode"] { _ = reference[name] }
            reference.child("hierarchicalColors")?.markAllRead()
            guard let name = reference["image"] else { return nil }
            return image(named: name, isSystem: reference["catalog"] == "system", reference)
        }
        let isSystem = element["catalog"] == "system"
        return element[key].flatMap { image(named: $0, isSystem: isSystem, element) }
    }

    private func image(named name: String, isSystem: Bool, _ element: InterfaceElement) -> UIImage? {
        let size = context.resources.imageSize(name)
        let found: UIImage?
        if isSystem {
            let made = RuntimeWarnings.collect {
                UIImage(systemName: name, withConfiguration: configuration(of: element, name: name))
            }
            found = UIImage.hasSymbol(named: name) ? made.result : nil
            for message in made.messages { context.warnings.add(message, element) }
        } else {
            let scale = context.traits.displayScale
            found = context.resources.catalogImage(name, displayScale: scale)
            if found == nil {
                context.warnings.add("no image is named \"\(name)\": its place is left empty", element)
            }
        }
        if let found { return found }
        guard let size, isSystem else { return UIImage(missing: name, size: size ?? .zero) }
        // A symbol's size is stored as it is in the library, 128 points on its longer side: at 17 points that is about 20.
        let scale = Self.symbolSide / max(size.width, size.height, 1)
        return UIImage(
            missing: name, size: CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded()))
    }

    private static let symbolSide: CGFloat = 20

    /// Buttons show symbols large, but beside a title (stored: 25⅔ for `xmark.circle`).
    private func standardScale(for element: InterfaceElement) -> UIImage.SymbolScale {
        element.tag == "state" && element.peek("title") == nil ? .large : .unspecified
    }

    /// The point size, weight and scale that a symbol is shown with.
    private func configuration(of element: InterfaceElement, name: String) -> UIImage.SymbolConfiguration {
        let preferred =
            element.child("preferredSymbolConfiguration") ?? element.parent?.child("preferredSymbolConfiguration")
        preferred?.markAllRead()
        let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        let scale =
            // The picture's own scale goes before that of the view (stored: 23 × 25⅔ for a large one in a medium view).
            (element["symbolScale"] ?? preferred?["scale"]).flatMap { scales[$0] } ?? standardScale(for: element)
        let weight = preferred?["weight"].flatMap { weights[$0] } ?? .unspecified
        var configuration = UIImage.SymbolConfiguration(
            pointSize: preferred?.number("pointSize") ?? 17, weight: weight, scale: scale)
        if let font = preferred.flatMap({ context.fonts.font("fontDescription", of: $0) }) {
            configuration = UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        guard let size = CanvasSymbols.sizes[name] else { return configuration }
        return configuration.withDocumentSize(size)
    }
}
