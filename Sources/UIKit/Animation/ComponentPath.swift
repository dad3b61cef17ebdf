import Foundation

/// A part of an animatable value that a key path names behind the property: the `scale.x` of `transform.scale.x`.
///
/// Source: Apple, *Key-Value Coding Extensions* of Core Animation.
enum ComponentPath: Hashable {
    case whole
    /// The numbers from one index on.
    case numbers(Range<Int>, AnimatableValue.Kind)
    /// All axes, or one of x, y and z.
    case scale(Int?)
    case rotation(Int)
    case translation(Int?)

    /// nil where there is no such part.
    init?(_ names: ArraySlice<Substring>, of kind: AnimatableValue.Kind) {
        let path = names.joined(separator: ".")
        switch (kind, path) {
        case (_, ""): self = .whole
        case (.point, "x"), (.size, "width"), (.rect, "origin.x"): self = .numbers(0..<1, .number)
        case (.point, "y"), (.size, "height"), (.rect, "origin.y"): self = .numbers(1..<2, .number)
        case (.rect, "size.width"): self = .numbers(2..<3, .number)
        case (.rect, "size.height"): self = .numbers(3..<4, .number)
        case (.rect, "origin"): self = .numbers(0..<2, .point)
        case (.rect, "size"): self = .numbers(2..<4, .size)
        case (.transform, _): self.init(transformPart: path)
        default: return nil
        }
    }

    private init?(transformPart path: String) {
        switch path {
        case "scale": self = .scale(nil)
        case "scale.x": self = .scale(0)
        case "scale.y": self = .scale(1)
        case "scale.z": self = .scale(2)
        case "rotation", "rotation.z": self = .rotation(2)
        case "rotation.x": self = .rotation(0)
        case "rotation.y": self = .rotation(1)
        case "translation": self = .translation(nil)
        case "translation.x": self = .translation(0)
        case "translation.y": self = .translation(1)
        case "translation.z": self = .translation(2)
        default: return nil
        }
    }

    /// The part of a value.
    func part(of value: AnimatableValue) -> AnimatableValue? {
        switch self {
        case .whole: return value
        case .numbers(let range, let kind): return AnimatableValue(kind: kind, Array(value.components[range]))
        case .scale, .rotation, .translation: break
        }
        guard let parts = value.transform.flatMap(TransformParts.init) else { return nil }
        let angles = parts.rotation.angles
        switch self {
        case .scale(let axis?): return AnimatableValue(Double(parts.scale[axis]))
        // The mean, as the documentation says.
        case .scale: return AnimatableValue(Double(parts.scale[0] + parts.scale[1] + parts.scale[2]) / 3)
        case .rotation(let axis): return AnimatableValue([angles.x, angles.y, angles.z][axis])
        case .translation(let axis?): return AnimatableValue(Double(parts.translation[axis]))
        case .translation, .whole, .numbers:
            return AnimatableValue(kind: .size, parts.translation.prefix(2).map { Double($0) })
        }
    }

    /// The value with another part; nil where the part is of the wrong kind.
    func replacing(in value: AnimatableValue, with part: AnimatableValue) -> AnimatableValue? {
        switch self {
        case .whole: return part
        case .numbers(let range, _):
            guard part.components.count == range.count else { return nil }
            var result = value
            result.components.replaceSubrange(range, with: part.components)
            return result
        case .scale, .rotation, .translation: break
        }
        guard var parts = value.transform.map({ TransformParts($0) ?? TransformParts() }) else { return nil }
        switch self {
        case .scale(let axis):
            guard let number = part.number else { return nil }
            for each in axis.map({ [$0] }) ?? [0, 1, 2] { parts.scale[each] = CGFloat(number) }
        case .rotation(let axis):
            guard let number = part.number else { return nil }
            let angles = parts.rotation.angles
            var all = [angles.x, angles.y, angles.z]
            all[axis] = number
            parts.rotation = Quaternion(anglesX: all[0], y: all[1], z: all[2])
        case .translation(let axis?):
            guard let number = part.number else { return nil }
            parts.translation[axis] = CGFloat(number)
        case .translation, .whole, .numbers:
            guard let point = part.point else { return nil }
            parts.translation = [point.x, point.y, parts.translation[2]]
        }
        return AnimatableValue(parts.transform)
    }
}
