/// What `assertLayout(of:rules:)` looks for.
public struct LayoutRules: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Required constraints that cannot all hold.
    public static let conflicts = LayoutRules(rawValue: 1)
    /// Views that could lie otherwise, because constraints leave a place or a size undecided.
    public static let ambiguities = LayoutRules(rawValue: 2)
    /// Labels whose text does not fit, and ends in “…”.
    public static let truncations = LayoutRules(rawValue: 4)

    public static let all: LayoutRules = [.conflicts, .ambiguities, .truncations]
}
