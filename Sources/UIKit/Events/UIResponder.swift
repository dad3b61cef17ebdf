/// An object that can respond to events, under UIKit's name: the root of views, view controllers and the application.
///
/// Source: Apple, *UIResponder*. Differences: no presses, no motion, no editing menu.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The next object up the chain; nil at its end.
    open var next: UIResponder? { nil }

    // MARK: Touches

    // Each hands the touches to the next responder, as long as no subclass takes them.

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// Whether typed text goes here.
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

    /// Takes the place of the present first responder, if both agree; true where this is it afterwards.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, mayBecomeFirstResponder() else { return false }
        if let current = UIApplication.shared.firstResponder {
            let gaveUp = Keyboard.shared.handOver {
                current.canResignFirstResponder && current.resignFirstResponder()
            }
            guard gaveUp else { return false }
        }
        UIApplication.shared.firstResponder = self
        if announcesKeyboardFirst { Keyboard.shared.update() }
        didBecomeFirstResponder()
        Keyboard.shared.update()
        return true
    }

    /// Shown in place of the keyboard while this is the first responder; nil is the system's, where this takes text.
    open var inputView: UIView? { nil }
    /// Shown above the keyboard, or at the lower edge of the screen, while this is the first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Asks for both again.
    open func reloadInputViews() {
        if isFirstResponder { Keyboard.shared.update() }
    }

    /// Gives the place up; true where this is not the first responder afterwards.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder, mayResignFirstResponder() else { return false }
        giveUpFirstResponder()
        return true
    }

    /// Resigns without asking.
    func giveUpFirstResponder() {
        UIApplication.shared.firstResponder = nil
        didResignFirstResponder()
        Keyboard.shared.update()
    }

    // MARK: Events inside the module

    /// A text view hears of the keyboard before it is edited, a text field after that.
    var announcesKeyboardFirst: Bool { false }
    func mayBecomeFirstResponder() -> Bool { true }
    func mayResignFirstResponder() -> Bool { true }
    func didBecomeFirstResponder() {}
    func didResignFirstResponder() {}
}

extension UIResponder {
    /// What typed text goes to at the moment; nil where nothing takes any.
    package static var textInput: (any UIKeyInput)? { UIApplication.shared.firstResponder as? any UIKeyInput }

    /// This object and those up the chain, in order.
    var chain: some Sequence<UIResponder> {
        sequence(first: self) { $0.next }
    }
}
