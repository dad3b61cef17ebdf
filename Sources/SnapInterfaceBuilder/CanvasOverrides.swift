package import UIKit

/// What a command line says in place of a document's canvas; nil leaves it to the document.
package struct CanvasOverrides: Sendable {
    package var device: DeviceModel?
    /// In points.
    package var size: CGSize?
    /// Pixels per point.
    package var scale: CGFloat?
    package var appearance: UIUserInterfaceStyle?
    package var direction: UITraitEnvironmentLayoutDirection?
    package var contentSize: UIContentSizeCategory?
    /// The language as a BCP 47 tag.
    package var locale: String?
    /// Whether text and symbols are drawn as blocks.
    package var usesBoxFont: Bool?

    package init() {}

    /// The root view gets the screen's size instead of the one that is stored.
    var changesSize: Bool { device != nil || size != nil }

    /// The screen, for a canvas and the safe area of a scene on it.
    func screen(canvas: CanvasDevice, version: CanvasVersion, safeArea: UIEdgeInsets) -> Device {
        let base = device?.device()
        var traits = [base?.traits ?? canvas.traits]
        if version.hasFontOfIOS13 { traits.append(.systemFontOfIOS13) }
        if let direction { traits.append(UITraitCollection(layoutDirection: direction)) }
        if let appearance { traits.append(UITraitCollection(userInterfaceStyle: appearance)) }
        if let usesBoxFont { traits.append(UITraitCollection(usesBoxFont: usesBoxFont)) }
        if let contentSize = contentSize ?? version.contentSize {
            traits.append(UITraitCollection(preferredContentSizeCategory: contentSize))
        }
        return Device(
            size: size ?? base?.size ?? canvas.size, scale: scale ?? base?.scale ?? canvas.scale,
            safeAreaInsets: base?.safeAreaInsets ?? safeArea, traits: UITraitCollection(traitsFrom: traits),
            language: locale)
    }
}
