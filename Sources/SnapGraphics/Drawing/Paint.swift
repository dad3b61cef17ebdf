/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
    case color(Color)
}
