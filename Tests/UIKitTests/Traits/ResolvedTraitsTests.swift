import Testing

@testable import UIKit

/// Views keep their traits from one read to the next: everything that makes them others must be seen at the next read.
@MainActor struct ResolvedTraitsTests {
    /// A view in the innermost of three, whose traits have been read before.
    @MainActor private struct Nest {
        let views = (0..<3).map { _ in UIView() }
        let inner = UIView()

        init() {
            for (outer, view) in zip(views, views.dropFirst() + [inner]) { outer.addSubview(view) }
            #expect(inner.traitCollection.userInterfaceStyle == .light)
        }
    }

    private func dark() -> UIView {
        let view = UIView()
        view.overrideUserInterfaceStyle = .dark
        return view
    }

    @Test func `unchanged traits are the same object at each read`() {
        let nest = Nest()
        #expect(nest.inner.traitCollection === nest.inner.traitCollection)
        #expect(nest.inner.traitCollection === nest.views[0].traitCollection)
    }

    @Test func `a view that moves has the traits of its new superview`() {
        let nest = Nest()
        let other = dark()
        other.addSubview(nest.inner)
        #expect(nest.inner.traitCollection.userInterfaceStyle == .dark)
        nest.views[2].addSubview(nest.inner)
        #expect(nest.inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a view in one that moves has the new traits`() {
        let nest = Nest()
        dark().addSubview(nest.views[0])
        // Nothing holds the dark view: it is gone.
        #expect(nest.inner.traitCollection.userInterfaceStyle == .light)
        let other = dark()
        other.addSubview(nest.views[0])
        #expect(nest.inner.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a view that is kept when those above it go has the screen's traits`() {
        let kept = UIView()
        do {
            let outer = dark()
            let middle = UIView()
            outer.addSubview(middle)
            middle.addSubview(kept)
            #expect(kept.traitCollection.userInterfaceStyle == .dark)
        }
        #expect(kept.superview == nil)
        #expect(kept.traitCollection.userInterfaceStyle == .light)
    }

    @Test(arguments: 0..<3) func `an override is seen below, whichever view has it`(level: Int) {
        let nest = Nest()
        nest.views[level].overrideUserInterfaceStyle = .dark
        #expect(nest.inner.traitCollection.userInterfaceStyle == .dark)
        nest.views[level].overrideUserInterfaceStyle = .unspecified
        #expect(nest.inner.traitCollection.userInterfaceStyle == .light)
        nest.views[level].traitOverride = UITraitCollection(horizontalSizeClass: .regular)
        #expect(nest.inner.traitCollection.horizontalSizeClass == .regular)
        nest.views[level].traitOverride = nil
        #expect(nest.inner.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `another device is seen`() {
        defer { UIScreen.main.device = .phone375 }
        let nest = Nest()
        #expect(nest.inner.traitCollection.displayScale == 2)
        UIScreen.main.device = Device(size: CGSize(width: 390, height: 844), scale: 3, safeAreaInsets: .zero)
        #expect(nest.inner.traitCollection.displayScale == 3)
    }

    @Test func `a controller's style is seen in its view, before and after it is presented`() {
        let window = UIWindow()
        let presenter = UIViewController()
        let sheet = UIViewController()
        let label = UILabel()
        sheet.view.addSubview(label)
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(label.traitCollection.userInterfaceStyle == .light)
        #expect(label.traitCollection.userInterfaceLevel == .base)
        presenter.present(sheet, animated: false)
        // A sheet is above the level of what presents it.
        #expect(label.traitCollection.userInterfaceLevel == .elevated)
        sheet.overrideUserInterfaceStyle = .dark
        #expect(label.traitCollection.userInterfaceStyle == .dark)
        presenter.dismiss(animated: false)
        #expect(label.traitCollection.userInterfaceLevel == .base)
        #expect(label.traitCollection.userInterfaceStyle == .dark)
    }

    /// A class of an app's, which answers otherwise from one read to the next.
    private final class Switch: UIView {
        var style = UIUserInterfaceStyle.light

        override var traitCollection: UITraitCollection {
            UITraitCollection(traitsFrom: [super.traitCollection, UITraitCollection(userInterfaceStyle: style)])
        }
    }

    @Test func `a class of an app's is asked each time, through views without and with overrides`() {
        let outer = Switch()
        let middle = UIView()
        let inner = UILabel()
        outer.addSubview(middle)
        middle.addSubview(inner)
        middle.traitOverride = UITraitCollection(horizontalSizeClass: .regular)
        for style in [UIUserInterfaceStyle.dark, .light, .dark] {
            outer.style = style
            #expect(inner.traitCollection.userInterfaceStyle == style)
            #expect(inner.traitCollection.horizontalSizeClass == .regular)
        }
    }
}
