/// Whether spelling is checked: kept, since nothing is typed.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}
