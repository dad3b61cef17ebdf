package import SnapGraphics

extension UIColor {
    /// The components shown under the given traits. A provider runs with them as `UITraitCollection.current`.
    package func value(with traits: UITraitCollection) -> ColorValue {
        switch storage {
        case .fixed(let value): value
        case .system(let system): system.value(with: traits)
        case .provider(let provider): traits.asCurrent { provider.resolve(traits) }.value(with: traits)
        case .modified(let base, let alpha): base.value(with: traits).withAlpha(alpha)
        }
    }

    /// The colour to draw under the given traits.
    package func resolved(with traits: UITraitCollection) -> Color {
        value(with: traits).color
    }
}
