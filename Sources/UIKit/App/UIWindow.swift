/// The top of a view tree on a screen, under UIKit's name.
///
/// A window is shown from `makeKeyAndVisible()` (or `isHidden = false`) until it is hidden; the application keeps shown windows alive.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// Where a window is in the pile.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    }

    open var windowLevel = Level.normal
    open private(set) var isKeyWindow = false
    open weak var windowScene: UIWindowScene?

    /// The view controllers presented on the root, from the lowest.
    var presentations: [UIPresentationController] = []

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue {
                oldValue.endAppearance()
                oldValue.viewIfLoaded?.removeFromSuperview()
            }
            if isShown { showRootViewController() }
        }
    }

    private var isShown = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        safeAreaOrigin = UIScreen.main.device.safeAreaInsets
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

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
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
            } else {
                scene.attach(self)
                if !isShown {
                    isShown = true
                    showRootViewController()
                }
            }
        }
    }

    /// Traits that only this window has, above the screen's.
    var deviceTraits: UITraitCollection { UIScreen.main.traitCollection }

    func deviceDidChange() {
        safeAreaOrigin = UIScreen.main.device.safeAreaInsets
        traitsDidChange()
    }

    private func showRootViewController() {
        guard let controller = rootViewController else { return }
        let view: UIView = controller.view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.beginAppearance()
        insertSubview(view, at: 0)
        layoutIfNeeded()
        controller.finishAppearance()
    }
}
