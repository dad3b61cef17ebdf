/// What `registerForTraitChanges(_:handler:)` gives back, to end it by. Source: Apple, *UITraitChangeRegistration*.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
