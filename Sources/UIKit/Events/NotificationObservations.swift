import Foundation

/// The observers that a notification calls by a selector; Foundation has only closures here.
@MainActor
final class NotificationObservations {
    static let shared = NotificationObservations()

    private struct Observation {
        weak var observer: AnyObject?
        let center: NotificationCenter
        let name: Notification.Name?
        weak var object: AnyObject?
        /// Foundation's token.
        let token: any NSObjectProtocol
    }

    private var observations: [Observation] = []

    func add(
        _ observer: AnyObject, _ selector: Selector, on center: NotificationCenter, name: Notification.Name?,
        object: AnyObject?
    ) {
        end { $0.observer == nil }
        let receiver = Receiver(observer: observer, selector: selector)
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
            let reached = MainThread.run(with: notification as AnyObject) { receiver.receive($0) }
            guard !reached else { return }
            RuntimeWarnings.record(
                "\(notification.name.rawValue) was posted beside the main thread, and does not reach its observers by "
                    + "selector: post it on the main actor")
        }
        observations.append(
            Observation(
                observer: observer, center: center, name: name, object: object, token: token))
    }

    func remove(
        _ observer: ObjectIdentifier, from center: NotificationCenter, name: Notification.Name?,
        objectID: ObjectIdentifier?
    ) {
        end { each in
            // One that is going is nil here already.
            guard let own = each.observer, ObjectIdentifier(own) == observer, each.center === center else {
                return false
            }
            return (name == nil || each.name == name)
                && (objectID == nil || each.object.map(ObjectIdentifier.init) == objectID)
        }
    }

    private func end(where isOver: (Observation) -> Bool) {
        for each in observations where isOver(each) {
            each.center.removeObserver(each.token as Any, name: nil, object: nil)
        }
        observations.removeAll(where: isOver)
    }

    /// What a closure of Foundation's holds.
    @MainActor
    private final class Receiver {
        private weak var observer: AnyObject?
        private let selector: Selector

        init(observer: AnyObject, selector: Selector) {
            self.observer = observer
            self.selector = selector
        }

        func receive(_ notification: AnyObject) {
            guard let observer else { return }
            if !selector.perform(on: observer, sender: notification, event: nil) {
                RuntimeWarnings.record(
                    "the notification \((notification as? Notification)?.name.rawValue ?? "") calls nothing: the selector "
                        + "\(selector.name) is no method of \(type(of: observer))")
            }
        }
    }
}
