/// Finds a gesture in the touches of a view and of those below it, under UIKit's name.
///
/// A subclass overrides the touch methods and sets `state`. Recognizers get a touch before its view does. Where one recognizes, the others
/// of the touch fail, unless a delegate lets both go on. Source: Apple, *UIGestureRecognizer*. Differences: allowed touch types, presses and
/// modifier keys are absent.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// Of a gesture without duration: the same as `ended`.
        public static let recognized = State.ended
    }

    /// - Parameters:
    ///   - target: not kept alive; nil sends the action up the responder chain of the view.
    ///   - action: made with `Selector(Class.method)`; nil recognizes without telling anybody but the delegate.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let action { actions.append(TargetAction(target: target as AnyObject?, action: action)) }
    }

    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    // MARK: Settings

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open internal(set) var view: UIView? {
        get { viewReference?.target }
        set { viewReference = newValue?.backReference }
    }

    private var viewReference: BackReference<UIView>?

    /// A recognizer that is disabled gets no touches; one in the middle of a gesture cancels it.
    open var isEnabled = true {
        didSet { if !isEnabled { cancel() } }
    }
    /// Whether the view's touches are cancelled when the gesture is recognized.
    open var cancelsTouchesInView = true
    /// Whether the view gets the begin of its touches only once this recognizer has failed.
    open var delaysTouchesBegan = false
    /// Whether the view gets the end of its touches only once this recognizer has failed.
    open var delaysTouchesEnded = true
    open var name: String?

    // MARK: Actions

    private var actions: [TargetAction] = []

    open func addTarget(_ target: Any, action: Selector) {
        let new = TargetAction(target: target as AnyObject, action: action)
        if !actions.contains(where: { $0.matches(new) }) { actions.append(new) }
    }

    /// Nil removes those of every target, or with every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.matches(target: target as AnyObject?, action: action) }
    }

    private func sendActions() {
        for each in actions { each.send(from: self, event: nil, startingAt: view) }
    }

    // MARK: State

    /// What the touches so far amount to. A subclass sets it; what UIKit then does is decided in `GestureDecision`.
    open var state: State {
        get { storedState }
        set { decide(on: newValue) }
    }

    private var storedState = State.possible
    /// Recognized, but another recognizer must fail first.
    private(set) var deferredState: State?
    private var failureRequirements: [WeakRecognizer] = []

    /// Waits with recognizing until `otherGestureRecognizer` has failed; where that recognizes, this one fails.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.removeAll { $0.recognizer == nil }
        failureRequirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }

    /// Whether `other` must fail before this one recognizes.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        failureRequirements.contains { $0.recognizer === other }
            || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
    }

    private func decide(on newState: State) {
        switch GestureDecision(of: self, on: newState) {
        case .take: take(newState)
        case .wait: deferredState = newState
        case .fail: take(.failed)
        case .ignore: break
        }
    }

    private func take(_ newState: State) {
        guard storedState != newState || newState == .changed else { return }
        GestureArena.shared.change { change(to: newState) }
    }

    private func change(to newState: State) {
        let former = storedState
        storedState = newState
        deferredState = nil
        switch newState {
        case .possible: return
        case .failed: break
        case .began, .changed, .ended, .cancelled:
            if former == .possible { GestureArena.shared.didRecognize(self) }
            sendActions()
        }
        GestureArena.shared.stateDidChange(of: self)
    }

    /// Another recognizer that this one waits for has come to an end.
    func reconsider() {
        guard let deferredState, storedState == .possible else { return }
        decide(on: deferredState)
    }

    /// Ends whatever is going on, and begins anew.
    func cancel() {
        switch storedState {
        case .possible: if isTracking { take(.failed) }
        case .began, .changed: take(.cancelled)
        case .ended, .cancelled, .failed: break
        }
    }

    /// Back to the beginning, once the gesture is decided and no finger is left.
    func resetAfterGesture() {
        reset()
        touches = []
        deferredState = nil
        storedState = .possible
    }

    /// Called when the recognizer begins anew; a subclass forgets what it found, and calls super.
    open func reset() {}

    // MARK: Touches

    /// Fingers that have moved this many points are meant to move; known of iOS, not documented.
    static let hysteresis: CGFloat = 10

    private(set) var touches: [UITouch] = []

    /// Whether touches have come since the recognizer began anew.
    var isTracking: Bool { !touches.isEmpty }

    /// Decided: recognized, failed or cancelled.
    var isDone: Bool { storedState == .ended || storedState == .failed || storedState == .cancelled }

    open var numberOfTouches: Int { touches.count { $0.phase != .ended && $0.phase != .cancelled } }

    /// The middle of the touches, in the coordinates of `view`, in points; nil asks in the window's.
    open func location(in view: UIView?) -> CGPoint {
        let places = touches.map { $0.location(in: view) }
        guard !places.isEmpty else { return .zero }
        let count = CGFloat(places.count)
        return CGPoint(
            x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
    }

    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches[touchIndex].location(in: view)
    }

    func begin(_ began: [UITouch], _ event: UIEvent) {
        // The fingers of a tap before are gone: they have no place any more.
        touches.removeAll { $0.phase == .ended || $0.phase == .cancelled }
        touches += began
        touchesBegan(Set(began), with: event)
    }

    /// Takes a touch out of the gesture: it gets no more of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    // A subclass calls super in each.

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        cancel()
    }

    // MARK: Beside other recognizers: what a subclass may override

    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }

    open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

/// A recognizer that is not kept alive.
private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
