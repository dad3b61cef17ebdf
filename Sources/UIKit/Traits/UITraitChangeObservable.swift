/// What tells of changes of some of its traits: views and view controllers.
///
/// Only changes after the registration count, each once, and in `traitCollection` the traits are the new ones already. What is
/// registered lives as long as the environment, which its handler is given and need not capture.
/// Source: Apple, *UITraitChangeObservable*; WWDC 2023, session 10057.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
    /// Calls `handler` with the environment and its traits before, whenever one of `traits` has become another.
    @discardableResult
    func registerForTraitChanges<Environment>(
        _ traits: [UITrait],
        handler:
            @escaping @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) ->
            Void
    ) -> any UITraitChangeRegistration

    /// Calls a method of `target`, which is not kept alive; it takes nothing, or the environment.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration

    /// Calls a method of the environment itself.
    @discardableResult
    func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

    /// Ends what was registered.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
