/// What has content in a container, under UIKit's name.
///
/// Difference: changes of size are never told, for no device turns here.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
    /// In points.
    var preferredContentSize: CGSize { get }

    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
}

extension UIViewController: UIContentContainer {}
