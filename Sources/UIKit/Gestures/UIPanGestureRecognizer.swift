/// Finds a finger that moves, under UIKit's name: where it has gone since, and how fast it goes.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes at least.
    open var minimumNumberOfTouches = 1
    /// How many fingers it takes at most.
    open var maximumNumberOfTouches = Int.max

    /// In the window's coordinates, in points.
    private(set) var origin = CGPoint.zero
    /// When the finger came down, in seconds of the virtual clock.
    private(set) var beginTime = 0.0
    private var last = (place: CGPoint.zero, time: 0.0)
    private var speed = CGPoint.zero

    /// How far the finger has gone, in the coordinates of `view`, in points.
    open func translation(in view: UIView?) -> CGPoint {
        converted(from: origin, to: location(in: nil), in: view)
    }

    /// Makes the finger's place now the one at this translation.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let place = location(in: nil)
        let here = window?.convert(place, to: view) ?? place
        let there = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
        origin = view.flatMap { window?.convert(there, from: $0) } ?? there
    }

    /// In points a second, in the coordinates of `view`.
    open func velocity(in view: UIView?) -> CGPoint {
        converted(from: .zero, to: speed, in: view)
    }

    private var window: UIWindow? { touches.first?.window }

    private func converted(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window else { return CGPoint(x: end.x - start.x, y: end.y - start.y) }
        let (first, second) = (window.convert(start, to: view), window.convert(end, to: view))
        return CGPoint(x: second.x - first.x, y: second.y - first.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        origin = location(in: nil)
        beginTime = event.timestamp
        last = (origin, event.timestamp)
        if numberOfTouches < minimumNumberOfTouches || numberOfTouches > maximumNumberOfTouches { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let place = location(in: nil)
        let seconds = event.timestamp - last.time
        // Without time between two events there is no speed to find: it stays as it was.
        if seconds > 0 {
            speed = CGPoint(x: (place.x - last.place.x) / seconds, y: (place.y - last.place.y) / seconds)
        }
        last = (place, event.timestamp)
        if state != .possible {
            state = .changed
        } else if begins(after: CGPoint(x: place.x - origin.x, y: place.y - origin.y)) {
            state = .began
        }
    }

    /// Whether a movement so far, in the window's coordinates, is a pan.
    func begins(after translation: CGPoint) -> Bool {
        translation.distance(to: .zero) >= UIGestureRecognizer.hysteresis
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    open override func reset() {
        super.reset()
        speed = .zero
    }
}
