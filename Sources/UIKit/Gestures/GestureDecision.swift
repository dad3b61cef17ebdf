/// What becomes of the state that a recognizer's subclass asks for.
@MainActor
enum GestureDecision {
    case take
    /// Until a recognizer that must fail first is decided.
    case wait
    case fail
    case ignore

    init(of recognizer: UIGestureRecognizer, on newState: UIGestureRecognizer.State) {
        switch (recognizer.state, newState) {
        case (.possible, .began), (.possible, .ended), (.possible, .changed):
            self = Self.decideBeginning(of: recognizer)
        case (.possible, .failed), (.possible, .cancelled):
            self = .fail
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
            (.changed, .cancelled):
            self = .take
        case (.began, .failed), (.changed, .failed):
            // A gesture that has begun cannot fail any more: it is cancelled.
            recognizer.cancel()
            self = .ignore
        default:
            self = .ignore
        }
    }

    /// A gesture may begin where nobody objects and no recognizer that goes first is in its way.
    private static func decideBeginning(of recognizer: UIGestureRecognizer) -> GestureDecision {
        let others = GestureArena.shared.others(beside: recognizer)
        let required = others.filter(recognizer.requiresFailure)
        if required.contains(where: \.hasRecognized) { return .fail }
        if required.contains(where: { $0.state == .possible && $0.isTracking }) { return .wait }
        if others.contains(where: { $0.hasRecognized && $0.prevents(recognizer) }) { return .fail }
        return recognizer.mayBegin ? .take : .fail
    }
}

extension UIGestureRecognizer {
    /// In or after the gesture, not cancelled.
    var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

    /// Whether `other` fails where this one recognizes.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !together
    }

    /// What the delegate, the view and the view that was touched say.
    fileprivate var mayBegin: Bool {
        if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
        let touched = touches.first?.view
        if let touched, touched !== view, !touched.gestureRecognizerShouldBegin(self) { return false }
        return view?.gestureRecognizerShouldBegin(self) ?? true
    }
}
