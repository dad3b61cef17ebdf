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

    // MARK: State

    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// Always active: nothing else is running.
    public var applicationState: State { .active }
    /// Kept.
    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// What `open(_:options:completionHandler:)` was called with, in order.
    package internal(set) var openedURLs: [URL] = []

    var scene: UIWindowScene { mainScene }

    /// Where typed text goes.
    weak var firstResponder: UIResponder?

    /// Hands the event to the windows that were touched.
    public func sendEvent(_ event: UIEvent) {
        for window in TouchDelivery.current?.windows ?? [] { window.sendEvent(event) }
    }

    /// Calls an action; without a target on the first responder up the chain that has the method, from the first responder or the sender on.
    ///
    /// - Returns: Whether anything has the method. Where nothing has, a warning says so.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        sendAction(
            action, to: target as AnyObject?, from: sender as AnyObject?, for: event,
            startingAt: firstResponder ?? sender as? UIResponder)
    }

    @discardableResult
    func sendAction(
        _ action: Selector, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?,
        startingAt responder: UIResponder?
    ) -> Bool {
        let targets: [AnyObject] = target.map { [$0] } ?? responder.map { Array($0.chain) } ?? []
        for each in targets where action.perform(on: each, sender: sender, event: event) { return true }
        let whom = target.map { "\(type(of: $0))" } ?? "no responder"
        RuntimeWarnings.record(
            action.isCallable
                ? "the action made at \(action.name) is a method of another class: \(whom) was not called"
                : "the action \"\(action.name)\" is a name, which calls nothing here: make it with Selector(Class.method)"
        )
        return false
    }

    func deviceDidChange() {
        for window in windows { window.deviceDidChange() }
    }
}
