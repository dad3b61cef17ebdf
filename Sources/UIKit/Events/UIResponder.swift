/// An object that can respond to events, under UIKit's name: the root of views, view controllers and the application.
///
/// Source: Apple, *UIResponder*. Differences: no presses, no motion, no editing menu.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    // What views and controllers keep of their traits; others have none.

    /// What `traitOverrides` changes; nil where it changes nothing.
    final var ownTraitOverrides: UITraitCollection? {
        didSet { ResolvedTraits.expire() }
    }
    final var traitObservers = TraitObservers()
    /// Those that were told of last.
    final var announcedTraits: UITraitCollection?

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

    /// Whether an editing menu would offer an action; nobody asks, for there are no such menus.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isCallable }

    // MARK: Accessibility

    // UIKit has these on every object; here they are on those that dialogs are made of. Source: Apple, *UIAccessibility*.

    private var accessibility: AccessibilityFacts?

    private var madeAccessibility: AccessibilityFacts {
        if let accessibility { return accessibility }
        let facts = AccessibilityFacts()
        accessibility = facts
        return facts
    }

    /// Until it is set, true of UIKit's own controls and labels.
    open var isAccessibilityElement: Bool {
        get { accessibility?.isElement ?? (systemAccessibilityTraits != nil) }
        set { madeAccessibility.isElement = newValue }
    }
    /// Until it is set, the text or the title.
    open var accessibilityLabel: String? {
        get { accessibility?.label ?? systemAccessibilityLabel }
        set { madeAccessibility.label = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility?.hint }
        set { madeAccessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility?.value ?? systemAccessibilityValue }
        set { madeAccessibility.value = newValue }
    }
    open var accessibilityLanguage: String? {
        get { accessibility?.language }
        set { madeAccessibility.language = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility?.traits ?? systemAccessibilityTraits ?? .none }
        set { madeAccessibility.traits = newValue }
    }
    /// In the screen's coordinates, in points; until it is set, where a view is.
    open var accessibilityFrame: CGRect {
        get { accessibility?.frame ?? systemAccessibilityFrame }
        set { madeAccessibility.frame = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibility?.elements }
        set { madeAccessibility.elements = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { madeAccessibility.customActions = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility?.hidesElements ?? false }
        set { madeAccessibility.hidesElements = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility?.isModal ?? false }
        set { madeAccessibility.isModal = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { madeAccessibility.groupsChildren = newValue }
    }
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility?.ignoresInvertColors ?? false }
        set { madeAccessibility.ignoresInvertColors = newValue }
    }

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }

    // What UIKit's own classes answer until code says otherwise.

    /// Nil: it is no element.
    var systemAccessibilityTraits: UIAccessibilityTraits? { nil }
    var systemAccessibilityLabel: String? { nil }
    var systemAccessibilityValue: String? { nil }
    var systemAccessibilityFrame: CGRect { .zero }

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
