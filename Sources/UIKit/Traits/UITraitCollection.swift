public import Foundation

/// The environment that views are shown in: appearance, direction, scale, room and text size.
///
/// An immutable value object; equal where all traits are equal. A trait that was not given is unspecified.
/// Source: Apple, *UITraitCollection*.
public final class UITraitCollection: NSObject, Sendable {
    package let values: TraitValues

    package init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Every trait unspecified.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    /// All traits of the collections; where two specify the same trait, the later one counts.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in collections { values.override(with: collection.values) }
        self.init(values: values)
    }

    /// The traits that the closure sets; the others are unspecified.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: Self.mutate(TraitValues(), by: mutations))
    }

    /// A copy in which the closure may set traits.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: Self.mutate(values, by: mutations))
    }

    private static func mutate(
        _ values: TraitValues, by mutations: (inout any UIMutableTraits) -> Void
    ) -> TraitValues {
        var traits: any UIMutableTraits = values
        mutations(&traits)
        // The closure could have put another conforming value in place: only our own type is taken back.
        return traits as? TraitValues ?? values
    }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; 0 where unspecified.
    public var displayScale: CGFloat { values.displayScale }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// The value of any trait, an app's own ones included; its default where it was not given.
    public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { values[trait] }

    /// Those that a dynamic colour may look different by. Source: Apple, *systemTraitsAffectingColorAppearance*.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        SystemTraits.all.filter { $0.affectsColorAppearance }
    }

    /// Those that another image may be chosen by. Source: Apple, *systemTraitsAffectingImageLookup*.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        SystemTraits.all.filter { $0 != UITraitUserInterfaceLevel.self }
    }

    /// True where every trait that `trait` specifies has the same value here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.override(with: trait.values)
        return merged == values
    }

    /// True where a dynamic colour may look different under the other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.accessibilityContrast != other.accessibilityContrast
            || values.userInterfaceLevel != other.userInterfaceLevel
            || values.displayGamut != other.displayGamut
            || values.userInterfaceIdiom != other.userInterfaceIdiom
            || !values.hasEqualColorTraits(in: other)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }
}
