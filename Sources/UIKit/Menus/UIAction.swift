/// What an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A piece of work with a title, under UIKit's name: what a control or a menu runs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, @preconcurrency NSCopying {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public let identifier: Identifier
    /// Kept: a longer title for a keyboard's help.
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// Stands in for `image` while the state is on.
    open var selectedImage: UIImage?
    /// What set the action off, while its handler runs.
    open internal(set) weak var sender: AnyObject?
    private let handler: UIActionHandler
    private static var lastIdentifier = 0

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        Self.lastIdentifier += 1
        self.identifier = identifier ?? Identifier("action.\(Self.lastIdentifier)")
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// With the same identifier and handler.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
    }

    /// Runs the handler, with whom it is for as the `sender`.
    func run(from sender: AnyObject) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
