/// What a control runs for some events.
@MainActor
struct ControlRegistration {
    enum Work {
        case action(UIAction)
        case target(TargetAction)
    }

    let work: Work
    var events: UIControl.Event

    /// The target and action; nil for an action that is a closure.
    var targetAction: TargetAction? {
        guard case .target(let pair) = work else { return nil }
        return pair
    }

    func isAction(_ identifier: UIAction.Identifier) -> Bool {
        guard case .action(let action) = work else { return false }
        return action.identifier == identifier
    }
}
