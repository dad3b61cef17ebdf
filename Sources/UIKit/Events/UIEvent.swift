public import Foundation

/// What happened to the touches of a sequence, under UIKit's name.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
    }

    public enum EventSubtype: Int, Sendable {
        case none
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// In seconds of the virtual clock.
    open internal(set) var timestamp: TimeInterval = 0
    open private(set) var allTouches: Set<UITouch>?

    init(touches: Set<UITouch>) {
        allTouches = touches
        super.init()
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains(gesture) ?? false }
    }

    private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        allTouches?.filter(isMeant)
    }
}
