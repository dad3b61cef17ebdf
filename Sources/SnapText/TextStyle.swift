public import Foundation
public import SnapGraphics

/// The attributes of a run of text.
public struct TextStyle: Hashable, Sendable {
    public var font: Font
    public var color: Color
    /// Added after every character, in points.
    public var kern: CGFloat
    public var underline: Bool
    public var strikethrough: Bool
    /// How far the characters are raised, in points.
    public var baselineOffset: CGFloat
    public var background: Color?

    public init(
        font: Font, color: Color = .black, kern: CGFloat = 0, underline: Bool = false, strikethrough: Bool = false,
        baselineOffset: CGFloat = 0, background: Color? = nil
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
