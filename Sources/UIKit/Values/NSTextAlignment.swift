/// Where lines of text stand between the two sides of their container.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// The side on which the text's own writing direction begins.
    case natural = 4
}
