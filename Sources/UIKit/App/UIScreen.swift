import SnapGraphics

/// The device that everything is laid out for, under UIKit's name.
///
/// There is one, `main`; a snapshot's configuration sets what it is. Without one it is a 375 × 667 point phone at 2x.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    public static let main = UIScreen(device: .phone375)

    /// What the screen is at the moment.
    package var device: Device {
        didSet {
            guard device != oldValue else { return }
            ResolvedTraits.expire()
            UITraitCollection.screenDidChange(to: device.traits)
            UIApplication.shared.deviceDidChange()
        }
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
