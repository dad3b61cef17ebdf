import Foundation
import SnapText

extension UIFontDescriptor {
    /// A font attribute's name.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// A key of the dictionary under `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of the dictionaries under `AttributeName.featureSettings`.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let featureIdentifier = type
        public static let typeIdentifier = selector
    }

    /// A font by its attributes; the system font where none names a family. Attributes without an effect are dropped.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let base = UIFontDescriptor(font: Font(size: 0), textStyle: nil).addingAttributes(attributes)
        self.init(font: base.font, textStyle: base.textStyle)
    }

    /// The descriptor with the given attributes in place of its own ones of the same names.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        var font = font
        var textStyle = textStyle
        if let name = attributes[.textStyle].flatMap(Self.textStyle) {
            textStyle = name
            font = Font(style: name, at: .of(nil))
        }
        if let family = attributes[.name] as? String ?? attributes[.family] as? String {
            // Names with a leading dot are the system font's own.
            font.family = family.hasPrefix(".") ? .system : .named(family)
        }
        if let size = attributes[.size].flatMap(Self.number) {
            font = font.resized(to: size)
        }
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        if let weight = traits[.weight] {
            font.weight =
                (weight as? UIFont.Weight ?? Self.number(weight).map(UIFont.Weight.init(_:)) ?? .regular).nearest
        }
        if let slant = traits[.slant].flatMap(Self.number) { font.isItalic = slant > 0 }
        for feature in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
        where feature[.type].flatMap(Self.number) == Self.numberSpacing {
            font.hasMonospacedDigits = feature[.selector].flatMap(Self.number) == Self.monospacedNumbers
        }
        let descriptor = UIFontDescriptor(font: font, textStyle: textStyle)
        guard let bits = traits[.symbolic].flatMap(Self.symbolicTraits) else { return descriptor }
        return descriptor.withSymbolicTraits(bits) ?? descriptor
    }

    /// The attributes that describe the font.
    public var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [.size: font.size, .traits: traits]
        switch font.family {
        case .named(let name): attributes[.name] = name
        case .system, .box: attributes[.family] = font.familyName
        }
        if let textStyle { attributes[.textStyle] = textStyle }
        return attributes
    }

    public func object(forKey attribute: AttributeName) -> Any? {
        attribute == .name ? postscriptName : fontAttributes[attribute]
    }

    private var traits: [TraitKey: Any] {
        [
            .weight: UIFont.Weight(font.weight).rawValue, .symbolic: symbolicTraits.rawValue,
            .slant: font.isItalic ? Self.italicSlant : 0,
        ]
    }

    /// Only the sign of a slant has an effect.
    private static let italicSlant: CGFloat = 0.07
    /// `kNumberSpacingType` and `kMonospacedNumbersSelector` of the TrueType feature registry.
    private static let numberSpacing: CGFloat = 6
    private static let monospacedNumbers: CGFloat = 0

    private static func number(_ value: Any) -> CGFloat? {
        (value as? UIFont.Weight)?.rawValue ?? AttributeNumber.value(of: value)
    }

    private static func textStyle(_ value: Any) -> UIFont.TextStyle? {
        value as? UIFont.TextStyle ?? (value as? String).map(UIFont.TextStyle.init(rawValue:))
    }

    private static func symbolicTraits(_ value: Any) -> SymbolicTraits? {
        switch value {
        case let value as SymbolicTraits: value
        case let value as UInt32: SymbolicTraits(rawValue: value)
        case let value as NSNumber: SymbolicTraits(rawValue: value.uint32Value)
        default: nil
        }
    }
}
