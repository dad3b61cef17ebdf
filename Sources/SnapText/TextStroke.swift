public import Foundation
public import SnapGraphics

/// Text drawn with a pen along its outlines. Source: Apple, *NSAttributedString.Key.strokeWidth*.
public struct TextStroke: Hashable, Sendable {
    /// In points.
    public var width: CGFloat
    public var color: Color
    /// Whether the letters are filled, too.
    public var isFilled: Bool

    public init(width: CGFloat, color: Color, isFilled: Bool) {
        self.width = width
        self.color = color
        self.isFilled = isFilled
    }
}
