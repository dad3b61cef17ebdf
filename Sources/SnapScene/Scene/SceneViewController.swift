import UIKit

/// Manages a view that a scene file describes.
final class SceneViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    init(view: UIView) {
        super.init(nibName: nil, bundle: nil)
        self.view = view
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// A popover stays one on a phone.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
