package import SnapGraphics

/// Which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1

    package var fillRule: FillRule {
        self == .evenOdd ? .evenOdd : .nonZero
    }
}
