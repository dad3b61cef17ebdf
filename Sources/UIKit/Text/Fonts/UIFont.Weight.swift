public import Foundation
package import SnapText

extension UIFont {
    /// How thick a font's strokes are, from −1 to 1; between the named weights the nearest one is drawn.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
}

extension UIFont.Weight {
    private static let named: [(UIFont.Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The named weight with the nearest value; the lighter of two that are as near.
    package var nearest: Font.Weight {
        var best = (distance: CGFloat.infinity, weight: Font.Weight.regular)
        for (weight, drawn) in Self.named where abs(weight.rawValue - rawValue) < best.distance {
            best = (abs(weight.rawValue - rawValue), drawn)
        }
        return best.weight
    }

    init(_ weight: Font.Weight) {
        self =
            switch weight {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
    }
}
