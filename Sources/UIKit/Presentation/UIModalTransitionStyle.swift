/// What a presentation would look like in motion; kept: only an animator of one's own makes it take time.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
