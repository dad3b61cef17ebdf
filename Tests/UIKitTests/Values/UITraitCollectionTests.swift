import Testing
import UIKit

@MainActor struct UITraitCollectionTests {
    @Test func `later collections override the traits that they specify`() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(merged.userInterfaceStyle == .light)
        #expect(merged.displayScale == 3)
        #expect(merged.layoutDirection == .rightToLeft)
        #expect(merged.horizontalSizeClass == .unspecified)
        #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test func `collections with equal traits are equal`() {
        let made = UITraitCollection { $0.userInterfaceStyle = .dark }
        #expect(made == UITraitCollection(userInterfaceStyle: .dark))
        #expect(made.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
        #expect(made.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
        #expect(made != UITraitCollection())
    }

    @Test func `only traits that colours depend on count as a different appearance`() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
    }

    @Test func `current traits are those of the innermost scope`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let before = UITraitCollection.current
        dark.performAsCurrent {
            #expect(UITraitCollection.current == dark)
            UITraitCollection.current = UITraitCollection(displayScale: 3)
            #expect(UITraitCollection.current.displayScale == 3)
        }
        #expect(UITraitCollection.current == before)
        #expect(before.userInterfaceStyle == .light && before.preferredContentSizeCategory == .large)
    }

    @Test func `content sizes are ordered by size`() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
