/// The system's sheet for sharing, under UIKit's name.
///
/// It comes and goes as on iOS, on an iPad as a popover that must point at something. Difference: what it shows is the system's, and differs
/// from device to device: an empty sheet stands in for it, which a warning says.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// What was chosen, whether it was done, what came back, and what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Kept.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called where a person gets rid of the sheet, without an activity.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// What is to be shared is looked at by the system's sheet alone.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
        if UIScreen.main.traitCollection.userInterfaceIdiom == .pad {
            modalPresentationStyle = .popover
        } else {
            sheetPresentationController?.detents = [.medium(), .large()]
        }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        RuntimeWarnings.record(
            "the sheet of a UIActivityViewController is the system's and is not drawn: the picture has an empty one")
    }

    override func wasDismissedByUser() {
        completionWithItemsHandler?(nil, false, nil, nil)
    }
}
