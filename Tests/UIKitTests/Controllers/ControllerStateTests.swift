import Foundation
import Testing

@testable import UIKit

@MainActor struct ControllerStateTests {
    private final class Noting: UIViewController {
        var log: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append(isMovingToParent ? "comes" : "appears")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log.append(isMovingFromParent ? "goes" : "disappears")
        }
    }

    private final class CardPresentation: UIPresentationController {
        private(set) var changes = 0

        override var frameOfPresentedViewInContainerView: CGRect {
            let room = containerView?.bounds ?? .zero
            let size = size(forChildContentContainer: presentedViewController, withParentContainerSize: room.size)
            return CGRect(x: 0, y: room.height - size.height, width: room.width, height: size.height)
        }

        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize {
            CGSize(width: parentSize.width, height: container.preferredContentSize.height)
        }

        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            changes += 1
        }

        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            CardPresentation(presentedViewController: presented, presenting: presenting)
        }
    }

    @Test func `a presentation of one's own is told of another preferred size`() throws {
        let stage = TouchStage()
        let (card, delegate) = (UIViewController(), CardDelegate())
        card.preferredContentSize = CGSize(width: 0, height: 200)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = delegate
        stage.controller.present(card, animated: false)
        stage.window.layoutIfNeeded()
        // 375 × 667 points.
        #expect(card.view.frame == CGRect(x: 0, y: 467, width: 375, height: 200))
        card.preferredContentSize.height = 300
        stage.window.layoutIfNeeded()
        #expect(try #require(card.presentationController as? CardPresentation).changes == 1)
        #expect(card.view.frame == CGRect(x: 0, y: 367, width: 375, height: 300))
    }

    @Test func `a screen knows whether it comes and goes, or is covered for a while`() {
        UIScreen.main.device = .phone375
        let (first, second) = (Noting(), Noting())
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(first.log == ["comes", "disappears", "appears"])
        #expect(second.log == ["comes", "goes"])
        window.isHidden = true
    }

    @Test func `URLs of the system's apps are opened, and noted`() throws {
        let application = UIApplication.shared
        let before = application.openedURLs.count
        var answers: [Bool] = []
        for text in ["https://example.org", UIApplication.openSettingsURLString, "otherapp://x"] {
            application.open(try #require(URL(string: text))) { answers.append($0) }
        }
        #expect(answers == [true, true, false])
        #expect(
            application.openedURLs.dropFirst(before).map(\.absoluteString) == [
                "https://example.org", "app-settings:", "otherapp://x",
            ])
        #expect(application.applicationState == .active)
    }

    @Test func `an image view sizes symbols as it prefers, and leaves pictures`() throws {
        let view = UIImageView(image: UIImage(systemName: "star"))
        let before = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(view.intrinsicContentSize.width > 1.9 * before.width)
        // What the symbol says itself wins.
        view.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        #expect(view.intrinsicContentSize == before)
    }

    /// Apple, *UIScrollView.ContentInsetAdjustmentBehavior*: `automatic` adjusts the content view of a controller in a navigation controller,
    /// whether it scrolls or not.
    @Test func `a short collection view in a navigation controller begins below the bar`() {
        UIScreen.main.device = .phone375
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(controller.collectionView.adjustedContentInset.top == 64)
        #expect(controller.collectionView.contentOffset.y == -64)
        controller.collectionView.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(controller.collectionView.adjustedContentInset.top == 0)
        window.isHidden = true
    }

    /// What is equal to Swift's `==` may be spelled, and so drawn, otherwise.
    @Test func `a title in another spelling is another title`() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        controller.title = "\u{E9}"
        #expect(controller.navigationItem.title?.unicodeScalars.count == 1)
        controller.title = "e\u{301}"
        #expect(controller.navigationItem.title?.unicodeScalars.count == 2)
        #expect(navigation.viewControllers == [controller])
        #expect(String?.none.isSpelled(like: nil) && !("a" as String?).isSpelled(like: nil))
    }

    /// Apple, *editButtonItem*: toggles its title and calls `setEditing(_:animated:)`.
    @Test func `the edit button turns editing on and off, and a table's with it`() {
        let controller = UITableViewController(style: .plain)
        controller.loadViewIfNeeded()
        let item = controller.editButtonItem
        #expect(item.title == "Edit" && item.style == .plain && item === controller.editButtonItem)
        UIApplication.shared.sendAction(
            item.action ?? Selector(UIView.setNeedsLayout), to: item.target, from: item, for: nil)
        #expect(controller.isEditing && controller.tableView.isEditing)
        #expect(item.title == "Done" && item.style == .done)
        controller.isEditing = false
        #expect(!controller.tableView.isEditing && item.title == "Edit")
    }

    @Test func `what the application was told is put back`() {
        let state = ProcessState()
        UIApplication.shared.isIdleTimerDisabled = true
        UIApplication.shared.applicationIconBadgeNumber = 3
        state.restore()
        #expect(!UIApplication.shared.isIdleTimerDisabled && UIApplication.shared.applicationIconBadgeNumber == 0)
    }
}
