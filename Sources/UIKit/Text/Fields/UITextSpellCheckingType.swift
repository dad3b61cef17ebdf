/// Whether spelling is checked: kept, since typed text is taken as it is.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}
