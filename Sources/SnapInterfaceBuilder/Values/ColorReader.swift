import UIKit

/// Reads `<color>` elements.
@MainActor
struct ColorReader {
    /// What `<resources>` holds under names, for colours without an asset catalog.
    let resources: InterfaceResources
    let warnings: InterfaceWarnings

    /// The colour of a child with a key; nil where there is none, or a `<nil>`.
    func color(_ key: String, of element: InterfaceElement) -> UIColor? {
        if element.child("nil", key: key) != nil { return nil }
        return element.child("color", key: key).flatMap(color)
    }

    /// Interface Builder's encodings: a system colour's name, an asset's name, or components in a colour space. A system colour that is not
    /// known by name falls back on the components beside it, or in `<resources>`.
    func color(_ element: InterfaceElement) -> UIColor? {
        element.markRead()
        for name in ["key", "colorSpace", "customColorSpace", "catalog"] { _ = element[name] }
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let color = Self.system(name) {
                _ = components(element)
                return color
            }
            if let color = components(element) ?? resources.systemColor(name).flatMap(components) { return color }
            warnings.add("no system colour is named \"\(name)\"", element)
            return nil
        }
        if let name = element["name"] {
            if let color = resources.catalogColor(name) { return color }
            if let color = resources.namedColor(name).flatMap(components) { return color }
            warnings.add("no colour is named \"\(name)\"", element)
            return nil
        }
        if let color = components(element) { return color }
        warnings.add("this colour has no components that are understood", element)
        return nil
    }

    private func components(_ element: InterfaceElement) -> UIColor? {
        element.markRead()
        for name in ["key", "systemColor", "cocoaTouchSystemColor"] { _ = element[name] }
        let alpha = element.number("alpha") ?? 1
        let space = element["customColorSpace"] ?? element["colorSpace"]
        _ = element["colorSpace"]
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        return space == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func system(_ name: String) -> UIColor? {
        if let color = UIColor.system(named: name) { return color }
        switch name {
        case "groupTableViewBackgroundColor": return .systemGroupedBackground
        case "darkTextColor": return .darkText
        case "lightTextColor": return .lightText
        case "whiteColor": return .white
        case "blackColor": return .black
        case "tableCellGroupedBackgroundColor": return .secondarySystemGroupedBackground
        default: return nil
        }
    }
}
