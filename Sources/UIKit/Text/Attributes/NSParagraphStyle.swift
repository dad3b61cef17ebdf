public import Foundation

/// How the lines of a paragraph are broken, spaced and aligned.
///
/// Text blocks and lists are absent. Source: Apple, *NSParagraphStyle*.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    /// The properties of a style, with UIKit's defaults.
    struct Values: Hashable, Sendable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var tabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
        var defaultTabInterval: CGFloat = 0
        var lineBreakStrategy: LineBreakStrategy = []
        var allowsDefaultTighteningForTruncation = false
    }

    private let typeBits = FoundationTypeBits()
    /// Changed by `NSMutableParagraphStyle` alone.
    var values: Values

    public override init() {
        values = Values()
        super.init()
    }

    init(values: Values) {
        self.values = values
        super.init()
    }

    /// A style with the properties that text without one has.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public var alignment: NSTextAlignment { values.alignment }
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Points between two lines.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// Points after the paragraph.
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Points before the paragraph.
    public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Points between the leading margin and the first line.
    public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// Points between the leading margin and the other lines.
    public var headIndent: CGFloat { values.headIndent }
    /// Points from the leading margin where positive, from the trailing one where not.
    public var tailIndent: CGFloat { values.tailIndent }
    /// In points; 0 for no bound.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// In points; 0 for no bound.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Multiplies a line's own height; 0 for none.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// A line that fills less than this part of its room takes a part of the next word; 0 for never.
    ///
    /// Words are parted by the dictionary of the device's language, English where it has none: a Debian package `hyphen-…`, which a warning
    /// names where it is missing.
    public var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated as the system does where `hyphenationFactor` is 0; drawn as a factor of 1.
    public var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// In order of location; one every 28 points by default, twelve of them.
    public var tabStops: [NSTextTab]! { values.tabStops }
    /// Points between the stops behind the last one; 0 leaves it at 28.
    public var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// None by default; a label's own counts then.
    public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    public var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    public override var hash: Int { values.hashValue }
}
