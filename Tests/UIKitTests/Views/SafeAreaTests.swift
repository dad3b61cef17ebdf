import Testing

@testable import UIKit

/// Insets follow places and sizes, and are told of once.
@MainActor struct SafeAreaTests {
    private final class Probe: UIView {
        var told: [UIEdgeInsets] = []

        override func safeAreaInsetsDidChange() { told.append(safeAreaInsets) }
    }

    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    /// A probe that fills the controller's view by constraints, in a view that does.
    private func nested(in controller: UIViewController) -> Probe {
        let (middle, probe) = (UIView(), Probe())
        for (outer, inner) in [(controller.view as UIView, middle), (middle, probe)] {
            // Out of the strip until it is laid out.
            inner.frame.origin.y = 200
            inner.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
                inner.heightAnchor.constraint(equalTo: outer.heightAnchor),
            ])
        }
        return probe
    }

    @Test func `a view that layout gives a size and a place hears of its insets once`() {
        let controller = UIViewController()
        let window = shown(controller)
        defer { window.isHidden = true }
        let probe = nested(in: controller)
        probe.told = []
        window.layoutIfNeeded()
        // The status bar of the default device is 20 points high.
        #expect(probe.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(probe.told.last == probe.safeAreaInsets)
        #expect(probe.told.count == 1)
    }

    @Test func `additional insets of a controller reach the views inside`() {
        let controller = UIViewController()
        let window = shown(controller)
        defer { window.isHidden = true }
        let probe = nested(in: controller)
        window.layoutIfNeeded()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 7, right: 0)
        #expect(probe.told.last == UIEdgeInsets(top: 30, left: 5, bottom: 7, right: 0))
        controller.additionalSafeAreaInsets = .zero
        #expect(probe.told.last == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    @Test func `another device's insets reach the views inside`() {
        defer { UIScreen.main.device = .phone375 }
        let controller = UIViewController()
        let window = shown(controller)
        defer { window.isHidden = true }
        let probe = nested(in: controller)
        window.layoutIfNeeded()
        UIScreen.main.device = Device(
            size: CGSize(width: 667, height: 375), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
        window.layoutIfNeeded()
        #expect(probe.safeAreaInsets.left == 44 && probe.safeAreaInsets.top == 0)
        #expect(probe.told.last == probe.safeAreaInsets)
    }

    @Test func `what moves out of the strip has no insets, nor has what is in it`() {
        let controller = UIViewController()
        let window = shown(controller)
        defer { window.isHidden = true }
        let outer = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Probe(frame: CGRect(x: 0, y: 5, width: 50, height: 50))
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        #expect(outer.told.last?.top == 20)
        #expect(inner.told.last?.top == 15)
        outer.frame.origin.y = 8
        #expect(outer.told.last?.top == 12)
        #expect(inner.told.last?.top == 7)
        outer.setUntransformedFrame(CGRect(x: 0, y: 200, width: 100, height: 80))
        #expect(outer.told.last == .zero)
        #expect(inner.told.last == .zero)
    }

    /// Gives its controller's view other insets while those of its own are told.
    private final class Meddler: UIView {
        weak var controller: UIViewController?

        override func safeAreaInsetsDidChange() {
            controller?.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        }
    }

    @Test func `insets that change while they are told are right at the end`() {
        let controller = UIViewController()
        let meddler = Meddler(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let probe = Probe(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(meddler)
        controller.view.addSubview(probe)
        meddler.controller = controller
        let window = shown(controller)
        defer { window.isHidden = true }
        #expect(controller.view.safeAreaInsets.top == 50)
        #expect(probe.safeAreaInsets.top == 50)
        #expect(probe.told.last?.top == 50)
    }
}
