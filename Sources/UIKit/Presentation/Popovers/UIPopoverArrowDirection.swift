/// Where a popover's arrow points: up where the popover is below what it belongs to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// Of a popover that is not presented.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)

    /// The arrow is on the top or bottom edge.
    var isVertical: Bool { self == .up || self == .down }

    /// The name of a single direction; `none` where there is no arrow.
    var name: String {
        switch self {
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        case []: "none"
        default: "unknown"
        }
    }
}
