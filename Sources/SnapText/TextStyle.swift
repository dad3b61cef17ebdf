public import Foundation
public import SnapGraphics

/// The attributes of a run of text.
public struct TextStyle: Hashable, Sendable {
    public var font: Font
    public var color: Color
    /// Added after every character, in points.
    public var kern: CGFloat
    public var underline: LineDecoration?
    public var strikethrough: LineDecoration?
    /// How far the characters are raised, in points.
    public var baselineOffset: CGFloat
    public var background: Color?
    /// Below the letters; lengths in points.
    public var shadow: Shadow?
    public var stroke: TextStroke?
    /// How far the letters lean to the right, per unit of height.
    public var obliqueness: CGFloat = 0
    /// The natural logarithm of what letters and advances are widened by.
    public var expansion: CGFloat = 0
    /// What a character U+FFFC of this run shows.
    public var attachment: TextAttachment?
    /// Counts for a paragraph that begins in this run; nil takes the layout's.
    public var paragraph: ParagraphStyle?

    public init(
        font: Font, color: Color = .black, kern: CGFloat = 0, underline: LineDecoration? = nil,
        strikethrough: LineDecoration? = nil, baselineOffset: CGFloat = 0, background: Color? = nil
    ) {
        self.font = font
        self.color = color
        self.kern = kern
        self.underline = underline
        self.strikethrough = strikethrough
        self.baselineOffset = baselineOffset
        self.background = background
    }
}
