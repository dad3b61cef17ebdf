import Foundation

/// The observers that notifications call by selector; Foundation has only closures here, and calls those in no order.
@MainActor
final class NotificationObservations {
    static let shared = NotificationObservations()

    private var groups: [ObserverGroup] = []

    func add(
        _ observer: AnyObject, _ selector: Selector, on center: NotificationCenter, name: Notification.Name?,
        object: AnyObject?
    ) {
        removeObservations { _, observation in observation.observer == nil }
        let group = groups.first { $0.center === center && $0.name == name } ?? ObserverGroup(center, name)
        if group.observations.isEmpty { groups.append(group) }
        group.observations.append(
            ObserverGroup.Observation(
                observer: observer, selector: selector, object: object, isOfObject: object != nil))
    }

    func remove(
        _ observer: ObjectIdentifier, from center: NotificationCenter, name: Notification.Name?,
        objectID: ObjectIdentifier?
    ) {
        removeObservations { group, observation in
            // One that is going is nil here already.
            guard let own = observation.observer, ObjectIdentifier(own) == observer, group.center === center,
                name == nil || group.name == name
            else { return false }
            return objectID == nil || observation.object.map(ObjectIdentifier.init) == objectID
        }
    }

    private func removeObservations(where isOver: (ObserverGroup, ObserverGroup.Observation) -> Bool) {
        for group in groups {
            group.observations.removeAll { isOver(group, $0) }
            if group.observations.isEmpty { group.end() }
        }
        groups.removeAll { $0.observations.isEmpty }
    }
}

/// The observers of one name on one centre, which are called in the order in which they were added.
@MainActor
private final class ObserverGroup {
    struct Observation {
        weak var observer: AnyObject?
        let selector: Selector
        weak var object: AnyObject?
        let isOfObject: Bool
    }

    let center: NotificationCenter
    let name: Notification.Name?
    var observations: [Observation] = []
    /// Foundation's, for the one closure that calls them all.
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter, _ name: Notification.Name?) {
        self.center = center
        self.name = name
        token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
            let reached = MainThread.run(with: notification as AnyObject) { self?.receive($0) }
            guard !reached else { return }
            RuntimeWarnings.record(
                "\(notification.name.rawValue) was posted beside the main thread, and does not reach its observers by "
                    + "selector: post it on the main actor")
        }
    }

    func end() {
        if let token { center.removeObserver(token as Any, name: nil, object: nil) }
        token = nil
    }

    private func receive(_ notification: AnyObject) {
        let sender = (notification as? Notification)?.object as AnyObject?
        for each in observations where !each.isOfObject || each.object != nil && each.object === sender {
            guard let observer = each.observer else { continue }
            if !each.selector.perform(on: observer, sender: notification, event: nil) {
                RuntimeWarnings.record(
                    "the notification \((notification as? Notification)?.name.rawValue ?? "") calls nothing: the selector "
                        + "\(each.selector.name) is no method of \(type(of: observer))")
            }
        }
    }
}
