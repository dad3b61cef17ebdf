import SnapText

extension UIFontDescriptor {
    /// Traits of a typeface as a set; bits are Apple's.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Has no effect: the system font has one width here.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Has no effect: the system font has one width here.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Has no effect.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Has no effect.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= .semibold { traits.insert(.traitBold) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The descriptor with these traits in place of its own.
    ///
    /// The bold trait of a text style is the emphasized weight of the Human Interface Guidelines; of another system font it is
    /// semibold, the weight of `UIFont.boldSystemFont(ofSize:)`; not measured. UIKit returns nil where no face has the traits.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        // Another face of a registered family.
        if case .named(let name) = font.family, let own = FontRegistration.font(named: name) {
            font.family = .named(own.familyName)
        }
        font.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitMonoSpace) {
            font.design = .monospaced
        } else if font.design == .monospaced {
            font.design = .default
        }
        let isBold = font.weight >= .semibold
        if symbolicTraits.contains(.traitBold), !isBold {
            font.weight = textStyle.map { DynamicType.row(of: $0).emphasized } ?? boldWeight
        } else if !symbolicTraits.contains(.traitBold), isBold {
            font.weight = .regular
        }
        return UIFontDescriptor(font: font, textStyle: textStyle)
    }

    private var boldWeight: Font.Weight {
        font.family == .system ? .semibold : .bold
    }
}
