import SnapText

extension NSParagraphStyle {
    /// What lines are broken by beside Unicode's rules; raw values are Apple's.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A paragraph's last line is not a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Korean is broken between words only.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// What labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        var textStrategy: ParagraphStyle.LineBreakStrategy {
            var strategy: ParagraphStyle.LineBreakStrategy = []
            if contains(.pushOut) { strategy.insert(.pushOut) }
            if contains(.hangulWordPriority) { strategy.insert(.hangulWordPriority) }
            return strategy
        }
    }
}
