package import Foundation

/// One finger on the screen: finds what is under it, and hands its touches to gesture recognizers and views.
///
/// Recognizers get each event before the view; one that recognizes cancels the view's touch. Events go through `UIApplication.sendEvent(_:)`
/// and `UIWindow.sendEvent(_:)`, where an app's subclass may look at them.
@MainActor
package final class TouchDelivery {
    /// The finger that is down, or was last.
    private(set) static var current: TouchDelivery?

    private let touch: UITouch
    private let event: UIEvent
    private let window: UIWindow
    private var viewState = ViewState.untold

    /// What the touched view knows of the touch.
    private enum ViewState {
        case untold, told
        /// The finger is up, but a recognizer that may still take the touch holds its end back.
        case awaitingEnd
        case finished
    }

    /// When and where the last touch ended, and which tap of a row it was.
    private static var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

    /// Puts the finger down.
    /// - Parameter point: in the screen's coordinates, in points; nil where no window takes the touch.
    package init?(pressing point: CGPoint) {
        let windows = UIApplication.shared.windows.reversed()
        guard
            let window = windows.first(where: {
                $0.hitTest(Self.place(of: point, in: $0), with: nil) != nil
            })
        else { return nil }
        self.window = window
        let place = Self.place(of: point, in: window)
        touch = UITouch(at: place, in: window)
        event = UIEvent(touches: [touch])
        touch.view = window.hitTest(place, with: event)
        touch.tapCount = Self.tapCount(at: point)
        touch.gestureRecognizers = recognizers
        GestureArena.shared.settle()
        Self.current = self
        send(.began)
    }

    private static func place(of point: CGPoint, in window: UIWindow) -> CGPoint {
        CGPoint(
            x: point.x - window.frame.minX + window.bounds.minX, y: point.y - window.frame.minY + window.bounds.minY)
    }

    private static func tapCount(at point: CGPoint) -> Int {
        guard let lastTap, VirtualClock.shared.now - lastTap.time <= UITapGestureRecognizer.longestPause,
            point.distance(to: lastTap.place) <= 45
        else { return 1 }
        return lastTap.count + 1
    }

    /// The recognizers of the touched view and of those above it that take the touch.
    private var recognizers: [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for view in sequence(first: touch.view, next: { $0?.superview }) {
            for recognizer in view?.recognizers ?? [] where recognizer.isEnabled {
                guard recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                else { continue }
                found.append(recognizer)
            }
        }
        return found
    }

    // MARK: The finger

    /// Moves the finger; in the screen's coordinates, in points.
    package func move(to point: CGPoint) {
        touch.move(to: Self.place(of: point, in: window))
        send(.moved)
    }

    package func lift() {
        let place = touch.location(in: nil)
        let point = CGPoint(x: place.x + window.frame.minX, y: place.y + window.frame.minY)
        Self.lastTap = (VirtualClock.shared.now, point, touch.tapCount)
        send(.ended)
    }

    /// Takes the touch away, as a call that comes in does.
    package func cancel() {
        send(.cancelled)
    }

    /// How long a recognizer waits for a second tap, in seconds of the virtual clock.
    package static var longestPause: TimeInterval { UITapGestureRecognizer.longestPause }

    /// What was touched is gone: it is not held any longer, and no tap counts as its second one.
    static func forget() {
        current = nil
        lastTap = nil
    }

    /// Whether a recognizer waits for what may come next, such as a second tap.
    package static var isUndecided: Bool { GestureArena.shared.isWaiting }

    private func send(_ phase: UITouch.Phase) {
        touch.phase = phase
        touch.timestamp = VirtualClock.shared.now
        event.timestamp = touch.timestamp
        isDelivering = true
        UIApplication.shared.sendEvent(event)
        isDelivering = false
        recognizersDidChange()
    }

    private var isDelivering = false

    // MARK: Handing on

    /// What `UIWindow.sendEvent(_:)` does with the event.
    func deliver() {
        tellRecognizers()
        switch touch.phase {
        case .began: beginInView()
        case .moved: if viewState == .told { touch.view?.touchesMoved([touch], with: event) }
        case .ended: endInView()
        case .cancelled: cancelView()
        case .stationary: break
        }
    }

    private func tellRecognizers() {
        for recognizer in touch.gestureRecognizers ?? [] where !recognizer.isDone {
            switch touch.phase {
            case .began:
                GestureArena.shared.join(recognizer)
                recognizer.begin(touch, event)
            case .moved: recognizer.touchesMoved([touch], with: event)
            case .ended: recognizer.touchesEnded([touch], with: event)
            case .cancelled: recognizer.touchesCancelled([touch], with: event)
            case .stationary: break
            }
        }
    }

    private func isHeldBack(by holds: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.gestureRecognizers?.contains { $0.state == .possible && $0.isTracking && holds($0) } ?? false
    }

    private func beginInView() {
        guard viewState == .untold, !isHeldBack(by: \.delaysTouchesBegan) else { return }
        viewState = .told
        touch.view?.touchesBegan([touch], with: event)
    }

    private func endInView() {
        beginInView()
        guard viewState == .told else { return }
        guard !isHeldBack(by: \.delaysTouchesEnded) else {
            viewState = .awaitingEnd
            return
        }
        viewState = .finished
        touch.view?.touchesEnded([touch], with: event)
    }

    /// Recognizers are decided: what was held back for them may be due.
    func recognizersDidChange() {
        // In the middle of an event, the rest of it comes first.
        guard !isDelivering else { return }
        handOnHeldBack()
        if isUp { GestureArena.shared.settle() }
    }

    private func handOnHeldBack() {
        if viewState == .untold, touch.phase != .cancelled { beginInView() }
        guard viewState == .awaitingEnd else { return }
        viewState = .told
        endInView()
    }

    private var isUp: Bool { touch.phase == .ended || touch.phase == .cancelled }

    /// The recognizer takes the touch, if it has it, away from the view.
    func cancelViews(of recognizer: UIGestureRecognizer) {
        guard touch.gestureRecognizers?.contains(where: { $0 === recognizer }) ?? false else { return }
        cancelView()
    }

    private func cancelView() {
        let wasTold = viewState == .told || viewState == .awaitingEnd
        viewState = .finished
        if wasTold { touch.view?.touchesCancelled([touch], with: event) }
    }
}

extension CGPoint {
    /// In points.
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
