import Testing

@testable import UIKit

/// `UIColor.separator` is black-ish in light and white-ish in dark appearance; the body style is 17 points at Large and 53 at AX5.
@MainActor struct CurrentTraitsTests {
    /// Notes which traits are current in each callback.
    private final class Probe: UIViewController {
        var seen: [String: UIUserInterfaceStyle] = [:]
        private let probeView = ProbeView()

        private func note(_ name: String = #function) { seen[name] = UITraitCollection.current.userInterfaceStyle }

        override func loadView() {
            note()
            view = probeView
        }
        override func viewDidLoad() { note() }
        override func viewWillAppear(_ animated: Bool) { note() }
        override func viewIsAppearing(_ animated: Bool) { note() }
        override func viewDidAppear(_ animated: Bool) { note() }
        override func viewWillLayoutSubviews() { note() }
        override func viewDidLayoutSubviews() { note() }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note() }
        override func viewWillDisappear(_ animated: Bool) { note() }
        override func viewDidDisappear(_ animated: Bool) { note() }

        var all: [String: UIUserInterfaceStyle] {
            seen.merging(probeView.seen) { first, _ in first }
        }
    }

    private final class ProbeView: UIView {
        var seen: [String: UIUserInterfaceStyle] = [:]

        private func note(_ name: String = #function) {
            seen["view." + name] = UITraitCollection.current.userInterfaceStyle
        }

        override func layoutSubviews() {
            note()
            layer.borderColor = UIColor.separator.cgColor
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note() }
        override func tintColorDidChange() { note() }
    }

    private static let callbacks = [
        "loadView()", "traitCollectionDidChange(_:)", "view.layoutSubviews()", "view.tintColorDidChange()",
        "view.traitCollectionDidChange(_:)", "viewDidAppear(_:)", "viewDidDisappear(_:)", "viewDidLayoutSubviews()",
        "viewDidLoad()", "viewIsAppearing(_:)", "viewWillAppear(_:)", "viewWillDisappear(_:)",
        "viewWillLayoutSubviews()",
    ]

    @Test(arguments: ["window", "controller"])
    func `every callback has the traits of its view as the current ones`(overridden: String) {
        let probe = Probe()
        let window = UIWindow()
        if overridden == "window" {
            window.overrideUserInterfaceStyle = .dark
        } else {
            probe.overrideUserInterfaceStyle = .dark
        }
        window.rootViewController = probe
        window.makeKeyAndVisible()
        probe.view.tintColor = .red
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        #expect(probe.view.layer.borderColor == UIColor.separator.resolvedColor(with: probe.traitCollection).cgColor)
        #expect(probe.view.layer.borderColor != UIColor.separator.cgColor)
        window.rootViewController = nil
        window.isHidden = true
        #expect(probe.all.keys.sorted() == Self.callbacks)
        for (name, style) in probe.all { #expect(style == .dark, "\(name)") }
    }

    @Test func `outside of every callback the current traits are the screen's`() {
        let before = UIScreen.main.device
        defer { UIScreen.main.device = before }
        UIScreen.main.device = Device(
            size: before.size, scale: 3, safeAreaInsets: .zero,
            traits: UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: .dark),
                UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
            ]))
        #expect(UITraitCollection.current == UIScreen.main.traitCollection)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
        #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
        UIScreen.main.device = before
        #expect(UITraitCollection.current == UIScreen.main.traitCollection)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }
}
