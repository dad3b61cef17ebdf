import UIKit

extension ValueForm where Value == Bool {
    static var bool: Self {
        Self(.type("boolean")) { value, _ throws(SceneError) in
            guard case .bool(let bool) = value.content else {
                throw .wrongType(value.place, expected: "true or false", found: value.summary)
            }
            return bool
        }
    }
}

extension ValueForm where Value == Double {
    static func number(_ schema: JSONSchema, _ range: ClosedRange<Double>, _ expected: String) -> Self {
        Self(schema) { value, _ throws(SceneError) in
            guard case .number(let number) = value.content, number.isFinite, range.contains(number) else {
                throw .wrongType(value.place, expected: expected, found: value.summary)
            }
            return number
        }
    }

    /// Any length or coordinate, in points.
    static var number: Self { number(.type("number"), -1e6...1e6, "a number from -1000000 to 1000000") }

    /// A length that is not negative, in points.
    static var length: Self { number(.number(from: 0), 0...1e6, "a number from 0 to 1000000") }

    static var fraction: Self { number(.number(from: 0, to: 1), 0...1, "a number from 0 to 1") }
}

extension ValueForm where Value == CGFloat {
    static var number: Self { ValueForm<Double>.number.map { number, _ throws(SceneError) in CGFloat(number) } }
    static var length: Self { ValueForm<Double>.length.map { number, _ throws(SceneError) in CGFloat(number) } }
    static var fraction: Self { ValueForm<Double>.fraction.map { number, _ throws(SceneError) in CGFloat(number) } }
}

extension ValueForm where Value == Int {
    static func integer(from minimum: Int, to maximum: Int = 1_000_000) -> Self {
        let schema = JSONSchema.object([
            ("type", .string("integer")), ("minimum", .number(Double(minimum))), ("maximum", .number(Double(maximum))),
        ])
        return Self(schema) { value, _ throws(SceneError) in
            guard case .number(let number) = value.content, let integer = Int(exactly: number),
                (minimum...maximum).contains(integer)
            else {
                throw .wrongType(
                    value.place, expected: "a whole number from \(minimum) to \(maximum)", found: value.summary)
            }
            return integer
        }
    }
}
