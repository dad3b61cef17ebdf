/// Whether spaces are put in around pasted text: kept, since nothing is pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}
