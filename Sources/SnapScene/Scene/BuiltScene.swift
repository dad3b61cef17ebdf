package import UIKit

/// A scene in a window, ready to be drawn: what `ViewRenderer.render(_:in:)` takes.
///
/// The window is on the application's pile, and `UIScreen.main` is the scene's screen, until `close()`.
@MainActor
package struct BuiltScene {
    package let window: UIWindow
    package let environment: RenderEnvironment
    /// The views that have an id, in the order of the file; the popover's after the others.
    package internal(set) var views: [NamedView]

    /// What only the scene holds.
    var kept: [AnyObject]
    /// What `UIScreen.main` was before.
    let previousDevice: Device

    package func view(named name: String) -> UIView? { views.first { $0.name == name }?.view }

    /// Takes the window away, and everything that is presented in it, and gives `UIScreen.main` back its device.
    package func close() {
        window.rootViewController?.dismiss(animated: false)
        window.isHidden = true
        window.rootViewController = nil
        UIScreen.main.device = previousDevice
    }
}
