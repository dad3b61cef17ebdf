/// The system's background and fill colours of iOS 13 to 18; where the values come from stands at the other system colours.
extension UIColor {
    public static let systemBackground = system(
        "systemBackgroundColor", light: .init(gray: 255), dark: .init(gray: 0), elevated: .init(28, 28, 30))
    public static let secondarySystemBackground = system(
        "secondarySystemBackgroundColor",
        light: .init(242, 242, 247), dark: .init(28, 28, 30), elevated: .init(44, 44, 46))
    public static let tertiarySystemBackground = system(
        "tertiarySystemBackgroundColor",
        light: .init(gray: 255), dark: .init(44, 44, 46), elevated: .init(58, 58, 60))

    public static let systemGroupedBackground = system(
        "systemGroupedBackgroundColor",
        light: .init(242, 242, 247), dark: .init(gray: 0), elevated: .init(28, 28, 30))
    public static let secondarySystemGroupedBackground = system(
        "secondarySystemGroupedBackgroundColor",
        light: .init(gray: 255), dark: .init(28, 28, 30), elevated: .init(44, 44, 46))
    public static let tertiarySystemGroupedBackground = system(
        "tertiarySystemGroupedBackgroundColor",
        light: .init(242, 242, 247), dark: .init(44, 44, 46), elevated: .init(58, 58, 60))
    /// The old name of `systemGroupedBackground`; deprecated in UIKit.
    public static let groupTableViewBackground = systemGroupedBackground

    public static let systemFill = system(
        "systemFillColor", light: .init(120, 120, 128, 0.2), dark: .init(120, 120, 128, 0.36))
    public static let secondarySystemFill = system(
        "secondarySystemFillColor", light: .init(120, 120, 128, 0.16), dark: .init(120, 120, 128, 0.32))
    public static let tertiarySystemFill = system(
        "tertiarySystemFillColor", light: .init(118, 118, 128, 0.12), dark: .init(118, 118, 128, 0.24))
    public static let quaternarySystemFill = system(
        "quaternarySystemFillColor", light: .init(116, 116, 128, 0.08), dark: .init(118, 118, 128, 0.18))
}
