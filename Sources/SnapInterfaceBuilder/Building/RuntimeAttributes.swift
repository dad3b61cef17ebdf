import UIKit

/// User-defined runtime attributes: those whose key path is a property that views have here.
@MainActor
struct RuntimeAttributes {
    let context: InterfaceContext

    func apply(_ element: InterfaceElement, to view: UIView) {
        guard let list = element.child("userDefinedRuntimeAttributes") else { return }
        for attribute in list.children("userDefinedRuntimeAttribute") {
            guard let path = attribute["keyPath"] else { continue }
            if !set(path, attribute, view) {
                attribute.markAllRead()
                context.warnings.add(
                    "the runtime attribute \(path) belongs to a custom class: it has no effect", attribute)
            }
        }
    }

    private func set(_ path: String, _ attribute: InterfaceElement, _ view: UIView) -> Bool {
        _ = attribute["type"]
        switch path {
        case "layer.cornerRadius":
            guard let value = number(attribute) else { return false }
            view.layer.cornerRadius = value
        case "layer.borderWidth":
            guard let value = number(attribute) else { return false }
            view.layer.borderWidth = value
        case "layer.masksToBounds", "clipsToBounds":
            view.clipsToBounds = attribute.bool("value") ?? false
        case "layer.borderUIColor": return false
        default: return false
        }
        return true
    }

    private func number(_ attribute: InterfaceElement) -> CGFloat? {
        if let value = attribute.number("value") { return value }
        let child = attribute.child("real", key: "value") ?? attribute.child("integer", key: "value")
        return child?.number("value")
    }
}
