/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}
