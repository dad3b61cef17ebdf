/// The traits that a view or a controller changes for itself and all below it.
///
/// A trait that is set to unspecified is not overridden. Source: Apple, *UITraitOverrides*.
public protocol UITraitOverrides: UIMutableTraits {
    /// Whether a trait is overridden.
    func contains(_ trait: UITrait) -> Bool
    /// Takes back what overrides a trait.
    mutating func remove(_ trait: UITrait)
}
