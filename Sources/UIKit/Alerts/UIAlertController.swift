/// An alert or an action sheet, under UIKit's name; the look is that of iOS 13 to 18.
///
/// `view` is the alert itself, made of ordinary views: its size comes from what is in it. Source: Apple, *UIAlertController*; sizes and colours
/// are measured where the parts say so.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    open private(set) var preferredStyle = Style.actionSheet

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open override var title: String? {
        didSet { if !title.isSpelled(like: oldValue) { contentsDidChange() } }
    }

    /// The text below the title.
    open var message: String? {
        didSet { if !message.isSpelled(like: oldValue) { contentsDidChange() } }
    }

    // MARK: Actions

    /// In the order in which they were added, which is not always that of the buttons: cancelling comes first in a row, last in a column.
    open private(set) var actions: [UIAlertAction] = []

    /// Adds a button. Only one action may cancel.
    open func addAction(_ action: UIAlertAction) {
        precondition(
            action.style != .cancel || cancelAction == nil,
            "an alert has one action of the style cancel: \"\(action.title ?? "")\" would be the second")
        actions.append(action)
        contentsDidChange()
    }

    /// The action whose title is set off in an alert, in place of cancelling; one of `actions`.
    open var preferredAction: UIAlertAction? {
        didSet {
            precondition(
                preferredAction.map { preferred in actions.contains { $0 === preferred } } ?? true,
                "the preferredAction must be one of the alert's actions: add it first")
            if preferredAction !== oldValue { contentsDidChange() }
        }
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Dismisses the alert, and then runs the action.
    func choose(_ action: UIAlertAction) {
        guard let presentingViewController else { return action.run() }
        presentingViewController.dismiss(animated: true) { action.run() }
    }

    // MARK: Text fields

    /// From the first; nil where there are none.
    open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    private var fields: [UITextField] = []

    /// Adds a text field below the texts of an alert; action sheets have none.
    /// - Parameter configurationHandler: gets the field at once.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "an action sheet has no text fields: add them to an alert")
        let field = AlertTextField()
        field.font = .preferredFont(forTextStyle: .footnote)
        field.adjustsFontForContentSizeCategory = true
        fields.append(field)
        configurationHandler?(field)
        contentsDidChange()
    }

    // MARK: View and presentation

    open override func loadView() {
        view = AlertView(controller: self)
    }

    private func contentsDidChange() {
        (viewIfLoaded as? AlertView)?.contentsDidChange()
    }

    /// The size of the alert with all that is in it, in points; it cannot be set.
    open override var preferredContentSize: CGSize {
        get { (view as? AlertView)?.naturalSize ?? .zero }
        set {}
    }

    /// Where the alert stands: its style decides, and for an action sheet the room that the screen has.
    var place: AlertLook.Place {
        guard preferredStyle == .actionSheet else { return .card }
        let screen = UIScreen.main.traitCollection
        let isWide = screen.userInterfaceIdiom == .pad && screen.horizontalSizeClass == .regular
        return isWide ? .popover : .sheet
    }

    /// An alert chooses its own: `popover` for an action sheet on an iPad, else `custom`.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { place == .popover ? .popover : .custom }
        set {}
    }

    override func makeOwnPresentationController() -> UIPresentationController? {
        guard place != .popover else { return nil }
        return AlertPresentationController(presentedViewController: self, presenting: nil)
    }

    /// Beside the popover of an action sheet, a tap is the action that cancels, which it does not show.
    override func wasDismissedByUser() {
        cancelAction?.run()
    }
}
