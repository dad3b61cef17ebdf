import Testing

@testable import UIKit

@MainActor struct GestureTests {
    /// A view that fills the window, with recognizers that note their states.
    @MainActor private final class Stage: UIGestureRecognizerDelegate {
        let touch = TouchStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        private(set) var log: [String] = []
        var together = false
        var begins = true

        init() {
            VirtualClock.shared.advance(by: 1)
            touch.add(view)
        }

        func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView? = nil)
            -> Recognizer
        {
            recognizer.name = name
            recognizer.addTarget(self, action: Selector(Stage.noted))
            (view ?? self.view).addGestureRecognizer(recognizer)
            return recognizer
        }

        func noted(_ recognizer: UIGestureRecognizer) { log.append("\(recognizer.name ?? "") \(recognizer.state)") }

        func take() -> [String] {
            defer { log = [] }
            return log
        }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { together }
    }

    private final class Touched: UIView {
        var log: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
    }

    @Test func `a tap is recognized when the finger goes up, and not after a long way`() {
        let stage = Stage()
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        let finger = stage.touch.press(CGPoint(x: 50, y: 50))
        #expect(stage.take() == [])
        finger?.lift()
        #expect(stage.take() == ["tap ended"])
        #expect(tap.state == .possible)
        stage.touch.drag(CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 100))
        #expect(stage.take() == [])
    }

    @Test func `two taps are a double tap only in quick succession`() {
        let stage = Stage()
        stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
        stage.touch.tap(50, 50)
        VirtualClock.shared.advance(by: 0.36)
        stage.touch.tap(50, 50)
        #expect(stage.take() == [])
        VirtualClock.shared.advance(by: 0.36)
        stage.touch.tap(50, 50)
        VirtualClock.shared.advance(by: 0.2)
        stage.touch.tap(50, 50)
        #expect(stage.take() == ["double ended"])
    }

    @Test func `a single tap waits until the double tap it requires to fail has failed`() {
        let stage = Stage()
        let double = stage.add(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        stage.add(UITapGestureRecognizer(), "single").require(toFail: double)
        stage.touch.tap(50, 50)
        #expect(stage.take() == [])
        #expect(TouchDelivery.isUndecided)
        VirtualClock.shared.advance(by: 0.35)
        #expect(stage.take() == ["single ended"])
        #expect(!TouchDelivery.isUndecided)
        VirtualClock.shared.advance(by: 1)
        stage.touch.tap(50, 50)
        stage.touch.tap(50, 50)
        #expect(stage.take() == ["double ended"])
    }

    @Test func `a long press begins after half a second, and follows the finger`() {
        let stage = Stage()
        _ = stage.add(UILongPressGestureRecognizer(), "press")
        let finger = stage.touch.press(CGPoint(x: 50, y: 50))
        VirtualClock.shared.advance(by: 0.49)
        #expect(stage.take() == [])
        VirtualClock.shared.advance(by: 0.01)
        finger?.move(to: CGPoint(x: 90, y: 50))
        finger?.lift()
        #expect(stage.take() == ["press began", "press changed", "press ended"])
        stage.touch.tap(50, 50)
        #expect(stage.take() == [])
        let moved = stage.touch.press(CGPoint(x: 50, y: 50), CGPoint(x: 61, y: 50))
        VirtualClock.shared.advance(by: 1)
        moved?.lift()
        #expect(stage.take() == [])
    }

    @Test func `a long press takes the tap of the same view away`() {
        let stage = Stage()
        _ = stage.add(UITapGestureRecognizer(), "tap")
        _ = stage.add(UILongPressGestureRecognizer(), "press")
        let finger = stage.touch.press(CGPoint(x: 50, y: 50))
        VirtualClock.shared.advance(by: 0.5)
        finger?.lift()
        #expect(stage.take() == ["press began", "press ended"])
    }

    @Test func `a pan tells how far and how fast the finger goes`() {
        let stage = Stage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan")
        let finger = stage.touch.press(CGPoint(x: 50, y: 50), CGPoint(x: 55, y: 50))
        #expect(stage.take() == [])
        VirtualClock.shared.advance(by: 0.1)
        finger?.move(to: CGPoint(x: 70, y: 80))
        #expect(pan.translation(in: stage.view) == CGPoint(x: 20, y: 30))
        let velocity = pan.velocity(in: stage.view)
        #expect(abs(velocity.x - 150) < 1e-6 && abs(velocity.y - 300) < 1e-6)
        pan.setTranslation(.zero, in: stage.view)
        finger?.move(to: CGPoint(x: 71, y: 80))
        #expect(pan.translation(in: stage.view) == CGPoint(x: 1, y: 0))
        finger?.lift()
        #expect(stage.take() == ["pan began", "pan changed", "pan ended"])
    }

    @Test(arguments: [
        (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 160, y: 105)), (.left, CGPoint(x: 40, y: 95)),
        (.up, CGPoint(x: 100, y: 40)), (.down, CGPoint(x: 110, y: 160)),
    ])
    func `a swipe goes its own way`(_ direction: UISwipeGestureRecognizer.Direction, _ end: CGPoint) {
        let stage = Stage()
        for each: UISwipeGestureRecognizer.Direction in [.right, .left, .up, .down] {
            stage.add(UISwipeGestureRecognizer(), "\(each.rawValue)").direction = each
        }
        stage.touch.drag(CGPoint(x: 100, y: 100), end)
        #expect(stage.take() == ["\(direction.rawValue) ended"])
    }

    @Test func `the inner of two views with recognizers wins, and both where a delegate says so`() {
        let stage = Stage()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.touch.add(inner)
        stage.view.addSubview(inner)
        _ = stage.add(UITapGestureRecognizer(), "outer")
        let tap = stage.add(UITapGestureRecognizer(), "inner", to: inner)
        stage.touch.tap(50, 50)
        #expect(stage.take() == ["inner ended"])
        tap.delegate = stage
        stage.together = true
        stage.touch.tap(50, 50)
        #expect(stage.take() == ["inner ended", "outer ended"])
        stage.together = false
        stage.begins = false
        stage.touch.tap(50, 50)
        #expect(stage.take() == ["outer ended"])
    }

    @Test func `a button's tap is not the tap of the view around it`() {
        let stage = Stage()
        _ = stage.add(UITapGestureRecognizer(), "tap")
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.view.addSubview(button)
        stage.touch.tap(50, 20)
        #expect(taps == 1)
        #expect(stage.take() == [])
        stage.touch.tap(50, 100)
        #expect(stage.take() == ["tap ended"])
    }

    @Test func `a recognized gesture takes the touch away from the view`() {
        let stage = Stage()
        let touched = Touched(frame: stage.view.bounds)
        stage.view.addSubview(touched)
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        stage.touch.tap(50, 50)
        #expect(touched.log == ["began", "cancelled"])
        touched.log = []
        tap.cancelsTouchesInView = false
        stage.touch.tap(50, 50)
        #expect(touched.log == ["began", "ended"])
        touched.log = []
        tap.delaysTouchesBegan = true
        stage.touch.drag(CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 200), CGPoint(x: 50, y: 210))
        #expect(touched.log == ["began", "moved", "ended"])
    }

    @Test func `a disabled or removed recognizer gets no touches`() {
        let stage = Stage()
        let tap = stage.add(UITapGestureRecognizer(), "tap")
        tap.isEnabled = false
        stage.touch.tap(50, 50)
        tap.isEnabled = true
        stage.view.removeGestureRecognizer(tap)
        stage.touch.tap(50, 50)
        #expect(stage.take() == [])
        #expect(stage.view.gestureRecognizers == nil)
        #expect(tap.view == nil)
    }

    @Test func `a recognizer of one's own sets its state`() {
        final class TopHalf: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                state = location(in: view).y < 300 ? .recognized : .failed
            }
        }
        let stage = Stage()
        _ = stage.add(TopHalf(), "top")
        stage.touch.tap(50, 200)
        stage.touch.tap(50, 400)
        #expect(stage.take() == ["top ended"])
    }

    /// Source: Apple, *UIGestureRecognizer.delaysTouchesEnded*: a double tap cancels both touches; where it fails, both end.
    @Test func `the end of a first tap waits for what the second one brings`() {
        final class Listener: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        }
        let stage = TouchStage()
        VirtualClock.shared.advance(by: 1)
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        stage.add(view)
        stage.tap(100, 100)
        #expect(view.log == ["began"])
        stage.tap(100, 100)
        #expect(view.log == ["began", "began", "cancelled", "cancelled"])
        VirtualClock.shared.advance(by: 1)
        view.log = []
        stage.tap(100, 100)
        stage.tap(200, 100)
        #expect(view.log == ["began", "ended", "began", "ended"])
    }

    @Test func `a button in a view with a double tap is tapped, though a second finger comes down beside it`() {
        let stage = TouchStage()
        VirtualClock.shared.advance(by: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let double = UITapGestureRecognizer(target: nil, action: nil)
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        stage.add(view)
        stage.tap(25, 25)
        stage.tap(100, 25)
        #expect(taps == 1)
        #expect(!button.isHighlighted)
    }
}
