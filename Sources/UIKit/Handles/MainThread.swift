import Dispatch
import Foundation

/// Hands an object that is bound to no actor to the main actor, within one call on the main queue.
///
/// The compiler cannot know that a notification that is posted by the main actor is received there: the object's address crosses, and the
/// caller keeps the object alive until the call returns.
enum MainThread {
    /// Marks the main queue, which any thread may serve here.
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    /// Whether this is the main thread, or a thread that serves the main queue.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }

    /// Runs the body with the object; false, and nothing is run, elsewhere.
    static func run(with object: AnyObject, _ body: @MainActor (AnyObject) -> Void) -> Bool {
        guard isCurrent else { return false }
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        MainActor.assumeIsolated {
            guard let pointer = UnsafeRawPointer(bitPattern: address) else { return }
            body(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue())
        }
        return true
    }
}
