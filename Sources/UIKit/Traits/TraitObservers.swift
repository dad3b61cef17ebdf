/// What is registered for changes of an environment's traits, in the order of registration.
@MainActor
struct TraitObservers {
    private var registrations: [TraitRegistration] = []

    mutating func add(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
        registrations.append(registration)
        return registration
    }

    mutating func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Calls those whose traits are others by now.
    func tell(_ environment: any UITraitEnvironment) {
        if registrations.isEmpty { return }
        let traits = environment.traitCollection
        for registration in registrations { registration.tell(environment, traits) }
    }
}
