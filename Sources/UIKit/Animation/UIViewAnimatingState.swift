public enum UIViewAnimatingState: Int, Sendable {
    case inactive, active, stopped
}
