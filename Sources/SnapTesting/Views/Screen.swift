public import UIKit

/// A device's screen with a window that view controllers are shown in, so that what they present is part of the snapshot.
///
///     let screen = Screen(.iPhone8)
///     screen.show(MenuHostViewController())
///     screen.window.rootViewController?.present(menu, animated: false)
///     assertSnapshot(of: screen, as: .image)
///
/// While it exists, it is what `UIScreen.main` says.
@MainActor public final class Screen {
    /// Fills the screen.
    public let window: UIWindow
    let device: Device
    private let previous: Device

    /// A screen with an empty window; `traits` are stronger than the device's own.
    public init(_ config: ViewImageConfig = .iPhone8, traits: UITraitCollection = UITraitCollection()) {
        previous = UIScreen.main.device
        device = config.device(adding: traits)
        UIScreen.main.device = device
        window = UIWindow(frame: CGRect(origin: .zero, size: device.size))
    }

    /// Makes the view controller the window's root and shows it, with its appearance callbacks, laid out.
    public func show(_ viewController: UIViewController) {
        window.rootViewController = viewController
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    isolated deinit {
        window.rootViewController = nil
        window.isHidden = true
        if UIScreen.main.device == device { UIScreen.main.device = previous }
    }
}
