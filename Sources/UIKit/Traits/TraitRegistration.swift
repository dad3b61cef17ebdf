/// Traits, whom to call when one of them has become another, and what they were when that was asked last.
final class TraitRegistration: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let call: (_ environment: any UITraitEnvironment, _ previous: UITraitCollection) -> Void
    private var known: UITraitCollection

    init(
        _ traits: [UITrait], known: UITraitCollection,
        call: @escaping @MainActor (_ environment: any UITraitEnvironment, _ previous: UITraitCollection) -> Void
    ) {
        self.traits = traits
        self.known = known
        self.call = call
    }

    convenience init(_ traits: [UITrait], known: UITraitCollection, target: AnyObject, action: Selector) {
        self.init(traits, known: known) { [weak target] environment, _ in
            guard let target, !action.perform(on: target, sender: environment, event: nil) else { return }
            RuntimeWarnings.record(
                "a change of traits calls nothing: \"\(action.name)\" is no method of \(type(of: target)); make the selector from the method itself"
            )
        }
    }

    func tell(_ environment: any UITraitEnvironment, _ traits: UITraitCollection) {
        let previous = known
        known = traits
        guard previous !== traits,
            self.traits.contains(where: { !previous.values.hasEqual($0, in: traits.values) })
        else { return }
        call(environment, previous)
    }
}
