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

    @Test(arguments: [UISplitViewController.Style.doubleColumn, .tripleColumn])
    func `the lines between columns do not ask for another layout in each`(style: UISplitViewController.Style) {
        let split = split(style)
        if style == .tripleColumn { split.setViewController(UIViewController(), for: .supplementary) }
        split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
        let messages = RuntimeWarnings.collect { close(show(split, .iPadMini, isLandscape: true)) }.messages
        #expect(messages.isEmpty)
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

    /// Apple, *UISplitViewController*: `show(_:)` and `hide(_:)` change the display mode, whatever is preferred.
    @Test func `of three columns the primary one comes with the supplementary one, and goes alone`() {
        let (split, supplementary) = (split(.tripleColumn), UIViewController())
        split.setViewController(supplementary, for: .supplementary)
        let window = show(split, .iPadMini, isLandscape: true)
        defer { close(window) }
        let recorder = ColumnRecorder()
        split.delegate = recorder
        #expect(split.displayMode == .twoBesideSecondary)
        split.hide(.primary)
        #expect(split.displayMode == .oneBesideSecondary)
        split.hide(.supplementary)
        #expect(split.displayMode == .secondaryOnly)
        split.show(.primary)
        #expect(split.displayMode == .twoBesideSecondary)
        split.hide(.supplementary)
        #expect(split.displayMode == .secondaryOnly)
        split.show(.supplementary)
        #expect(split.displayMode == .oneBesideSecondary)
        window.layoutIfNeeded()
        #expect(primary.viewIfLoaded?.window == nil && supplementary.viewIfLoaded?.window === window)
        #expect(
            recorder.calls == [
                "to 2 from 4", "hide 0", "to 1 from 2", "hide 1", "to 4 from 1", "show 1", "show 0", "to 1 from 4",
                "hide 1", "hide 0", "to 2 from 1", "show 1",
            ])
    }

    @MainActor private final class ColumnRecorder: UISplitViewControllerDelegate {
        var calls: [String] = []

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { calls.append("to \(displayMode.rawValue) from \(svc.displayMode.rawValue)") }

        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            calls.append("show \(column.rawValue)")
        }

        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            calls.append("hide \(column.rawValue)")
        }
    }

    @Test func `code shows the primary column over what is preferred`() {
        let split = split()
        split.preferredDisplayMode = .secondaryOnly
        let window = show(split, .iPadMini, isLandscape: true)
        defer { close(window) }
        #expect(split.displayMode == .secondaryOnly)
        split.show(.primary)
        #expect(split.displayMode == .oneBesideSecondary)
        split.preferredDisplayMode = .secondaryOnly
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func `in one stack a column is shown without what was above it`() {
        let (split, detail) = (split(), UIViewController())
        let delegate = Delegate()
        delegate.top = .primary
        split.delegate = delegate
        let window = show(split, .iPhone13)
        defer { close(window) }
        split.showDetailViewController(detail, sender: nil)
        #expect(primary.navigationController?.viewControllers == [primary, detail])
        split.show(.primary)
        #expect(primary.navigationController?.viewControllers == [primary])
        split.show(.secondary)
        #expect(primary.navigationController?.viewControllers == [primary, secondary])
    }
}
