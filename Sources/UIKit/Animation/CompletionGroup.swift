import Foundation

/// Calls a completion when every animation of a block or a transaction has ended.
@MainActor
final class CompletionGroup {
    private var completion: ((Bool) -> Void)?
    private var running = 0
    private var isSealed = false
    private var allFinished = true

    /// - Parameter completion: is told whether every animation came to its end.
    init(_ completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    /// Who waits for an animation that is added now: a block's group, where it has one, and the open transaction's.
    static func waiting(with group: CompletionGroup? = nil) -> [CompletionGroup] {
        [group, AnimationContext.shared.transaction?.group].compactMap { $0 }
    }

    func enter() {
        running += 1
    }

    func leave(finished: Bool) {
        running -= 1
        allFinished = allFinished && finished
        completeIfDone()
    }

    /// Nothing more comes. Without any animation the completion is called at the clock's next turn, after `delay` seconds.
    func seal(delay: TimeInterval = 0) {
        isSealed = true
        guard running == 0, completion != nil else { return }
        VirtualClock.shared.schedule(after: delay) { self.completeIfDone() }
    }

    private func completeIfDone() {
        guard isSealed, running == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}
