public import Foundation

/// Where the text after a tabulator stands.
public struct TabStop: Hashable, Sendable {
    /// In points from the leading edge of the layout.
    public var location: CGFloat
    /// The side of the text after the tabulator that stands at the location, up to the next tabulator.
    public var alignment: ParagraphStyle.Alignment

    /// Characters that end the text which is aligned, beside the tabulator: the decimal point of a column of numbers.
    public var terminators: CharacterSet

    public init(
        location: CGFloat, alignment: ParagraphStyle.Alignment = .natural, terminators: CharacterSet = CharacterSet()
    ) {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }
}
