/// Whether hyphens become dashes: kept, since nothing is typed.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}
