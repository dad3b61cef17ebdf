extension LayoutProblems {
    /// Required constraints that cannot all hold, of which not one could be left out.
    package struct Conflict: Sendable {
        /// The constraints as equations, then what the system adds, under UIKit's names.
        package let constraints: [String]
        /// The one that was given up.
        package let broken: String
        /// All of it as a text of several lines.
        package let message: String

        @MainActor init(_ conflict: LayoutConflict) {
            constraints = conflict.lines
            broken = conflict.broken.summary
            message = conflict.message
        }
    }
}
