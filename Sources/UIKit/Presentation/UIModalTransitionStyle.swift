/// What a presentation would look like in motion; kept, but transitions take no time here.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
