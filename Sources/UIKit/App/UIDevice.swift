/// The device that the app runs on, under UIKit's name: an iPhone, or an iPad where the screen's traits say so, on iOS 18.
///
/// Source: Apple, *UIDevice*. Differences: battery, proximity and identifiers are absent; the device lies as its screen does.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    public static let current = UIDevice()

    /// `iPhone` or `iPad`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    /// The model: the owner's name for the device is not given to apps since iOS 16.
    public var name: String { model }
    public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    public var systemVersion: String { "18.0" }

    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        let idiom = UIScreen.main.traitCollection.userInterfaceIdiom
        return idiom == .unspecified ? .phone : idiom
    }

    /// Landscape where the screen is wider than high.
    public var orientation: UIDeviceOrientation {
        let bounds = UIScreen.main.bounds
        return bounds.width > bounds.height ? .landscapeLeft : .portrait
    }

    public private(set) var isGeneratingDeviceOrientationNotifications = false

    /// Never posted: a screen that is turned is another screen here.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    public func beginGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = true
    }

    public func endGeneratingDeviceOrientationNotifications() {
        isGeneratingDeviceOrientationNotifications = false
    }
}
