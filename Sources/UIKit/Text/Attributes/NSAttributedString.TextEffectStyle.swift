public import Foundation

extension NSAttributedString {
    /// A look that text takes as a whole, the value of the attribute `textEffect`. Source: Apple, *NSAttributedString.TextEffectStyle*.
    ///
    /// Difference: text that has one is drawn without it, which is recorded as a warning.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Type that is pressed into the paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
