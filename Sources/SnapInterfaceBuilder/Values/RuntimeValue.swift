import UIKit

/// The value of a user-defined runtime attribute, in one of Interface Builder's types.
enum RuntimeValue {
    case boolean(Bool)
    case number(Double)
    /// A localised string's text, too: the document holds that of its own language.
    case string(String)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    case color(UIColor)
    case image(UIImage)
    /// Nothing: takes a colour, a text or a picture away.
    case null

    /// The value in an attribute's element; nil for a type that is none, and for a value that is none of its type.
    @MainActor
    init?(_ element: InterfaceElement, _ context: InterfaceContext) {
        let value: RuntimeValue?
        switch element["type"] {
        case "boolean": value = element.bool("value").map(RuntimeValue.boolean)
        case "number": value = Self.number(in: element).map { .number(Double($0)) }
        case "string", "localizedString": value = .string(context.texts.text("value", of: element) ?? "")
        case "point": value = Self.numbers(["x", "y"], "point", element).map { .point(CGPoint(x: $0[0], y: $0[1])) }
        case "size":
            value = Self.numbers(["width", "height"], "size", element)
                .map { .size(CGSize(width: $0[0], height: $0[1])) }
        case "rect":
            value = Self.numbers(["x", "y", "width", "height"], "rect", element)
                .map { .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
        case "range": value = Self.range(in: element)
        case "color": value = context.colors.color("value", of: element).map(RuntimeValue.color)
        case "image": value = ImageReader(context: context).image("value", of: element).map(RuntimeValue.image)
        case "nil": value = .null
        default: value = nil
        }
        guard let value else { return nil }
        self = value
    }

    /// As an attribute, or in a `<real>` or an `<integer>`.
    private static func number(in element: InterfaceElement) -> CGFloat? {
        if let value = element.number("value") { return value }
        return (element.child("real", key: "value") ?? element.child("integer", key: "value"))?.number("value")
    }

    private static func numbers(_ names: [String], _ tag: String, _ element: InterfaceElement) -> [CGFloat]? {
        guard let child = element.child(tag, key: "value") else { return nil }
        let numbers = names.compactMap(child.number)
        return numbers.count == names.count ? numbers : nil
    }

    private static func range(in element: InterfaceElement) -> RuntimeValue? {
        guard let child = element.child("range", key: "value"), let location = child.integer("location"),
            let length = child.integer("length")
        else { return nil }
        return .range(NSRange(location: location, length: length))
    }
}
