/// Whether typing is corrected: kept, since typed text is taken as it is.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}
