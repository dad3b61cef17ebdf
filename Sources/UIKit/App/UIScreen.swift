import SnapGraphics

/// The device that everything is laid out for, under UIKit's name.
///
/// There is one, `main`; a snapshot's configuration sets what it is. Without one it is a 375 × 667 point phone at 2x.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    public static let main = UIScreen(device: .phone375)

    /// What the screen is at the moment.
    package var device: Device {
        didSet { if device != oldValue { UIApplication.shared.deviceDidChange() } }
    }

    init(device: Device) {
        self.device = device
        super.init()
    }

    /// In points.
    public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: device.size.width * scale, height: device.size.height * scale)
    }
    /// Device pixels per point.
    public var scale: CGFloat { device.scale }
    public var nativeScale: CGFloat { device.scale }
    public var traitCollection: UITraitCollection { device.traits }
}

/// Size, scale, safe area and traits of a screen.
package struct Device: Equatable, Sendable {
    /// In points.
    package var size: CGSize
    package var scale: CGFloat
    package var safeAreaInsets: UIEdgeInsets
    /// Complete: `displayScale` is the scale.
    package let traits: UITraitCollection
    /// The user's language as a BCP 47 tag: chooses the forms of ideographs and the rules of line breaking.
    package var language: String?

    package init(
        size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, traits: UITraitCollection = UITraitCollection(),
        language: String? = nil
    ) {
        self.language = language
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.traits = UITraitCollection(traitsFrom: [
            Self.defaultTraits, traits, UITraitCollection(displayScale: scale),
        ])
    }

    /// A phone of 375 × 667 points at 2x, without rounded corners: status bar 20 points.
    package static let phone375 = Device(
        size: CGSize(width: 375, height: 667), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

    private static let defaultTraits = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .phone),
        UITraitCollection(userInterfaceStyle: .light),
        UITraitCollection(layoutDirection: .leftToRight),
        UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .regular),
        UITraitCollection(preferredContentSizeCategory: .large),
        UITraitCollection(userInterfaceLevel: .base),
    ])
}
