/// The one application, as far as code that shows dialogs reaches for it.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    private let mainScene = UIWindowScene()

    /// One window scene, always.
    public var connectedScenes: Set<UIScene> { [mainScene] }

    /// Shown windows, from the back to the front.
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
