package import Foundation

/// One or more fingers that come down, move and go up together: finds what is under them, and hands their touches to gesture recognizers
/// and views.
///
/// Recognizers get each event before the views; one that recognizes cancels the views' touches. Events go through `UIApplication.sendEvent(_:)`
/// and `UIWindow.sendEvent(_:)`, where an app's subclass may look at them.
@MainActor
package final class TouchDelivery {
    /// The fingers that are down, or were last.
    private(set) static var current: TouchDelivery?

    private let fingers: [Finger]
    private let event: UIEvent
    /// The fingers before these, where a recognizer that may still take their touches holds the ends back.
    private let earlier: TouchDelivery?

    /// When and where the last touch ended, and which tap of a row it was.
    private static var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

    /// Puts a finger down.
    /// - Parameter point: in the screen's coordinates, in points; nil where no window takes the touch.
    package convenience init?(pressing point: CGPoint) {
        self.init(pressing: [point])
    }

    /// Puts fingers down at once.
    /// - Parameter points: in the screen's coordinates, in points; nil where no window takes one of the touches.
    package init?(pressing points: [CGPoint]) {
        var touches: [(touch: UITouch, window: UIWindow)] = []
        for point in points {
            guard let window = Self.window(at: point) else { return nil }
            touches.append((UITouch(at: Self.place(of: point, in: window), in: window), window))
        }
        let event = UIEvent(touches: Set(touches.map(\.touch)))
        self.event = event
        earlier = Self.current.flatMap { $0.isAwaited ? $0 : nil }
        fingers = touches.map { Finger(touch: $0.touch, window: $0.window, event: event) }
        for (finger, point) in zip(fingers, points) {
            let touch = finger.touch
            touch.view = finger.window?.hitTest(touch.location(in: nil), with: event)
            touch.tapCount = Self.tapCount(at: point)
            touch.gestureRecognizers = recognizers(for: touch)
        }
        leaveFurtherFingersOut()
        GestureArena.shared.settle()
        Self.current = self
        send(.began)
    }

    private static func window(at point: CGPoint) -> UIWindow? {
        UIApplication.shared.windows.reversed().first {
            $0.hitTest(place(of: point, in: $0), with: nil) != nil
        }
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

    /// A view gets one finger only, if it does not ask for several. Source: Apple, *UIView.isMultipleTouchEnabled*.
    private func leaveFurtherFingersOut() {
        for (index, finger) in fingers.enumerated() {
            guard let view = finger.touch.view, !view.isMultipleTouchEnabled,
                fingers[..<index].contains(where: { $0.touch.view === view })
            else { continue }
            finger.leaveViewOut()
        }
    }

    /// The recognizers of the touched view and of those above it that take the touch.
    private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for view in UIView.lineage(of: touch.view) {
            for recognizer in view.recognizers where recognizer.isEnabled {
                guard recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                else { continue }
                found.append(recognizer)
            }
        }
        return found
    }

    // MARK: The fingers

    /// Moves the one finger; in the screen's coordinates, in points.
    package func move(to point: CGPoint) {
        move(to: [point])
    }

    /// Moves all fingers, in the order in which they came down; in the screen's coordinates, in points.
    package func move(to points: [CGPoint]) {
        for (finger, point) in zip(fingers, points) {
            if let window = finger.window { finger.touch.move(to: Self.place(of: point, in: window)) }
        }
        send(.moved)
    }

    package func lift() {
        if let finger = fingers.first, let window = finger.window {
            let place = finger.touch.location(in: nil)
            let point = CGPoint(x: place.x + window.frame.minX, y: place.y + window.frame.minY)
            Self.lastTap = (VirtualClock.shared.now, point, finger.touch.tapCount)
        }
        send(.ended)
    }

    /// Takes the touches away, as a call that comes in does.
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
        event.timestamp = VirtualClock.shared.now
        for finger in fingers {
            finger.touch.phase = phase
            finger.touch.timestamp = event.timestamp
        }
        isDelivering = true
        UIApplication.shared.sendEvent(event)
        isDelivering = false
        recognizersDidChange()
    }

    private var isDelivering = false

    /// The windows that the fingers are in, each once, in the fingers' order.
    var windows: [UIWindow] {
        var found: [UIWindow] = []
        for window in fingers.compactMap(\.window) where !found.contains(window) { found.append(window) }
        return found
    }

    // MARK: Handing on

    /// What `UIWindow.sendEvent(_:)` does with the event.
    func deliver(in window: UIWindow) {
        let here = fingers.filter { $0.window === window }
        tellRecognizers(of: here.map(\.touch))
        for finger in here { finger.tellView() }
    }

    /// Each recognizer gets all of its touches at once.
    private func tellRecognizers(of touches: [UITouch]) {
        var told: [UIGestureRecognizer] = []
        for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] })
        where !recognizer.isDone && !told.contains(where: { $0 === recognizer }) {
            told.append(recognizer)
            let own = touches.filter { $0.gestureRecognizers?.contains { $0 === recognizer } ?? false }
            guard let phase = own.first?.phase else { continue }
            switch phase {
            case .began:
                GestureArena.shared.join(recognizer)
                recognizer.begin(own, event)
            case .moved: recognizer.touchesMoved(Set(own), with: event)
            case .ended: recognizer.touchesEnded(Set(own), with: event)
            case .cancelled: recognizer.touchesCancelled(Set(own), with: event)
            case .stationary: break
            }
        }
    }

    /// Recognizers are decided: what was held back for them may be due, that of the fingers before first.
    func recognizersDidChange() {
        earlier?.handOnHeldBack()
        // In the middle of an event, the rest of it comes first.
        guard !isDelivering else { return }
        for finger in fingers { finger.handOnHeldBack() }
        if fingers.allSatisfy(\.isUp) { GestureArena.shared.settle() }
    }

    /// Of fingers that are up.
    private func handOnHeldBack() {
        earlier?.handOnHeldBack()
        for finger in fingers { finger.handOnHeldBack() }
    }

    private var isAwaited: Bool { fingers.contains(where: \.awaitsEnd) || earlier?.isAwaited ?? false }

    /// The recognizer takes the touches that it has away from their views.
    func cancelViews(of recognizer: UIGestureRecognizer) {
        earlier?.cancelViews(of: recognizer)
        for finger in fingers where finger.touch.gestureRecognizers?.contains(where: { $0 === recognizer }) ?? false {
            finger.cancelView()
        }
    }
}

extension CGPoint {
    /// In points.
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
