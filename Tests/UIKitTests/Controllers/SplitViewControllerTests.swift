import Testing

@testable import UIKit

@MainActor struct SplitViewControllerTests {
    @MainActor private final class Delegate: UISplitViewControllerDelegate {
        var top: UISplitViewController.Column?

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    }

    private let primary = UIViewController()
    private let secondary = UIViewController()

    private func split(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        return split
    }

    private func show(_ split: UISplitViewController, _ model: DeviceModel, isLandscape: Bool = false) -> UIWindow {
        UIScreen.main.device = model.device(isLandscape: isLandscape)
        let window = UIWindow()
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func close(_ window: UIWindow) {
        window.isHidden = true
        UIScreen.main.device = .phone375
    }

    @Test func `on a wide iPad the columns stand beside each other`() {
        let split = split()
        let window = show(split, .iPadMini, isLandscape: true)
        defer { close(window) }
        let size = window.bounds.size
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(primary.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: size.height))
        #expect(
            secondary.navigationController?.view.frame
                == CGRect(x: 320.5, y: 0, width: size.width - 320.5, height: size.height))
        #expect(primary.splitViewController === split)
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary.traitCollection.horizontalSizeClass == .regular)
        split.preferredPrimaryColumnWidthFraction = 0.25
        split.view.layoutIfNeeded()
        #expect(primary.navigationController?.view.frame.width == size.width / 4)
    }

    @Test func `on an upright iPad the secondary column is alone until the primary one is shown`() {
        let split = split()
        let window = show(split, .iPadMini)
        defer { close(window) }
        #expect(split.displayMode == .secondaryOnly)
        #expect(secondary.navigationController?.view.frame == window.bounds)
        #expect(primary.viewIfLoaded?.window == nil)
        split.show(.primary)
        window.layoutIfNeeded()
        #expect(split.displayMode == .oneOverSecondary)
        #expect(secondary.navigationController?.view.frame == window.bounds)
        #expect(primary.navigationController?.view.frame.width == 320)
        split.hide(.primary)
        window.layoutIfNeeded()
        #expect(primary.viewIfLoaded?.window == nil)
    }

    /// Since iOS 14 a phone begins with the secondary column, unless the delegate says otherwise.
    @Test func `on a phone the columns are one stack`() {
        let split = split()
        let window = show(split, .iPhone13)
        defer { close(window) }
        #expect(split.isCollapsed)
        let navigation = primary.navigationController
        #expect(navigation?.viewControllers == [primary, secondary])
        #expect(navigation?.view.frame == window.bounds)
        let other = UIViewController()
        split.showDetailViewController(other, sender: nil)
        #expect(navigation?.viewControllers == [primary, secondary, other])
    }

    @Test func `the delegate chooses the top of the stack`() {
        let (split, delegate) = (split(), Delegate())
        delegate.top = .primary
        split.delegate = delegate
        let window = show(split, .iPhone13)
        defer { close(window) }
        #expect(primary.navigationController?.viewControllers == [primary])
        split.show(.secondary)
        #expect(primary.navigationController?.viewControllers == [primary, secondary])
    }

    @Test func `a compact column takes the place of the stack`() {
        let (split, compact) = (split(), UIViewController())
        split.setViewController(compact, for: .compact)
        let window = show(split, .iPhone13)
        defer { close(window) }
        #expect(compact.view.frame == window.bounds)
        #expect(primary.viewIfLoaded?.window == nil)
    }

    @Test func `the classic style keeps the controllers that it is given`() {
        let split = UISplitViewController()
        let (master, detail) = (UINavigationController(rootViewController: primary), secondary)
        split.viewControllers = [master, detail]
        let window = show(split, .iPadMini, isLandscape: true)
        defer { close(window) }
        #expect(split.viewControllers == [master, detail])
        #expect(master.view.frame.width == 320)
        #expect(detail.view.frame.minX == 320.5)
        let other = UIViewController()
        split.showDetailViewController(other, sender: nil)
        #expect(split.viewControllers == [master, other])
        #expect(detail.parent == nil)
    }
}
