/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = CATransitionType(rawValue: "fade")
    /// The new contents slide over the old ones.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new contents push the old ones away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old contents slide away from the new ones.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
