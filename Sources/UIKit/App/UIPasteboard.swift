/// What was copied, under UIKit's name: kept in the process, and never read from outside of it.
///
/// Source: Apple, *UIPasteboard*. Differences: items are one string, URL, image or colour; item providers, types and expiry are absent.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
    public static let general = UIPasteboard(name: Name("general"))

    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }
    }

    enum Item {
        case string(String)
        case url(URL)
        case image(UIImage)
        case color(UIColor)
    }

    public let name: Name
    /// Grows with each change.
    public private(set) var changeCount = 0

    var items: [Item] = [] {
        didSet { changeCount += 1 }
    }

    init(name: Name) {
        self.name = name
        super.init()
    }

    public var numberOfItems: Int { items.count }

    /// Strings, and URLs as strings.
    public var strings: [String]? {
        get { nonEmpty { if case .string(let string) = $0 { string } else { url(of: $0)?.absoluteString } } }
        set { items = (newValue ?? []).map(Item.string) }
    }
    public var urls: [URL]? {
        get { nonEmpty(url(of:)) }
        set { items = (newValue ?? []).map(Item.url) }
    }
    public var images: [UIImage]? {
        get { nonEmpty { if case .image(let image) = $0 { image } else { nil } } }
        set { items = (newValue ?? []).map(Item.image) }
    }
    public var colors: [UIColor]? {
        get { nonEmpty { if case .color(let color) = $0 { color } else { nil } } }
        set { items = (newValue ?? []).map(Item.color) }
    }

    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    public var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    public var hasStrings: Bool { strings != nil }
    public var hasURLs: Bool { urls != nil }
    public var hasImages: Bool { images != nil }
    public var hasColors: Bool { colors != nil }

    private func url(of item: Item) -> URL? {
        if case .url(let url) = item { url } else { nil }
    }

    private func nonEmpty<Value>(_ value: (Item) -> Value?) -> [Value]? {
        let found = items.compactMap(value)
        return found.isEmpty ? nil : found
    }
}
