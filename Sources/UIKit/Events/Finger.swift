/// One finger of a touch sequence: its touch, and what the touched view knows of it.
@MainActor
final class Finger {
    let touch: UITouch
    /// Not kept alive: the last touch must not hold a screen that is gone.
    private(set) weak var window: UIWindow?
    private let event: UIEvent
    private var viewState = ViewState.untold

    private enum ViewState {
        case untold, told
        /// The finger is up, but a recognizer that may still take the touch holds its end back.
        case awaitingEnd
        case finished
    }

    init(touch: UITouch, window: UIWindow, event: UIEvent) {
        self.touch = touch
        self.window = window
        self.event = event
    }

    /// The view gets nothing of this finger: another one is on it already, and it follows one alone.
    func leaveViewOut() {
        viewState = .finished
    }

    /// Whether the view is to hear that the finger is up once recognizers are decided.
    var awaitsEnd: Bool { viewState == .awaitingEnd }

    var isUp: Bool { touch.phase == .ended || touch.phase == .cancelled }

    /// What the view learns of the touch's present phase.
    func tellView() {
        switch touch.phase {
        case .began: beginInView()
        case .moved: if viewState == .told { touch.view?.touchesMoved([touch], with: event) }
        case .ended: endInView()
        case .cancelled: cancelView()
        case .stationary: break
        }
    }

    /// What was held back for recognizers may be due.
    func handOnHeldBack() {
        if viewState == .untold, touch.phase != .cancelled { beginInView() }
        guard viewState == .awaitingEnd else { return }
        viewState = .told
        endInView()
    }

    func cancelView() {
        let wasTold = viewState == .told || viewState == .awaitingEnd
        viewState = .finished
        if wasTold { touch.view?.touchesCancelled([touch], with: event) }
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
}
