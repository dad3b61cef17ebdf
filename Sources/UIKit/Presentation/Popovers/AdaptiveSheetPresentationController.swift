/// The sheet that a popover becomes on compact width: in the popover's container, and with its delegate.
final class AdaptiveSheetPresentationController: UISheetPresentationController {
    private unowned let popover: UIPopoverPresentationController

    init(of popover: UIPopoverPresentationController) {
        self.popover = popover
        super.init(presentedViewController: popover.presentedViewController, presenting: nil)
    }

    override var presentingViewController: UIViewController { popover.presentingViewController }
    override var presentationStyle: UIModalPresentationStyle { .pageSheet }

    /// The delegate is asked about the popover, which is what was presented.
    override func dismissByUser() {
        popover.dismissByUser()
    }
}
