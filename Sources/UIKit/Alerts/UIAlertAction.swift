/// A button of an alert, under UIKit's name: a title, a style, and what runs once the alert is gone.
///
/// Source: Apple, *UIAlertAction*.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    public let style: Style

    /// A disabled action is grey and takes no touches.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { button?.isEnabled = isEnabled } }
    }

    private let handler: ((UIAlertAction) -> Void)?
    /// The view that stands for the action while an alert is laid out.
    weak var button: UIControl?

    /// - Parameter handler: runs when the action was chosen and the alert is dismissed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// With the same handler; in no alert.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }

    func run() {
        handler?(self)
    }
}
