/// The recognizers whose gestures are going on, and what one of them means for the others.
@MainActor
final class GestureArena {
    static let shared = GestureArena()

    /// In the order in which they got their first touch.
    private var active: [UIGestureRecognizer] = []

    func join(_ recognizer: UIGestureRecognizer) {
        if !active.contains(where: { $0 === recognizer }) { active.append(recognizer) }
    }

    func others(beside recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        active.filter { $0 !== recognizer }
    }

    /// Those that are undecided while no finger is down, such as a tap that waits for a second one.
    var isWaiting: Bool { active.contains { !$0.isDone } }

    /// The gesture of one is there: those that it prevents fail, and the touched views lose their touches.
    func didRecognize(_ recognizer: UIGestureRecognizer) {
        for other in others(beside: recognizer) where other.state == .possible && recognizer.prevents(other) {
            other.state = .failed
        }
        if recognizer.cancelsTouchesInView {
            TouchDelivery.current?.cancelViews(of: recognizer)
        }
    }

    /// One is decided: those that waited for it go on.
    func stateDidChange(of recognizer: UIGestureRecognizer) {
        guard recognizer.isDone else { return }
        for other in others(beside: recognizer) { other.reconsider() }
    }

    /// How many changes of state are under way, one because of another.
    private var depth = 0

    /// Runs a change of state, and once all that follow from it are done, hands on what was held back.
    func change(_ body: () -> Void) {
        depth += 1
        body()
        depth -= 1
        if depth == 0 { TouchDelivery.current?.recognizersDidChange() }
    }

    /// Lets those that are decided begin anew, and forgets those that are on screen no more. Called with no finger down.
    func settle() {
        for gone in active where gone.view?.window == nil { gone.cancel() }
        let done = active.filter(\.isDone)
        active.removeAll(where: \.isDone)
        for recognizer in done { recognizer.resetAfterGesture() }
    }
}
