/// What the keyboard looks like: kept, since none comes up.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
}
