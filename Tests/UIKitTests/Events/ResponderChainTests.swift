import Testing

@testable import UIKit

@MainActor struct ResponderChainTests {
    private final class Catcher: UIView {
        var log: [String] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

        private func note(_ phase: String, _ touches: Set<UITouch>) {
            for touch in touches {
                let (now, before) = (touch.location(in: self), touch.previousLocation(in: self))
                log.append("\(phase) \(now.x.brief) \(now.y.brief) from \(before.x.brief) \(before.y.brief)")
            }
        }
    }

    @Test func `touches go to the view they began on, up the chain to the first that takes them`() {
        let stage = TouchStage()
        let catcher = Catcher(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        catcher.addSubview(inner)
        stage.add(catcher)
        let finger = stage.press(CGPoint(x: 115, y: 116), CGPoint(x: 300, y: 20))
        finger?.lift()
        // The last position is kept while the finger goes up; the previous one is that of the event before.
        #expect(catcher.log == ["began 15 16 from 15 16", "moved 200 -80 from 15 16", "ended 200 -80 from 15 16"])
    }

    @Test func `the chain leads over the controller to the window and the application`() {
        let stage = TouchStage()
        let view = UIView()
        stage.add(view)
        let chain = view.chain.map { $0 as AnyObject }
        let expected: [AnyObject] = [view, stage.view, stage.controller, stage.window, UIApplication.shared]
        #expect(chain.count == expected.count)
        #expect(zip(chain, expected).allSatisfy { $0 === $1 })
    }

    @Test func `a window's subclass sees every event first`() {
        final class Watching: UIWindow {
            var phases: [UITouch.Phase] = []
            override func sendEvent(_ event: UIEvent) {
                phases += (event.touches(for: self) ?? []).map(\.phase)
                super.sendEvent(event)
            }
        }
        UIScreen.main.device = .phone375
        let window = Watching()
        let controller = UIViewController()
        let catcher = Catcher(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.rootViewController = controller
        controller.view.addSubview(catcher)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        TouchDelivery(pressing: CGPoint(x: 5, y: 5))?.lift()
        #expect(window.phases == [.began, .ended])
        #expect(catcher.log.count == 2)
    }

    @Test func `the frontmost window is touched, one further back where that has a hole`() {
        final class Hole: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                point.y < 100 ? nil : super.hitTest(point, with: event)
            }
        }
        let stage = TouchStage()
        let below = Catcher(frame: stage.view.bounds)
        stage.add(below)
        let window = Hole()
        window.windowLevel = .alert
        window.isHidden = false
        defer { window.isHidden = true }
        stage.tap(10, 200)
        #expect(below.log == [])
        stage.tap(10, 20)
        #expect(below.log.count == 2)
    }

    @Test func `taps in quick succession are counted`() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let stage = TouchStage()
        VirtualClock.shared.advance(by: 1)
        let counter = Counter(frame: stage.view.bounds)
        stage.add(counter)
        stage.tap(10, 10)
        stage.tap(12, 10)
        VirtualClock.shared.advance(by: 0.36)
        stage.tap(12, 10)
        stage.tap(200, 10)
        #expect(counter.counts == [1, 2, 1, 1])
    }
}
