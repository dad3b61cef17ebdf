extension NSLayoutConstraint {
    /// How the views of a visual format string are aligned across it, which way they are laid out, and what spacing is measured between;
    /// UIKit's raw values.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let alignAllLeft = aligning(.left)
        public static let alignAllRight = aligning(.right)
        public static let alignAllTop = aligning(.top)
        public static let alignAllBottom = aligning(.bottom)
        public static let alignAllLeading = aligning(.leading)
        public static let alignAllTrailing = aligning(.trailing)
        public static let alignAllCenterX = aligning(.centerX)
        public static let alignAllCenterY = aligning(.centerY)
        public static let alignAllLastBaseline = aligning(.lastBaseline)
        public static let alignAllFirstBaseline = aligning(.firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// In reading direction: the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Between the views' edges: the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// In a column, from the last baseline of a view to the first of the next.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private static func aligning(_ attribute: Attribute) -> FormatOptions {
            FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
        }

        /// The attributes that all views shall share, in the order of their raw values.
        var alignments: [Attribute] {
            (Attribute.left.rawValue...Attribute.firstBaseline.rawValue).compactMap { value in
                rawValue & (1 << UInt(value)) == 0 ? nil : Attribute(rawValue: value)
            }
        }
    }
}
