import Foundation
import SnapGraphics

/// A type that layers have properties of.
protocol AnimatableConvertible {
    var animatable: AnimatableValue { get }
    /// nil where the value is of another kind.
    static func from(_ value: AnimatableValue) -> Self?
}

extension Double: AnimatableConvertible {
    var animatable: AnimatableValue { AnimatableValue(self) }
    static func from(_ value: AnimatableValue) -> Double? { value.number }
}

extension CGFloat: AnimatableConvertible {
    var animatable: AnimatableValue { AnimatableValue(Double(self)) }
    static func from(_ value: AnimatableValue) -> CGFloat? { value.number.map { CGFloat($0) } }
}

extension Float: AnimatableConvertible {
    var animatable: AnimatableValue { AnimatableValue(Double(self)) }
    static func from(_ value: AnimatableValue) -> Float? { value.number.map { Float($0) } }
}

extension CGPoint: AnimatableConvertible {
    var animatable: AnimatableValue { AnimatableValue(kind: .point, [Double(x), Double(y)]) }
    static func from(_ value: AnimatableValue) -> CGPoint? { value.point }
}

extension CGSize: AnimatableConvertible {
    var animatable: AnimatableValue { AnimatableValue(kind: .size, [Double(width), Double(height)]) }
    static func from(_ value: AnimatableValue) -> CGSize? { value.size }
}

extension CGRect: AnimatableConvertible {
    var animatable: AnimatableValue {
        // Distances between rectangles have negative sizes, which `minX` and `width` would turn round.
        AnimatableValue(
            kind: .rect, [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)])
    }
    static func from(_ value: AnimatableValue) -> CGRect? { value.rect }
}

extension CATransform3D: AnimatableConvertible {
    var animatable: AnimatableValue { AnimatableValue(self) }
    static func from(_ value: AnimatableValue) -> CATransform3D? { value.transform }
}

extension CGAffineTransform: AnimatableConvertible {
    var animatable: AnimatableValue { AnimatableValue(CATransform3D(self)) }
    static func from(_ value: AnimatableValue) -> CGAffineTransform? { value.transform?.plane }
}

extension CGColor: AnimatableConvertible {
    var animatable: AnimatableValue { AnimatableValue(self) }
    static func from(_ value: AnimatableValue) -> Self? { value.color as? Self }
}

extension CGPath: AnimatableConvertible {
    var animatable: AnimatableValue { AnimatableValue(path) }
    static func from(_ value: AnimatableValue) -> Self? { value.path.map { CGPath(path: $0) } as? Self }
}

extension Optional: AnimatableConvertible where Wrapped: AnimatableConvertible {
    var animatable: AnimatableValue { map(\.animatable) ?? .none }

    static func from(_ value: AnimatableValue) -> Wrapped?? {
        value.kind == .none ? .some(nil) : Wrapped.from(value).map { .some($0) }
    }
}

extension Array: AnimatableConvertible where Element: AnimatableConvertible {
    var animatable: AnimatableValue {
        let parts = map(\.animatable)
        if let first = parts.first, case .colors = first.kind {
            return AnimatableValue(kind: .colors(isList: true), parts.flatMap(\.components))
        }
        return AnimatableValue(kind: .numbers, parts.flatMap(\.components))
    }

    static func from(_ value: AnimatableValue) -> [Element]? {
        if let colors = value.colors { return colors.compactMap { Element.from($0.animatable) } }
        return value.numbers?.compactMap { Element.from(AnimatableValue($0)) }
    }
}
