public import Foundation

/// Where the text after a tabulator stands.
public struct TabStop: Hashable, Sendable {
    /// In points from the leading edge of the layout.
    public var location: CGFloat
    /// The side of the text after the tabulator that stands at the location, up to the next tabulator.
    public var alignment: ParagraphStyle.Alignment

    public init(location: CGFloat, alignment: ParagraphStyle.Alignment = .natural) {
        self.location = location
        self.alignment = alignment
    }
}
