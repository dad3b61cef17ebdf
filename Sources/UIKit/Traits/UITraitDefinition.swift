/// A trait as a type: what `registerForTraitChanges(_:handler:)` and the subscripts of trait collections are given, and what an app
/// defines for traits of its own.
///
///     enum DensityTrait: UITraitDefinition {
///         static let defaultValue = Density.regular
///     }
///
/// Source: Apple, *UITraitDefinition*. Here values are `Sendable`, for trait collections are.
public protocol UITraitDefinition<Value>: SendableMetatype {
    associatedtype Value: Sendable

    /// The value where nobody has set one.
    static var defaultValue: Value { get }
    /// For people; the type's name, unless given.
    static var name: String { get }
    /// Told apart from all others; the type's full name, unless given.
    static var identifier: String { get }
    /// Whether dynamic colours depend on it; false, unless given.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// One of the types that define traits.
public typealias UITrait = any UITraitDefinition.Type
