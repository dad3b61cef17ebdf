package import Foundation
package import SnapGraphics

/// A colour's components in the space it was made in; the alpha is within 0…1, the others may lie outside, as in UIKit.
package enum ColorValue: Hashable, Sendable, CustomStringConvertible {
    case gray(white: CGFloat, alpha: CGFloat)
    case sRGB(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    package var alpha: CGFloat {
        switch self {
        case .gray(_, let alpha), .sRGB(_, _, _, let alpha), .displayP3(_, _, _, let alpha): alpha
        }
    }

    /// The same colour with another alpha, clamped to 0…1.
    package func withAlpha(_ alpha: CGFloat) -> ColorValue {
        let alpha = Self.clamp(alpha)
        switch self {
        case .gray(let white, _): return .gray(white: white, alpha: alpha)
        case .sRGB(let red, let green, let blue, _):
            return .sRGB(red: red, green: green, blue: blue, alpha: alpha)
        case .displayP3(let red, let green, let blue, _):
            return .displayP3(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// The components in extended sRGB. The grey space has sRGB's transfer curve, so that greys keep their number.
    package var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        switch self {
        case .gray(let white, _): (white, white, white)
        case .sRGB(let red, let green, let blue, _): (red, green, blue)
        case .displayP3(let red, let green, let blue, _): DisplayP3.sRGB(red: red, green: green, blue: blue)
        }
    }

    /// The nearest colour that can be drawn: out-of-gamut components are clamped.
    package var color: Color {
        let (red, green, blue) = rgb
        return Color(
            unitRed: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }

    /// As Core Graphics lists them, the alpha last.
    package var components: [CGFloat] {
        switch self {
        case .gray(let white, let alpha): [white, alpha]
        case .sRGB(let red, let green, let blue, let alpha), .displayP3(let red, let green, let blue, let alpha):
            [red, green, blue, alpha]
        }
    }

    /// The space under UIKit's name, and the components with six significant digits.
    package var description: String {
        let space =
            switch self {
            case .gray: "UIExtendedGrayColorSpace"
            case .sRGB: "UIExtendedSRGBColorSpace"
            case .displayP3: "UIDisplayP3ColorSpace"
            }
        return ([space] + components.map { String(format: "%g", Double($0)) }).joined(separator: " ")
    }

    static func clamp(_ value: CGFloat) -> CGFloat {
        value > 0 ? min(value, 1) : 0
    }
}
