/// Whether quotation marks become typographic: kept, since typed text is taken as it is.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}
