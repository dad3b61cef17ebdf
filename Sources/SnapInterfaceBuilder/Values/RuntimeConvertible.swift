import UIKit

/// What a property can be that a runtime attribute sets; key-value coding converts numbers and booleans into each other.
protocol RuntimeConvertible {
    /// nil where key-value coding would not set a property of this type to the value.
    static func from(_ value: RuntimeValue) -> Self?
}

extension RuntimeValue {
    fileprivate var scalar: Double? {
        switch self {
        case .number(let number): number
        case .boolean(let flag): flag ? 1 : 0
        default: nil
        }
    }
}

extension Bool: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> Bool? { value.scalar.map { $0 != 0 } }
}

extension CGFloat: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> CGFloat? { value.scalar.map { CGFloat($0) } }
}

extension Double: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> Double? { value.scalar }
}

extension Float: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> Float? { value.scalar.map { Float($0) } }
}

extension Int: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> Int? { value.scalar.flatMap { Int(exactly: $0.rounded(.towardZero)) } }
}

extension String: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> String? {
        if case .string(let text) = value { text } else { nil }
    }
}

extension CGPoint: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> CGPoint? {
        if case .point(let point) = value { point } else { nil }
    }
}

extension CGSize: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> CGSize? {
        if case .size(let size) = value { size } else { nil }
    }
}

extension CGRect: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> CGRect? {
        if case .rect(let rect) = value { rect } else { nil }
    }
}

extension NSRange: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> NSRange? {
        if case .range(let range) = value { range } else { nil }
    }
}

extension UIColor: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> Self? {
        if case .color(let color) = value { color as? Self } else { nil }
    }
}

extension UIImage: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> Self? {
        if case .image(let image) = value { image as? Self } else { nil }
    }
}

extension Optional: RuntimeConvertible where Wrapped: RuntimeConvertible {
    static func from(_ value: RuntimeValue) -> Wrapped?? {
        if case .null = value { return .some(nil) }
        return Wrapped.from(value).map { .some($0) }
    }
}
