import Foundation

/// Numbers as attribute dictionaries hold them: whatever type was written down.
enum AttributeNumber {
    static func value(of attribute: Any?) -> CGFloat? {
        switch attribute {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    /// Nil for what is no whole number, or too large for one.
    static func whole(of attribute: Any?) -> Int? { value(of: attribute).flatMap { Int(exactly: $0) } }
}
