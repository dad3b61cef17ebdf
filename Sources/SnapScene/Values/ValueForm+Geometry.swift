import UIKit

extension ValueForm {
    /// Some numbers, as a list in this order or as an object with these keys; where `isUniform`, one number stands for all.
    static func numbers(
        _ names: [String], isUniform: Bool = false, of number: ValueForm<CGFloat> = .number,
        make: @escaping ([CGFloat]) -> Value
    ) -> Self {
        let list = JSONSchema.list(of: number.schema, count: names.count)
        let object = JSONSchema.closed(names.map { ($0, number.schema) }, required: isUniform ? [] : names)
        let schema = JSONSchema.any(of: (isUniform ? [number.schema] : []) + [list, object])
        let example =
            (isUniform ? "a number, " : "") + "a list [\(names.joined(separator: ", "))], or an object with these keys"
        return Self(schema) { value, context throws(SceneError) in
            switch value.content {
            case .number where isUniform:
                let all = try number.read(value, context)
                return make(names.map { _ in all })
            case .array(let elements) where elements.count == names.count:
                var numbers: [CGFloat] = []
                for element in elements { numbers.append(try number.read(element, context)) }
                return make(numbers)
            case .object(let members):
                let owner = "an object of \(names.joined(separator: ", "))"
                if let unknown = members.first(where: { !names.contains($0.key) }) {
                    throw .unknownKey(unknown.keyPlace, key: unknown.key, owner: owner, known: names)
                }
                var numbers: [CGFloat] = []
                for name in names {
                    if let element = value[name] {
                        numbers.append(try number.read(element, context))
                    } else if isUniform {
                        numbers.append(0)
                    } else {
                        throw .missingKey(value.place, key: name, owner: owner)
                    }
                }
                return make(numbers)
            case .null, .bool, .number, .string, .array:
                throw .wrongType(value.place, expected: example, found: value.summary)
            }
        }
    }
}

extension ValueForm where Value == CGPoint {
    static var point: Self { numbers(["x", "y"]) { CGPoint(x: $0[0], y: $0[1]) } }
}

extension ValueForm where Value == CGSize {
    static var size: Self { numbers(["width", "height"], of: .length) { CGSize(width: $0[0], height: $0[1]) } }

    /// A displacement: unlike a size, it may be negative.
    static var offset: Self { numbers(["width", "height"]) { CGSize(width: $0[0], height: $0[1]) } }
}

extension ValueForm where Value == CGRect {
    static var rect: Self {
        numbers(["x", "y", "width", "height"]) { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
}

extension ValueForm where Value == UIEdgeInsets {
    static var insets: Self {
        numbers(["top", "left", "bottom", "right"], isUniform: true) {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        }
    }
}

extension ValueForm where Value == NSDirectionalEdgeInsets {
    static var directionalInsets: Self {
        numbers(["top", "leading", "bottom", "trailing"], isUniform: true) {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        }
    }
}
