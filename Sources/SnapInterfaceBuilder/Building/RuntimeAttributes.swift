import UIKit

/// User-defined runtime attributes: those whose key path leads to a property that is here.
@MainActor
struct RuntimeAttributes {
    let context: InterfaceContext

    func apply(_ element: InterfaceElement, to view: UIView) {
        guard let list = element.child("userDefinedRuntimeAttributes") else { return }
        for attribute in list.children("userDefinedRuntimeAttribute") {
            guard let path = attribute["keyPath"] else { continue }
            if let problem = problem(setting: path, attribute, element, view) {
                context.warnings.add("the runtime attribute \(path) \(problem): it has no effect", attribute)
            }
            attribute.markAllRead()
        }
    }

    /// What is wrong with an attribute; nil where it was set.
    private func problem(
        setting path: String, _ attribute: InterfaceElement, _ element: InterfaceElement, _ view: UIView
    ) -> String? {
        let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = names.last else { return "names nothing" }
        var object: AnyObject = view
        for name in names.dropLast() {
            guard let next = part(name, of: object) ?? styledPart(name, element, of: object, view) else {
                return "belongs to a custom class"
            }
            object = next
        }
        if object is CALayer, Self.layerColors.contains(last) {
            return "is a CGColor, which no runtime attribute can be (source: key-value coding sets a UIColor)"
        }
        guard let value = RuntimeValue(attribute, context) else {
            return "has no value of the type \"\(attribute["type"] ?? "")\""
        }
        switch RuntimeProperty.set(last, of: object, to: value) {
        case .done: return nil
        case .absent: return "belongs to a custom class"
        case .wrongType: return "takes no value of the type \"\(attribute["type"] ?? "")\""
        }
    }

    /// Keys whose values are `CGColor`s: on iOS, too, a colour of Interface Builder leaves them as they are.
    private static let layerColors = ["backgroundColor", "borderColor", "shadowColor"]

    private func part(_ name: String, of object: AnyObject) -> AnyObject? {
        switch (name, object) {
        case ("layer", let view as UIView): view.layer
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("contentView", let effects as UIVisualEffectView): effects.contentView
        default: nil
        }
    }

    /// The labels and the image of a cell's style are views of the document, by their ids.
    private func styledPart(
        _ name: String, _ element: InterfaceElement, of object: AnyObject, _ view: UIView
    ) -> AnyObject? {
        guard object === view, ["textLabel", "detailTextLabel", "imageView"].contains(name) else { return nil }
        return element.peek(name).flatMap { context.items[$0] }
    }
}
