import SnapGraphics

/// A view with states that runs actions for events, under UIKit's name.
///
/// A control follows the finger that begins on it, is highlighted while that is inside, and sends its events. Source: Apple, *UIControl*.
/// Difference: an action is made with `Selector(Class.method)`, see `Selector`.
@preconcurrency @MainActor
open class UIControl: UIView {
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Whether a tap opens the control's menu, in place of a long press.
    open var showsMenuAsPrimaryAction = false {
        didSet { if showsMenuAsPrimaryAction != oldValue { stateDidChange() } }
    }

    // MARK: Actions

    var registrations: [ControlRegistration] = []

    /// Calls an action's method; every action of a target goes through here, where a subclass may look at it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(
            action, to: target as AnyObject?, from: self, for: event, startingAt: self)
    }

    /// Runs every action registered for one of the events, in the order of registration, each once.
    open func sendActions(for controlEvents: Event) {
        sendActions(for: controlEvents, with: nil)
    }

    // MARK: Tracking

    /// Whether a finger that began on the control is down.
    open private(set) var isTracking = false
    /// Whether that finger is in the control.
    open private(set) var isTouchInside = false

    /// The finger is down; false lets it be. A subclass follows it from here.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger has moved; false ends the tracking.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger is up.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// What the end of a touch inside the control means to its actions.
    var eventsOfTouchUpInside: Event { .touchUpInside }

    /// How far outside of its bounds a finger still counts as inside, once it is tracked; in points.
    var trackingMargin: CGFloat { 0 }

    private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        return point(inside: place, with: event)
            || bounds.insetBy(dx: -trackingMargin, dy: -trackingMargin).contains(place)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch, event)
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = isInside(touch, event)
        isTouchInside = isInside
        endTracking(touch, with: event)
        stopTracking()
        sendActions(for: isInside ? eventsOfTouchUpInside : .touchUpOutside, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        sendActions(for: .touchCancel, with: event)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// A tap on a control is the control's: recognizers of the views around it do not get it.
    ///
    /// Source: Apple, *Handling UIKit gestures*, on the interaction with other controls.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard takesTaps, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return !isEnabled
    }

    /// Whether a single tap does something to this class of controls.
    var takesTaps: Bool { false }

    /// Called when `state` is another.
    func stateDidChange() {}

    /// What the layout tree says of a control that is not in its normal state.
    var stateFacts: [LayoutNode.Fact] {
        var facts: [LayoutNode.Fact] = []
        if !isEnabled { facts.append(.init("disabled", "true")) }
        if isSelected { facts.append(.init("selected", "true")) }
        if isHighlighted { facts.append(.init("highlighted", "true")) }
        return facts
    }

    /// What a control is, with what its state adds.
    func controlTraits(_ own: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = own
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
