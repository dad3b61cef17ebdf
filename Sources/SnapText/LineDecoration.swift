public import SnapGraphics

/// A line under or through text; what an `NSUnderlineStyle` and a colour say.
public struct LineDecoration: Hashable, Sendable {
    public enum Thickness: Hashable, Sendable { case single, thick, double }

    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    public var thickness: Thickness
    public var pattern: Pattern
    /// White space has no line.
    public var isByWord: Bool
    /// Nil takes the text's.
    public var color: Color?

    public init(
        thickness: Thickness = .single, pattern: Pattern = .solid, isByWord: Bool = false, color: Color? = nil
    ) {
        self.thickness = thickness
        self.pattern = pattern
        self.isByWord = isByWord
        self.color = color
    }

    /// Lengths of strokes and gaps in turn, in multiples of the line's thickness; none for a solid line (unverified).
    var dashes: [Double] {
        switch pattern {
        case .solid: []
        case .dot: [1, 2]
        case .dash: [6, 3]
        case .dashDot: [6, 3, 1, 3]
        case .dashDotDot: [6, 3, 1, 3, 1, 3]
        }
    }
}
