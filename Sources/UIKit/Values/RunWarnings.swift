import Synchronization

/// What went wrong without an error in this run: an unknown symbol, a font that is not there. Each text once, in order.
///
/// UIKit logs such things to the console; here they are kept for the report of the run.
package enum RunWarnings {
    private static let recorded = Mutex<[String]>([])

    package static func record(_ warning: String) {
        recorded.withLock { recorded in
            if !recorded.contains(warning) { recorded.append(warning) }
        }
    }

    /// The warnings so far.
    package static var all: [String] {
        recorded.withLock { $0 }
    }
}
