public import Foundation

/// A colour, fixed or depending on traits; an immutable value object.
///
/// Two fixed colours are equal where their space and components are: `UIColor.white` and `UIColor(red: 1, green: 1, blue: 1,
/// alpha: 1)` are not. Two dynamic colours are equal where they are the same system colour or were made by the same call.
/// Source: Apple, *UIColor*. UIKit's class may be subclassed; this one may not, so that it is `Sendable` by itself.
public final class UIColor: NSObject, Sendable {
    enum Storage: Hashable, Sendable {
        case fixed(ColorValue)
        case system(SystemColor)
        case provider(Provider)
        /// Another dynamic colour with its alpha replaced.
        case modified(UIColor, alpha: CGFloat)
    }

    private let typeBits = FoundationTypeBits()
    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
        super.init()
    }

    package convenience init(value: ColorValue) {
        self.init(storage: .fixed(value))
    }

    /// A colour in sRGB; components from 0 to 1. Values outside are kept, as in extended sRGB, and clamped when drawn.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(value: .sRGB(red: red, green: green, blue: blue, alpha: ColorValue.clamp(alpha)))
    }

    /// A grey from 0 (black) to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(value: .gray(white: white, alpha: ColorValue.clamp(alpha)))
    }

    /// A colour in Display P3; it is drawn as the nearest colour of sRGB.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(value: .displayP3(red: red, green: green, blue: blue, alpha: ColorValue.clamp(alpha)))
    }

    /// A colour by hue (0…1, a full turn from red over green and blue), saturation and brightness, in sRGB.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness).rgb
        self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(value: cgColor.value)
    }

    /// A colour that the closure chooses by the traits; it must always choose the same for the same traits.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(storage: .provider(Provider(dynamicProvider)))
    }

    /// The same colour with another alpha (0…1); a dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let value): UIColor(value: value.withAlpha(alpha))
        case .system, .provider: UIColor(storage: .modified(self, alpha: ColorValue.clamp(alpha)))
        case .modified(let base, _): UIColor(storage: .modified(base, alpha: ColorValue.clamp(alpha)))
        }
    }

    /// The fixed colour that is shown under the given traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed: self
        case .system, .provider, .modified: UIColor(value: value(with: traitCollection))
        }
    }

    /// The colour under `UITraitCollection.current`.
    public var cgColor: CGColor {
        CGColor(value: value(with: .current))
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || other.storage == storage
    }

    public override var hash: Int { storage.hashValue }

    /// As UIKit's, without its addresses: the same in every run.
    public override var description: String {
        switch storage {
        case .fixed(let value): value.description
        case .system(let system): "<UIDynamicCatalogSystemColor; name = \(system.name)>"
        case .provider: "<UIDynamicProviderColor>"
        case .modified(let base, let alpha): "<UIDynamicModifiedColor; alpha = \(alpha); base = \(base)>"
        }
    }
}

extension UIColor {
    /// The closure of a dynamic colour; equal to itself alone.
    final class Provider: Sendable, Hashable {
        let resolve: @Sendable (UITraitCollection) -> UIColor

        init(_ resolve: @escaping @Sendable (UITraitCollection) -> UIColor) {
            self.resolve = resolve
        }

        static func == (left: Provider, right: Provider) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
