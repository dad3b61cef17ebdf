import UIKit

/// Manages a view that a scene file describes.
final class SceneViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let content: UIView

    init(content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = content
    }

    /// A popover stays one on a phone.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
