/// Whether quotation marks become typographic: kept, since nothing is typed.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}
