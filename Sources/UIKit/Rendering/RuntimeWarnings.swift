/// What went wrong without stopping anything, since the last picture: kept for whoever takes the next one.
@MainActor
package enum RuntimeWarnings {
    private static var messages: [String] = []

    package static func record(_ message: String) {
        if !messages.contains(message) { messages.append(message) }
    }

    /// The messages so far, in order; they are forgotten.
    package static func take() -> [String] {
        defer { messages = [] }
        return messages
    }
}
