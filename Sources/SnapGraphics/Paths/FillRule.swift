/// Which points are inside a path.
public enum FillRule: Hashable, Sendable {
    case nonZero, evenOdd
}
