import Foundation
import SnapGraphics

/// A value of a layer that can stand between two others: a kind, and the numbers that vary.
struct AnimatableValue: Hashable {
    enum Kind: Hashable {
        /// No colour, or no path.
        case none
        case number, point, size, rect
        /// Sixteen numbers, row by row.
        case transform
        /// Red, green, blue and alpha, each colour after the other.
        case colors(isList: Bool)
        case numbers
        /// The coordinates of a path of these steps.
        case path([Path.Verb])
    }

    var kind: Kind
    var components: [Double]

    init(kind: Kind, _ components: [Double]) {
        self.kind = kind
        self.components = components
    }

    static let none = AnimatableValue(kind: .none, [])

    init(_ number: Double) { self.init(kind: .number, [number]) }

    init(_ transform: CATransform3D) { self.init(kind: .transform, transform.elements.map { Double($0) }) }

    init(_ color: CGColor) { self.init(kind: .colors(isList: false), Self.components(of: color)) }

    init(_ path: Path) {
        self.init(kind: .path(path.verbs), path.points.flatMap { [Double($0.x), Double($0.y)] })
    }

    static func components(of color: CGColor) -> [Double] {
        let (red, green, blue) = color.value.rgb
        return [Double(red), Double(green), Double(blue), Double(color.alpha)]
    }

    /// The value `fraction` of the way to another; beyond it where a spring overshoots. Values that have no way between them change half-way.
    ///
    /// Colours are mixed channel by channel in sRGB, not premultiplied; transforms part by part (`TransformParts`).
    func interpolated(to other: AnimatableValue, _ fraction: Double) -> AnimatableValue {
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        let (from, to) = (faded(like: other), other.faded(like: self))
        guard from.kind == to.kind, from.components.count == to.components.count else {
            return fraction < 0.5 ? self : other
        }
        if kind == .transform { return Self.interpolated(from, to, fraction) }
        return AnimatableValue(
            kind: from.kind, zip(from.components, to.components).map { $0 + ($1 - $0) * fraction })
    }

    /// For no colour, the other's colour without its alpha.
    private func faded(like other: AnimatableValue) -> AnimatableValue {
        guard kind == .none, other.kind == .colors(isList: false) else { return self }
        return AnimatableValue(kind: other.kind, other.components.dropLast() + [0])
    }

    private static func interpolated(
        _ from: AnimatableValue, _ to: AnimatableValue, _ fraction: Double
    ) -> AnimatableValue {
        let linear = AnimatableValue(
            kind: .transform, zip(from.components, to.components).map { $0 + ($1 - $0) * fraction })
        // Without rotation, skew or perspective the parts are the matrix's own numbers.
        let own: Set = [0, 5, 10, 12, 13, 14]
        let isPlain = (0..<15).allSatisfy { own.contains($0) || (from.components[$0] == 0 && to.components[$0] == 0) }
        guard !isPlain, let fromParts = from.transform.flatMap(TransformParts.init),
            let toParts = to.transform.flatMap(TransformParts.init)
        else { return linear }
        return AnimatableValue(fromParts.interpolated(to: toParts, CGFloat(fraction)).transform)
    }

    /// The sum, for additive animations; a transform is applied before this one. `self` where the kinds differ.
    func adding(_ other: AnimatableValue, times count: Double = 1) -> AnimatableValue {
        guard kind == other.kind, components.count == other.components.count else { return self }
        if kind == .transform, let own = transform, let more = other.transform {
            return AnimatableValue(more.concatenating(own))
        }
        return AnimatableValue(kind: kind, zip(components, other.components).map { $0 + $1 * count })
    }

    /// True for values that differ by numbers alone, so that animations of the same property add up.
    var isVector: Bool {
        switch kind {
        case .number, .point, .size, .rect: true
        case .none, .transform, .colors, .numbers, .path: false
        }
    }
}
