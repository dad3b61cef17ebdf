/// The system colours of iOS 15 to 18.
///
/// Light values were checked against the colours that Xcode writes into Interface Builder files; dark ones follow the Human
/// Interface Guidelines. Not checked against a source: dark mint and teal, and the elevated backgrounds.
extension UIColor {
    static func system(
        _ name: String, light: SystemColor.Variant, dark: SystemColor.Variant, elevated: SystemColor.Variant? = nil
    ) -> UIColor {
        UIColor(storage: .system(SystemColor(name, light: light, dark: dark, elevated: elevated)))
    }

    public static let systemRed = system("systemRedColor", light: .init(255, 59, 48), dark: .init(255, 69, 58))
    public static let systemOrange = system("systemOrangeColor", light: .init(255, 149, 0), dark: .init(255, 159, 10))
    public static let systemYellow = system("systemYellowColor", light: .init(255, 204, 0), dark: .init(255, 214, 10))
    public static let systemGreen = system("systemGreenColor", light: .init(52, 199, 89), dark: .init(48, 209, 88))
    public static let systemMint = system("systemMintColor", light: .init(0, 199, 190), dark: .init(99, 230, 226))
    public static let systemTeal = system("systemTealColor", light: .init(48, 176, 199), dark: .init(64, 200, 224))
    public static let systemCyan = system("systemCyanColor", light: .init(50, 173, 230), dark: .init(100, 210, 255))
    public static let systemBlue = system("systemBlueColor", light: .init(0, 122, 255), dark: .init(10, 132, 255))
    public static let systemIndigo = system("systemIndigoColor", light: .init(88, 86, 214), dark: .init(94, 92, 230))
    public static let systemPurple = system("systemPurpleColor", light: .init(175, 82, 222), dark: .init(191, 90, 242))
    public static let systemPink = system("systemPinkColor", light: .init(255, 45, 85), dark: .init(255, 55, 95))
    public static let systemBrown = system("systemBrownColor", light: .init(162, 132, 94), dark: .init(172, 142, 104))

    public static let systemGray = system("systemGrayColor", light: .init(142, 142, 147), dark: .init(142, 142, 147))
    public static let systemGray2 = system("systemGray2Color", light: .init(174, 174, 178), dark: .init(99, 99, 102))
    public static let systemGray3 = system("systemGray3Color", light: .init(199, 199, 204), dark: .init(72, 72, 74))
    public static let systemGray4 = system("systemGray4Color", light: .init(209, 209, 214), dark: .init(58, 58, 60))
    public static let systemGray5 = system("systemGray5Color", light: .init(229, 229, 234), dark: .init(44, 44, 46))
    public static let systemGray6 = system("systemGray6Color", light: .init(242, 242, 247), dark: .init(28, 28, 30))

    /// UIKit resolves this to the tint of the view that draws it; here it is always the default tint.
    public static let tintColor = system("tintColor", light: .init(0, 122, 255), dark: .init(10, 132, 255))
    public static let link = system("linkColor", light: .init(0, 122, 255), dark: .init(9, 132, 255))

    public static let label = system("labelColor", light: .init(gray: 0), dark: .init(gray: 255))
    public static let secondaryLabel = system(
        "secondaryLabelColor", light: .init(60, 60, 67, 0.6), dark: .init(235, 235, 245, 0.6))
    public static let tertiaryLabel = system(
        "tertiaryLabelColor", light: .init(60, 60, 67, 0.3), dark: .init(235, 235, 245, 0.3))
    public static let quaternaryLabel = system(
        "quaternaryLabelColor", light: .init(60, 60, 67, 0.18), dark: .init(235, 235, 245, 0.16))
    public static let placeholderText = system(
        "placeholderTextColor", light: .init(60, 60, 67, 0.3), dark: .init(235, 235, 245, 0.3))
    public static let separator = system(
        "separatorColor", light: .init(60, 60, 67, 0.29), dark: .init(84, 84, 88, 0.6))
    public static let opaqueSeparator = system(
        "opaqueSeparatorColor", light: .init(198, 198, 200), dark: .init(56, 56, 58))
}
