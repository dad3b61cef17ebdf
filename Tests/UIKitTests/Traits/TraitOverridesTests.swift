import Testing

@testable import UIKit

/// Traits that views and controllers change, and those that apps define. Source: Apple, *UITraitOverrides*, *UITraitDefinition*.
@MainActor struct TraitOverridesTests {
    private enum Density: Int {
        case regular, dense
    }

    private enum DensityTrait: UITraitDefinition {
        static let defaultValue = Density.regular
    }

    private enum BrandTrait: UITraitDefinition {
        static let defaultValue = "none"
        static let affectsColorAppearance = true
    }

    /// Of a type that cannot be compared.
    private struct Maker: Sendable {
        let make: @Sendable () -> Int
    }

    private enum MakerTrait: UITraitDefinition {
        static let defaultValue = Maker { 0 }
    }

    @Test func `an override counts for the view and all in it, until it is removed`() {
        let (outer, inner) = (UIView(), UILabel())
        outer.addSubview(inner)
        #expect(!outer.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(outer.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
        #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        for view in [outer, inner] {
            #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        }
        inner.traitOverrides[UITraitPreferredContentSizeCategory.self] = .small
        #expect(inner.traitCollection[UITraitPreferredContentSizeCategory.self] == .small)
        inner.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(inner.traitCollection.preferredContentSizeCategory == .large)
    }

    @Test func `text and colours follow an override`() {
        let view = UIView()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Delete"
        view.addSubview(label)
        let height = label.intrinsicContentSize.height
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        #expect(label.intrinsicContentSize.height > 2 * height)
        view.traitOverrides.userInterfaceStyle = .dark
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        #expect(UIColor.systemBackground.resolvedColor(with: label.traitCollection).cgColor == black)
    }

    @Test func `a controller's overrides count for it and its view, loaded before or after`() {
        for isLoaded in [false, true] {
            let controller = UIViewController()
            if isLoaded { controller.loadViewIfNeeded() }
            controller.traitOverrides.userInterfaceStyle = .dark
            controller.traitOverrides.horizontalSizeClass = .regular
            #expect(controller.traitCollection.userInterfaceStyle == .dark)
            #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
            #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
            controller.traitOverrides.remove(UITraitHorizontalSizeClass.self)
            #expect(controller.view.traitCollection.horizontalSizeClass == .compact)
        }
    }

    @Test func `a trait of an app's own is handed down, and told of`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        #expect(inner.traitCollection[DensityTrait.self] == .regular)
        var heard: [Density] = []
        inner.registerForTraitChanges([DensityTrait.self]) { (view: UIView, old: UITraitCollection) in
            heard += [old[DensityTrait.self], view.traitCollection[DensityTrait.self]]
        }
        outer.traitOverrides[DensityTrait.self] = .dense
        #expect(inner.traitCollection[DensityTrait.self] == .dense)
        outer.traitOverrides[DensityTrait.self] = .dense
        outer.traitOverrides[BrandTrait.self] = "blue"
        #expect(heard == [.regular, .dense])
        outer.traitOverrides.remove(DensityTrait.self)
        #expect(inner.traitCollection[DensityTrait.self] == .regular)
        #expect(heard == [.regular, .dense, .dense, .regular])
    }

    @Test func `collections with traits of an app's own are equal where their values are`() {
        let dense = UITraitCollection { $0[DensityTrait.self] = .dense }
        #expect(dense == UITraitCollection { $0[DensityTrait.self] = .dense })
        #expect(dense != UITraitCollection { $0[DensityTrait.self] = .regular })
        #expect(dense != UITraitCollection())
        #expect(dense.containsTraits(in: UITraitCollection { $0[DensityTrait.self] = .dense }))
        let both = UITraitCollection(traitsFrom: [dense, UITraitCollection { $0[BrandTrait.self] = "red" }])
        #expect(both[DensityTrait.self] == .dense && both[BrandTrait.self] == "red")
        #expect(both.hasDifferentColorAppearance(comparedTo: dense))
        #expect(!dense.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        // What cannot be compared is equal to itself alone.
        let maker = UITraitCollection { $0[MakerTrait.self] = Maker { 1 } }
        #expect(maker == UITraitCollection(traitsFrom: [maker]))
        #expect(maker != UITraitCollection { $0[MakerTrait.self] = Maker { 1 } })
        #expect(maker[MakerTrait.self].make() == 1)
    }

    @Test func `names are the type's, unless given`() {
        #expect(DensityTrait.name == "DensityTrait")
        #expect(DensityTrait.identifier.hasSuffix(".DensityTrait"))
        #expect(!DensityTrait.affectsColorAppearance)
        #expect(UITraitUserInterfaceStyle.affectsColorAppearance)
    }
}
