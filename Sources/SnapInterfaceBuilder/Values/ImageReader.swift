import UIKit

/// Finds pictures and symbols; what the document stores of an image's size is its size.
@MainActor
struct ImageReader {
    let context: InterfaceContext

    /// The image that an attribute names, or an `<imageReference>` inside.
    func image(_ key: String, of element: InterfaceElement) -> UIImage? {
        if let reference = element.child("imageReference", key: key) {
            for name in ["catalog", "symbolScale", "renderingMode"] { _ = reference[name] }
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
                UIImage(systemName: name, withConfiguration: configuration(of: element))
            }
            found = made.result
            for message in made.messages { context.warnings.add(message, element) }
        } else {
            let scale = context.traits.displayScale
            found = context.resources.catalogImage(name, displayScale: scale)
            if found == nil {
                context.warnings.add("no image is named \"\(name)\": its place is left empty", element)
            }
        }
        guard let size else { return found ?? UIImage(missing: name, size: .zero) }
        return found.map { isSystem ? $0.withStatedSize(size) : $0 } ?? UIImage(missing: name, size: size)
    }

    /// The point size, weight and scale that a symbol is shown with.
    private func configuration(of element: InterfaceElement) -> UIImage.SymbolConfiguration? {
        guard let preferred = element.child("preferredSymbolConfiguration") else { return nil }
        preferred.markAllRead()
        return UIImage.SymbolConfiguration(pointSize: preferred.number("pointSize") ?? 17)
    }
}
