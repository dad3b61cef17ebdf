public import Foundation

/// A finger on the screen, under UIKit's name: where it is, and what it is on.
///
/// One object lasts from the touch's begin to its end. Source: Apple, *UITouch*. Differences: no force, no pencil.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    /// Where the finger is in the app's life, in seconds of the virtual clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase = Phase.began
    /// How many taps in quick succession this one is the last of; 1 for a single one.
    open internal(set) var tapCount = 1
    open var type: TouchType { .direct }
    open internal(set) weak var window: UIWindow?
    /// The view that the touch began on; it stays so wherever the finger goes.
    open internal(set) weak var view: UIView?
    /// The recognizers that get this touch, from the view outwards.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// In the window's coordinates, in points.
    private var place: CGPoint
    private var previousPlace: CGPoint

    init(at place: CGPoint, in window: UIWindow) {
        self.place = place
        previousPlace = place
        self.window = window
        super.init()
    }

    func move(to place: CGPoint) {
        previousPlace = self.place
        self.place = place
    }

    /// Where the finger is, in the coordinates of `view`, in points; nil asks in the window's.
    open func location(in view: UIView?) -> CGPoint {
        converted(place, to: view)
    }

    /// Where it was at the event before.
    open func previousLocation(in view: UIView?) -> CGPoint {
        converted(previousPlace, to: view)
    }

    private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }
}
