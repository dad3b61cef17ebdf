/// A piece of work with a title, under UIKit's name: what a control or menu runs.
@preconcurrency @MainActor
open class UIAction: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open var title: String
    open var image: UIImage?
    public let identifier: Identifier
    /// What set the action off, while its handler runs.
    open internal(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void
    private static var lastIdentifier = 0

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        Self.lastIdentifier += 1
        self.identifier = identifier ?? Identifier("action.\(Self.lastIdentifier)")
        self.handler = handler
        super.init()
    }

    func run(from sender: AnyObject) {
        self.sender = sender
        defer { self.sender = nil }
        handler(self)
    }
}
