import Testing

@testable import UIKit

/// Where a view has its traits from.
@MainActor struct InheritedTraitsTests {
    /// A class of an app's, which answers for all that is in it.
    private final class Dark: UIView {
        override var traitCollection: UITraitCollection {
            UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(userInterfaceStyle: .dark)])
        }
    }

    /// A class of an app's whose style is not stored.
    private final class Styled: UIView {
        override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
            get { .dark }
            set {}
        }
    }

    private func nested(_ views: [UIView]) -> UILabel {
        let label = UILabel()
        for (outer, inner) in zip(views, views.dropFirst() + [label]) { outer.addSubview(inner) }
        return label
    }

    @Test func `a view has the traits of the nearest view above that says otherwise`() {
        let light = UIView()
        light.overrideUserInterfaceStyle = .light
        let cases: [(views: [UIView], style: UIUserInterfaceStyle)] = [
            ([UIView(), UIView()], .light),
            ([Dark(), UIView(), UIStackView()], .dark),
            ([UIView(), Dark(), UIView()], .dark),
            ([Styled(), UIView()], .dark),
            ([Dark(), light, UIView()], .light),
        ]
        for (views, style) in cases {
            let label = nested(views)
            #expect(label.traitCollection.userInterfaceStyle == style)
            #expect(label.traitCollection.displayScale == UIScreen.main.scale)
            #expect(label.pixelGrid.scale == UIScreen.main.scale)
        }
    }

    @Test func `a changed style is the next one's traits at once`() {
        let outer = UIView()
        let label = nested([outer, UIView()])
        for style in [UIUserInterfaceStyle.dark, .light, .dark] {
            outer.overrideUserInterfaceStyle = style
            #expect(label.traitCollection.userInterfaceStyle == style)
        }
        label.removeFromSuperview()
        #expect(label.traitCollection.userInterfaceStyle == .light)
    }
}
