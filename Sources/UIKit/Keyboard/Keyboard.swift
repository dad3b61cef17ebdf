import Foundation

/// The keyboard of the screen: what is shown for the first responder, where, and who is told.
///
/// As with a hardware keyboard that is connected, nothing is shown but input views and accessory views of the app's own, until
/// `isOnScreen` asks for the keys. It comes and goes at once.
@MainActor
package final class Keyboard {
    package static let shared = Keyboard()

    /// Whether the system's keyboard shows on the screen.
    package var isOnScreen = false {
        didSet { if isOnScreen != oldValue { update() } }
    }

    private var view: KeyboardView?
    /// Another responder is about to take the first one's place: what it has to say counts.
    private var handovers = 0

    /// Where the keyboard is, with what stands on it, in the screen's coordinates, in points; nil while nothing is shown.
    var frame: CGRect? {
        guard let view, let window = view.window else { return nil }
        return view.frame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    /// Whether the system's keys show.
    var showsKeys: Bool { view?.showsKeys ?? false }

    /// Runs a change of the first responder as one: the keyboard stays where both want it.
    func handOver(_ change: () -> Bool) -> Bool {
        handovers += 1
        defer { handovers -= 1 }
        return change()
    }

    /// Shows what the first responder wants, and tells so.
    func update() {
        guard handovers == 0 else { return }
        let wanted = UIApplication.shared.firstResponder.flatMap { KeyboardContent(of: $0, hasKeys: isOnScreen) }
        guard let wanted, let window = wanted.window else { return hide() }
        let begin = view?.frame ?? offScreen(height: wanted.height(in: window), in: window)
        if let view, view.window === window, view.shows(wanted) { return }
        let end = wanted.frame(in: window)
        let isNew = view == nil
        post([.willChangeFrame, .willShow], from: begin, to: end)
        show(wanted, at: end, in: window)
        post([.didChangeFrame, .didShow], from: isNew ? begin : end, to: end)
    }

    private func show(_ content: KeyboardContent, at frame: CGRect, in window: UIWindow) {
        let shown = view ?? KeyboardView(content)
        view = shown
        shown.show(content)
        shown.frame = frame
        if shown.superview !== window { window.addSubview(shown) }
        window.keyboardDidChange()
    }

    private func hide() {
        guard let view else { return }
        let window = view.window
        let (begin, end) = (view.frame, view.frame.offsetBy(dx: 0, dy: view.frame.height))
        post([.willChangeFrame, .willHide], from: begin, to: end)
        view.removeFromSuperview()
        self.view = nil
        window?.keyboardDidChange()
        post([.didChangeFrame, .didHide], from: begin, to: end)
    }

    private func offScreen(height: CGFloat, in window: UIWindow) -> CGRect {
        CGRect(x: 0, y: window.bounds.maxY, width: window.bounds.width, height: height)
    }

    // MARK: Notifications

    private enum Change {
        case willChangeFrame, didChangeFrame, willShow, didShow, willHide, didHide

        var name: Notification.Name {
            switch self {
            case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
            case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
            case .willShow: UIResponder.keyboardWillShowNotification
            case .didShow: UIResponder.keyboardDidShowNotification
            case .willHide: UIResponder.keyboardWillHideNotification
            case .didHide: UIResponder.keyboardDidHideNotification
            }
        }
    }

    /// Tells with what iOS says: 0.25 seconds, and the curve 7, which has no name.
    private func post(_ changes: [Change], from begin: CGRect, to end: CGRect) {
        let information: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        for change in changes {
            NotificationCenter.default.post(name: change.name, object: UIScreen.main, userInfo: information)
        }
    }
}
