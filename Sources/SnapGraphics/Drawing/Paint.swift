/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// The gradient's points are in the item's own space.
    indirect case gradient(Gradient)
}
