import UIKit

/// What is shared while the views of one scene are made.
@MainActor
final class InterfaceContext {
    let resources: InterfaceResources
    let warnings: InterfaceWarnings
    let traits: UITraitCollection
    let colors: ColorReader
    let fonts: FontReader
    let texts: TextReader
    /// The document's file name, for the places of constraints.
    let file: String
    let version: CanvasVersion
    let device: CanvasDevice
    /// The scene's, in points.
    let safeArea: UIEdgeInsets
    let designables: Designables
    /// Constraints and subviews that the size classes switch off.
    let variations: Variations

    /// Views and guides by their object ids.
    private(set) var items: [String: AnyObject] = [:]
    /// Every made view, in the order of the document.
    private(set) var views: [(view: UIView, element: InterfaceElement)] = []

    init(
        document: InterfaceElement, resources: InterfaceResources, warnings: InterfaceWarnings,
        traits: UITraitCollection, safeArea: UIEdgeInsets, file: String
    ) {
        self.resources = resources
        self.warnings = warnings
        self.traits = traits
        self.safeArea = safeArea
        self.file = file
        version = CanvasVersion(document: document)
        device = CanvasDevice.of(document)
        designables = Designables(document: document)
        variations = Variations(traits: traits)
        colors = ColorReader(resources: resources, warnings: warnings)
        fonts = FontReader(warnings: warnings, traits: traits)
        texts = TextReader(colors: colors, fonts: fonts)
    }

    func register(_ view: UIView, for element: InterfaceElement) {
        if let id = element.id { items[id] = view }
        views.append((view, element))
    }

    func register(_ guide: UILayoutGuide, id: String) {
        items[id] = guide
    }

    /// One of a list of names; a name that is not in it is a warning.
    func choice<Value>(_ name: String, of element: InterfaceElement, _ named: (String) -> Value?) -> Value? {
        guard let text = element[name] else { return nil }
        let value = named(text)
        if value == nil { warnings.add("\(name)=\"\(text)\" of <\(element.tag)> is not understood", element) }
        return value
    }
}
