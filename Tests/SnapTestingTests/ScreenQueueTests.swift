import Foundation
import SnapTesting
import Testing
import UIKit

@MainActor struct ScreenQueueTests {
    private final class Loads: UIViewController {
        private(set) var log: [String] = []

        override func viewDidLoad() {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.log.append("queue") } }
            Task { @MainActor in
                log.append("task")
                await Task.yield()
                log.append("resumed")
                let alert = UIAlertController(title: "Loaded", message: nil, preferredStyle: .alert)
                present(alert, animated: true)
            }
        }
    }

    @Test func `what code puts off to the main queue runs when the test lets it`() async {
        let screen = Screen(.iPhone13)
        let loads = Loads()
        screen.show(loads)
        #expect(loads.log == [])
        await screen.runMainQueue()
        #expect(loads.log == ["queue", "task", "resumed"])
        #expect(loads.presentedViewController is UIAlertController)
    }
}
