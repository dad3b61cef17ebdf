public import Foundation

extension CGPoint {
    /// As `==`; Core Graphics has it under this name, too.
    public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
    /// As `==`; Core Graphics has it under this name, too.
    public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
    /// As `==`; Core Graphics has it under this name, too.
    public func equalTo(_ other: CGRect) -> Bool { self == other }
}
