/// The look of a bar without colours of its own.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}
