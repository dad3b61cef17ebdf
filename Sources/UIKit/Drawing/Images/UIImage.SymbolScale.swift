import Foundation

extension UIImage {
    /// A symbol's size relative to its text.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        /// Relative to medium; read off symbols at one font size, not measured.
        var factor: CGFloat {
            switch self {
            case .default, .unspecified, .medium: 1
            case .small: 0.79
            case .large: 1.29
            }
        }
    }
}
