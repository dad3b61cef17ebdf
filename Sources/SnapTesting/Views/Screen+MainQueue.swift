import Foundation
import UIKit

extension Screen {
    /// Lets run what code has put off to the main queue: `DispatchQueue.main.async`, `Task { @MainActor in … }`, and what these put off in turn.
    ///
    /// A test on the main actor keeps the queue waiting until it awaits. No time is waited for: what needs the network, another thread or a
    /// delay has not come yet. Meanwhile other tests on the main actor may run: `UIScreen.main` is the former screen for them, and for what
    /// was put off, too.
    public func runMainQueue() async {
        standBack()
        defer { standForward() }
        // Tasks come back to the queue at each of their awaits.
        for _ in 0..<Self.turns {
            await withCheckedContinuation { turn in
                DispatchQueue.main.async { turn.resume() }
            }
        }
    }

    /// How often what runs may put something off again.
    private static let turns = 16
}
