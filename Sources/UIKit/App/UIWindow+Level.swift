extension UIWindow {
    /// Where a window is in the pile.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        /// A level above another one, as in `.alert + 1`.
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }
}
