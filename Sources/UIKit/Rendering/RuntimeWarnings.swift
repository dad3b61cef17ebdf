import Synchronization

/// What went wrong without stopping anything, since the last picture: kept for whoever takes the next one.
///
/// UIKit logs such things to the console. Values record, too, so this is bound to no actor.
package enum RuntimeWarnings {
    private final class Messages: Sendable {
        let list = Mutex<[String]>([])
    }

    @TaskLocal private static var messages = Messages()

    package static func record(_ message: String) {
        messages.list.withLock { list in
            if !list.contains(message) { list.append(message) }
        }
    }

    /// The messages so far, in order; they are forgotten.
    package static func take() -> [String] {
        messages.list.withLock { list in
            defer { list = [] }
            return list
        }
    }

    /// What the closure returns, and what it recorded, which is kept from everybody else.
    package static func collect<Result>(_ body: () throws -> Result) rethrows -> (result: Result, messages: [String]) {
        try $messages.withValue(Messages()) { (try body(), take()) }
    }
}
