import Foundation
import Testing

@testable import UIKit

@MainActor struct AnimationLifetimeTests {
    let clock = VirtualClock.shared

    private final class Pulsing: UIViewController {
        let dot = UIView()
        private(set) var completions = 0

        override func viewDidLoad() {
            view.addSubview(dot)
        }

        func pulse(_ options: UIView.AnimationOptions) {
            UIView.animate(withDuration: 1, delay: 0, options: options) {
                self.dot.alpha = 0
            } completion: { _ in
                self.completions += 1
            }
        }

        func scrub() {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.dot.alpha = 0 }
            animator.addCompletion { _ in self.completions += 1 }
            animator.startAnimation()
        }
    }

    @Test(arguments: ["endless", "finite", "animator"])
    func `an abandoned animation holds nobody, and tells nobody`(_ kind: String) {
        weak var gone: Pulsing?
        var completions = 0
        do {
            let controller = Pulsing()
            gone = controller
            controller.loadViewIfNeeded()
            switch kind {
            case "animator": controller.scrub()
            default: controller.pulse(kind == "endless" ? .repeat : [])
            }
            clock.abandon(below: controller.view.layer)
            clock.advance(by: 2)
            completions = controller.completions
            #expect(controller.dot.layer.animationKeys() == nil || kind == "animator")
        }
        #expect(completions == 0)
        #expect(gone == nil)
    }

    @Test func `what came after a mark can be abandoned, delays and display links, too`() {
        var log: [String] = []
        let before = clock.schedule(after: 0.1) { log.append("before") }
        let mark = clock.arrivals
        clock.schedule(after: 0.1) { log.append("after") }
        let link = CADisplayLink { _ in log.append("frame") }
        link.add(to: .main, forMode: .common)
        clock.abandon(after: mark)
        clock.advance(by: 0.2)
        #expect(log == ["before"])
        // It can be added anew.
        link.add(to: .main, forMode: .common)
        clock.advance(by: 1.0 / 60)
        #expect(log == ["before", "frame"])
        link.invalidate()
        before.invalidate()
    }
}
