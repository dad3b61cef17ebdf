/// What a menu is made of, under UIKit's name: an action, or a menu in the menu.
///
/// Source: Apple, *UIMenuElement*. Differences: commands and deferred elements are absent.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The mark before an action.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    public struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Grey, and cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Not in the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the action is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    open var title: String
    /// Below the title, smaller and grey.
    open var subtitle: String?
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }
}
