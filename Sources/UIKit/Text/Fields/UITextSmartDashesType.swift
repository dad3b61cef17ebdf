/// Whether hyphens become dashes: kept, since typed text is taken as it is.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}
