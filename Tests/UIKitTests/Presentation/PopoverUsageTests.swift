import Testing
import UIKit

/// Popovers as an app's code shows them, through the public interface alone.
@MainActor
struct PopoverUsageTests {
    private final class HintController: UIViewController, UIPopoverPresentationControllerDelegate {
        let hint = UIViewController()

        func showHint(from view: UIView) {
            hint.modalPresentationStyle = .popover
            hint.preferredContentSize = CGSize(width: 100, height: 50)
            if let popover = hint.popoverPresentationController {
                popover.delegate = self
                popover.sourceView = view
                popover.sourceRect = view.bounds
                popover.permittedArrowDirections = [.up, .down]
            }
            hint.presentationController?.delegate = self
            hint.popoverPresentationController?.delegate = self
            present(hint, animated: true, completion: nil)
        }

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .none
        }
    }

    private final class SheetOnly: UIAdaptivePresentationControllerDelegate {}

    @Test func `a controller that is the popover's delegate shows a popover on a phone`() {
        let controller = HintController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let button = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        controller.view.addSubview(button)
        controller.showHint(from: button)
        #expect(controller.hint.popoverPresentationController?.arrowDirection == .up)
        #expect(controller.hint.view.frame.size == CGSize(width: 100, height: 63))
        controller.dismiss(animated: true)
    }

    @Test func `the popover's delegate is the one set on it, by either type`() {
        let controller = HintController()
        controller.hint.modalPresentationStyle = .popover
        let popover = controller.hint.popoverPresentationController
        controller.hint.presentationController?.delegate = controller
        #expect(popover?.delegate === controller)
        popover?.delegate = nil
        #expect(controller.hint.presentationController?.delegate == nil)
        let adaptive = SheetOnly()
        controller.hint.presentationController?.delegate = adaptive
        #expect(popover?.delegate == nil)
    }
}
