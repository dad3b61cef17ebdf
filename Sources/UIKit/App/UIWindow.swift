/// The top of a view tree on a screen, under UIKit's name.
///
/// A window is shown from `makeKeyAndVisible()` (or `isHidden = false`) until it is hidden; the application keeps shown windows alive.
/// Another root, or none, dismisses what the former one presented (difference: UIKit leaves that to the app).
@preconcurrency @MainActor
open class UIWindow: UIView {
    open var windowLevel = Level.normal
    open private(set) var isKeyWindow = false
    open weak var windowScene: UIWindowScene?

    /// Made by a test's screen as the window of its own.
    package var isScreensOwn = false

    /// The presentations in this window, from the lowest.
    var presentations: [UIPresentationController] = []

    /// Controllers whose views came in after their parents appeared: they have appeared when the next layout pass is done.
    var pendingAppearances: [UIViewController] = []

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue, oldValue.rootWindow === self { release(oldValue) }
            guard let rootViewController else { return }
            // A controller is in one place: what shows it elsewhere gives it up, with all that it presents there.
            if let former = rootViewController.rootWindow { former.rootViewController = nil }
            rootViewController.dismissEverythingPresented()
            rootViewController.rootWindow = self
            if !isHidden { showRootViewController() }
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        safeAreaOrigin = UIScreen.main.device.safeAreaInsets
    }

    /// A window of the screen's size.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var window: UIWindow? { self }
    open override var next: UIResponder? { UIApplication.shared }
    open var screen: UIScreen { .main }

    /// Hands an event to recognizers and views; a subclass that overrides it calls super.
    open func sendEvent(_ event: UIEvent) {
        TouchDelivery.current?.deliver(in: self)
    }

    /// Shows the window in front of the others of its level.
    open func makeKeyAndVisible() {
        // The views that appear with it find it as the key window.
        makeKey()
        isHidden = false
        windowScene?.bringToFront(self)
    }

    open func makeKey() {
        for other in UIApplication.shared.windows { other.isKeyWindow = false }
        isKeyWindow = true
    }

    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            let scene = windowScene ?? UIApplication.shared.scene
            windowScene = scene
            if isHidden {
                scene.detach(self)
                if isKeyWindow { UIApplication.shared.windows.last?.makeKey() }
                isKeyWindow = false
                hideControllers()
            } else {
                scene.attach(self)
                showRootViewController()
            }
        }
    }

    func deviceDidChange() {
        safeAreaOrigin = UIScreen.main.device.safeAreaInsets
        traitsDidChange()
    }

    /// Completes what waits for the end of a layout pass; true where anything did, which may have asked for another pass.
    func finishPendingAppearances() -> Bool {
        let pending = pendingAppearances
        pendingAppearances = []
        for controller in pending { controller.finishAppearance() }
        return !pending.isEmpty
    }

    private func showRootViewController() {
        guard let controller = rootViewController else { return }
        let view: UIView = controller.view
        if view.superview !== self {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        let presented = presentations.map(\.presentedViewController)
        controller.beginAppearance()
        if view.superview !== self { insertSubview(view, at: 0) }
        for each in presented { each.beginAppearance() }
        layoutIfNeeded()
        controller.finishAppearance()
        for each in presented { each.finishAppearance() }
    }

    /// A hidden window keeps its views and presentations, and shows them again; the controllers are told.
    private func hideControllers() {
        let shown = presentations.reversed().map(\.presentedViewController) + [rootViewController].compactMap { $0 }
        for controller in shown { controller.beginDisappearance() }
        for controller in shown { controller.finishDisappearance() }
    }

    private func release(_ controller: UIViewController) {
        controller.dismissEverythingPresented()
        controller.beginDisappearance()
        controller.viewIfLoaded?.removeFromSuperview()
        controller.finishDisappearance()
        controller.rootWindow = nil
    }
}
