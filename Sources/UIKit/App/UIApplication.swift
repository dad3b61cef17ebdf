/// The one application, as far as code that shows dialogs reaches for it.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    private let mainScene = UIWindowScene()

    /// One window scene, always.
    public var connectedScenes: Set<UIScene> { [mainScene] }

    public var windows: [UIWindow] { mainScene.windows }

    public var keyWindow: UIWindow? { mainScene.keyWindow }

    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    var scene: UIWindowScene { mainScene }

    func deviceDidChange() {
        for window in windows { window.deviceDidChange() }
    }
}

/// A running instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open var activationState: ActivationState { .foregroundActive }
}

/// The scene that holds the windows.
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    /// Shown windows, the oldest first.
    public private(set) var windows: [UIWindow] = []

    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    public var screen: UIScreen { .main }
    public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

    func attach(_ window: UIWindow) {
        guard !windows.contains(where: { $0 === window }) else { return }
        windows.append(window)
    }

    func detach(_ window: UIWindow) {
        windows.removeAll { $0 === window }
    }
}
