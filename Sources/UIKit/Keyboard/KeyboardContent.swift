/// What a responder wants at the lower edge of the screen while it is the first.
@MainActor
struct KeyboardContent {
    /// Whether it is the system's keyboard that is shown.
    let hasKeys: Bool
    let inputView: UIView?
    let accessoryView: UIView?
    /// Whose accessory view it is: the responder's own, or that of one up the chain.
    private(set) weak var provider: UIResponder?
    let isDark: Bool
    private(set) weak var window: UIWindow?

    /// Nil where it wants nothing, or nothing that is shown.
    init?(of responder: UIResponder, hasKeys: Bool) {
        inputView = responder.inputView
        provider = responder.chain.first { $0.inputAccessoryView != nil }
        accessoryView = provider?.inputAccessoryView
        self.hasKeys = hasKeys && inputView == nil && responder is any UIKeyInput
        guard self.hasKeys || inputView != nil || accessoryView != nil else { return nil }
        switch (responder as? any UIKeyInput)?.keyboardAppearance {
        case .dark: isDark = true
        case .light: isDark = false
        default: isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark
        }
        window =
            responder.chain.lazy.compactMap {
                ($0 as? UIView)?.window ?? ($0 as? UIViewController)?.viewIfLoaded?.window
            }.first
    }

    func frame(in window: UIWindow) -> CGRect {
        let height = height(in: window)
        return CGRect(x: 0, y: window.bounds.maxY - height, width: window.bounds.width, height: height)
    }

    /// Of keys or input view, and accessory view; in points.
    func height(in window: UIWindow) -> CGFloat {
        accessoryHeight(in: window) + inputHeight(in: window)
    }

    /// Below the accessory view: without keys or an input view, the home indicator's strip.
    func inputHeight(in window: UIWindow) -> CGFloat {
        guard let inputView else {
            return hasKeys ? Self.keysHeight(on: UIScreen.main) : window.safeAreaInsets.bottom
        }
        let own = Self.height(of: inputView, width: window.bounds.width)
        return own > 0 ? own : Self.keysHeight(on: UIScreen.main)
    }

    func accessoryHeight(in window: UIWindow) -> CGFloat {
        accessoryView.map { Self.height(of: $0, width: window.bounds.width) } ?? 0
    }

    /// What the view's frame says, else its constraints, else its own size.
    private static func height(of view: UIView, width: CGFloat) -> CGFloat {
        if view.translatesAutoresizingMaskIntoConstraints, view.bounds.height > 0 { return view.bounds.height }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// The system's keyboard without suggestions, in points: 216 on a screen of 375 × 667 was read off a notification of iOS 10; the others
    /// are known of iOS, not documented.
    private static func keysHeight(on screen: UIScreen) -> CGFloat {
        let isLandscape = screen.bounds.width > screen.bounds.height
        if screen.traitCollection.userInterfaceIdiom == .pad { return isLandscape ? 398 : 313 }
        let hasIndicator = screen.device.safeAreaInsets.bottom > 0
        if isLandscape { return hasIndicator ? 171 : 162 }
        return (screen.bounds.width >= 414 ? 226 : 216) + (hasIndicator ? 75 : 0)
    }
}
