/// Whether typing is corrected: kept, since nothing is typed.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}
