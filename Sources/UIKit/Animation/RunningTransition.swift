import Foundation

/// A transition that is under way.
@MainActor
struct RunningTransition {
    let transition: CATransition
    let progress: Double

    func emit(in bounds: CGRect, to emitter: inout LayerEmitter, new: (inout LayerEmitter) -> Void) {
        transition.emit(at: progress, in: bounds, to: &emitter, new: new)
    }
}

extension CALayer {
    /// The transition that is under way so many seconds after the present time.
    func transition(after shift: TimeInterval) -> RunningTransition? {
        for run in runs.reversed() {
            guard let transition = run.animation as? CATransition,
                let progress = run.progress(at: localTime + shift)
            else { continue }
            return RunningTransition(transition: transition, progress: progress)
        }
        return nil
    }
}
