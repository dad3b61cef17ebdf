/// Whom to tell, and what: a target that is not kept alive, and an action.
@MainActor
struct TargetAction {
    private(set) weak var target: AnyObject?
    /// Without a target, the action goes up the responder chain.
    let hasTarget: Bool
    let action: Selector

    init(target: AnyObject?, action: Selector) {
        self.target = target
        hasTarget = target != nil
        self.action = action
    }

    func matches(_ other: TargetAction) -> Bool {
        hasTarget == other.hasTarget && target === other.target && action == other.action
    }

    /// Nil stands for every target, or for every action.
    func matches(target: AnyObject?, action: Selector?) -> Bool {
        (target == nil || self.target === target) && (action == nil || self.action == action)
    }

    /// - Parameter responder: where the chain begins that is looked through where there is no target.
    func send(from sender: AnyObject, event: UIEvent?, startingAt responder: UIResponder?) {
        // A target that is gone is told nothing.
        if hasTarget, target == nil { return }
        UIApplication.shared.sendAction(action, to: target, from: sender, for: event, startingAt: responder)
    }
}
