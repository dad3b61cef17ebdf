/// The base direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// By the first strongly directional character of the text.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
