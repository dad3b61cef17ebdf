import Testing

@testable import UIKit

/// Registering for changes of traits. Source: Apple, *UITraitChangeObservable*; WWDC 2023, session 10057.
@MainActor struct TraitChangesTests {
    private final class Listener: UIView {
        var heard: [UIUserInterfaceStyle] = []
        var registration: (any UITraitChangeRegistration)?

        func styleDidChange() { heard.append(traitCollection.userInterfaceStyle) }
        func viewDidChange(_ view: UIView) { heard.append(view.traitCollection.userInterfaceStyle) }
    }

    @Test func `a handler is given the environment and its traits before, once for each change of its traits`() {
        let outer = UIView()
        let view = Listener()
        outer.addSubview(view)
        var previous: [UIUserInterfaceStyle] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Listener, old: UITraitCollection) in
            view.styleDidChange()
            previous.append(old.userInterfaceStyle)
        }
        #expect(view.heard.isEmpty)
        outer.overrideUserInterfaceStyle = .dark
        outer.overrideUserInterfaceStyle = .dark
        outer.traitOverrides.preferredContentSizeCategory = .extraLarge
        outer.overrideUserInterfaceStyle = .light
        #expect(view.heard == [.dark, .light])
        #expect(previous == [.light, .dark])
    }

    @Test func `other traits are not told of`() {
        let view = Listener()
        view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) {
            (view: Listener, _: UITraitCollection) in view.styleDidChange()
        }
        view.overrideUserInterfaceStyle = .dark
        view.traitOverrides.horizontalSizeClass = .regular
        #expect(view.heard.isEmpty)
        view.traitOverrides.layoutDirection = .rightToLeft
        #expect(view.heard == [.dark])
    }

    @Test func `an action is called on its target, with the environment where it takes one`() {
        let (view, listener) = (UIView(), Listener())
        view.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], target: listener, action: Selector(Listener.viewDidChange))
        listener.registerForTraitChanges(
            [UITraitUserInterfaceStyle.self], action: Selector(Listener.styleDidChange))
        view.overrideUserInterfaceStyle = .dark
        #expect(listener.heard == [.dark])
        listener.overrideUserInterfaceStyle = .dark
        #expect(listener.heard == [.dark, .dark])
    }

    @Test func `what is ended is not called`() {
        let view = Listener()
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: Listener, _: UITraitCollection) in view.styleDidChange()
        }
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .dark
        #expect(view.heard.isEmpty)
    }

    @Test func `a handler may end itself and register another`() {
        let view = Listener()
        var calls = 0
        view.registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: Listener, _: UITraitCollection) in
            calls += 1
            if let registration = view.registration { view.unregisterForTraitChanges(registration) }
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector(Listener.styleDidChange))
        }
        view.overrideUserInterfaceStyle = .dark
        #expect(calls == 1 && view.heard.isEmpty)
        view.overrideUserInterfaceStyle = .light
        #expect(calls == 1 && view.heard == [.light])
    }

    @Test func `a registration keeps neither its environment nor its target`() {
        weak var view: Listener?
        weak var target: Listener?
        do {
            let (owner, listener) = (Listener(), Listener())
            (view, target) = (owner, listener)
            owner.registerForTraitChanges(
                [UITraitUserInterfaceStyle.self], target: listener, action: Selector(Listener.styleDidChange))
            owner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (view: Listener, _: UITraitCollection) in view.styleDidChange()
            }
        }
        #expect(view == nil && target == nil)
    }

    @Test func `a controller hears of what its window changes`() {
        final class Controller: UIViewController {
            var heard: [UIUserInterfaceStyle] = []
            var previous: [UIUserInterfaceStyle?] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                    (controller: Controller, _: UITraitCollection) in
                    controller.heard.append(controller.traitCollection.userInterfaceStyle)
                }
            }

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                previous.append(previousTraitCollection?.userInterfaceStyle)
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = Controller()
        window.rootViewController = controller
        window.isHidden = false
        window.overrideUserInterfaceStyle = .dark
        window.overrideUserInterfaceStyle = .light
        #expect(controller.heard == [.dark, .light])
        #expect(controller.previous == [nil, .light, .dark])
    }
}
