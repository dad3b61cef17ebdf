public import Foundation

/// How the lines of a text are broken, spaced and aligned; under `NSParagraphStyle`'s names.
public struct ParagraphStyle: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case natural, left, center, right, justified }

    public enum LineBreak: Hashable, Sendable {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

        var truncates: Bool {
            switch self {
            case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
            case .byWordWrapping, .byCharWrapping, .byClipping: false
            }
        }
    }

    /// What lines are broken by beside Unicode's rules. Source: Apple, *NSParagraphStyle.LineBreakStrategy*.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// A paragraph's last line is not a single word: the word before it is pushed out to it.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// No line is broken between two Hangul syllables.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// What labels do.
        public static let standard: LineBreakStrategy = [.pushOut, .hangulWordPriority]
    }

    public var alignment: Alignment = .natural
    public var lineBreak: LineBreak = .byWordWrapping
    public var lineBreakStrategy: LineBreakStrategy = .standard
    /// Added between two lines, in points.
    public var lineSpacing: CGFloat = 0
    /// Bounds of a line's height in points; 0 for none.
    public var minimumLineHeight: CGFloat = 0
    public var maximumLineHeight: CGFloat = 0
    /// Multiplies a line's own height; 0 for none.
    public var lineHeightMultiple: CGFloat = 0
    /// Added after a paragraph that another one follows, in points.
    public var paragraphSpacing: CGFloat = 0
    /// Added before a paragraph that follows another one, in points.
    public var paragraphSpacingBefore: CGFloat = 0
    /// Points between the leading edge and a paragraph's first line.
    public var firstLineHeadIndent: CGFloat = 0
    /// Points between the leading edge and the other lines.
    public var headIndent: CGFloat = 0
    /// Where lines end: points from the leading edge where positive, else from the trailing one.
    public var tailIndent: CGFloat = 0
    /// A line whose text is shorter than this part of its room is filled with a part of the next word, where a dictionary knows where to part it;
    /// 0 for never.
    public var hyphenationFactor: CGFloat = 0
    /// In order of location. Source of the default: Apple, *NSParagraphStyle.tabStops*.
    public var tabStops = Self.standardTabStops
    /// The distance of the stops behind the last one in points; 0 for the distance of the default stops, 28 points.
    public var defaultTabInterval: CGFloat = 0
    /// A line that is a little too long is set closer instead of being cut.
    public var allowsTightening = false
    /// The direction of the user interface: what natural alignment follows, and paragraphs without a strong character.
    public var isRightToLeft = false
    /// A BCP 47 tag, such as `zh-Hant`: chooses the forms of ideographs and the rules of line breaking.
    public var language: String?

    /// One every 28 points, twelve of them.
    public static let standardTabStops = (1...12).map {
        TabStop(location: CGFloat($0) * standardTabInterval, alignment: .left)
    }
    static let standardTabInterval: CGFloat = 28

    public init(alignment: Alignment = .natural, lineBreak: LineBreak = .byWordWrapping) {
        self.alignment = alignment
        self.lineBreak = lineBreak
    }
}
