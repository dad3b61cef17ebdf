public import Foundation

extension NotificationCenter {
    /// Calls a method of an observer for every notification of a name, or of an object; nil stands for all of them.
    ///
    ///     NotificationCenter.default.addObserver(
    ///         self, selector: Selector(FormViewController.keyboardWillShow),
    ///         name: UIResponder.keyboardWillShowNotification, object: nil)
    ///
    /// The observer is not kept alive, and need not be removed, as since iOS 9. The method may take nothing, or the notification as
    /// `Notification` or `NSNotification`. Observers of a name are called in the order in which they were added. Difference: it runs on the
    /// main actor; a notification that is posted on another thread does not reach it, with a warning. Source: Apple, *addObserver(_:selector:name:object:)*.
    @MainActor
    public func addObserver(_ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?) {
        NotificationObservations.shared.add(
            observer, selector, on: self, name: name, object: object as AnyObject?)
    }

    /// Ends what `addObserver(_:selector:name:object:)` began for an observer, and the observation that a token stands for.
    ///
    /// May be called in a `deinit`. Difference: beside the main thread it ends that of a token alone.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Ends what was begun for an observer by a name and an object; nil stands for all of them.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let (observerID, objectID) = (ObjectIdentifier(observer), object.map { ObjectIdentifier($0 as AnyObject) })
        if MainThread.isCurrent {
            MainActor.assumeIsolated {
                NotificationObservations.shared.remove(observerID, from: self, name: name, objectID: objectID)
            }
        }
        // Foundation's own, for tokens.
        removeObserver(observer as Any, name: name, object: object)
    }
}
