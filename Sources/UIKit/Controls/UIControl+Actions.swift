extension UIControl {
    // MARK: Targets

    /// Calls the action on the target for the events. A pair that is there already gets the further events.
    /// - Parameters:
    ///   - target: not kept alive; nil sends the action up the responder chain, to the first that has the method.
    ///   - action: made with `Selector(Class.method)`.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let pair = TargetAction(target: target as AnyObject?, action: action)
        if let index = registrations.firstIndex(where: { $0.targetAction?.matches(pair) ?? false }) {
            let events = registrations[index].events.union(controlEvents)
            registrations[index] = ControlRegistration(work: .target(pair), events: events)
        } else {
            registrations.append(ControlRegistration(work: .target(pair), events: controlEvents))
        }
    }

    /// Takes the events away from what matches; a target or an action of nil matches all.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { $0.targetAction?.matches(target: target as AnyObject?, action: action) ?? false }
    }

    /// The targets of all actions; a target of nil counts as `NSNull`.
    public var allTargets: Set<AnyHashable> {
        Set(
            registrations.compactMap(\.targetAction).compactMap { pair in
                pair.hasTarget ? pair.target as? NSObject : NSNull()
            })
    }

    public var allControlEvents: Event {
        registrations.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// The names of a target's actions for an event; nil for none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = registrations.filter { !$0.events.isDisjoint(with: controlEvent) }.compactMap(\.targetAction)
            .filter { $0.target === target as AnyObject? }.map(\.action.name)
        return names.isEmpty ? nil : names
    }

    // MARK: Closures

    /// A control that runs an action for its primary event: a tap of a button, a new value of a switch or a slider.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Runs the action for the events; one with the same identifier is replaced.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        remove(controlEvents) { $0.isAction(action.identifier) }
        registrations.append(ControlRegistration(work: .action(action), events: controlEvents))
    }

    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.isAction(actionIdentifier) }
    }

    /// Runs a closure's action once, with the control as its sender.
    public func sendAction(_ action: UIAction) {
        action.run(from: self)
    }

    private func remove(_ events: Event, where matches: (ControlRegistration) -> Bool) {
        for index in registrations.indices where matches(registrations[index]) {
            registrations[index].events.subtract(events)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    // MARK: Sending

    /// Runs what is registered for one of the events.
    func sendActions(for controlEvents: Event, with event: UIEvent?) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            switch registration.work {
            case .action(let action): action.run(from: self)
            case .target(let pair):
                // A target that is gone is told nothing.
                guard !pair.hasTarget || pair.target != nil else { continue }
                sendAction(pair.action, to: pair.target, for: event)
            }
        }
    }

    /// The value was changed by a finger.
    func sendValueChanged() {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
