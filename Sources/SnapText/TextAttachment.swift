public import Foundation

/// Something that stands in the text in place of a character U+FFFC; the layout says where.
public struct TextAttachment: Hashable, Sendable {
    /// Tells attachments apart for whoever draws them.
    public var id: Int
    /// In points from the pen on the baseline, y up, as `NSTextAttachment.bounds`.
    public var bounds: CGRect

    public init(id: Int, bounds: CGRect) {
        self.id = id
        self.bounds = bounds
    }

    /// The character that an attachment stands for.
    public static let character: Character = "\u{FFFC}"
}
