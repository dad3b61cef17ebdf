import Testing

@testable import UIKit

@MainActor struct ControlTrackingTests {
    private static let events: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("repeat", .touchDownRepeat), ("dragInside", .touchDragInside),
        ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
        ("upInside", .touchUpInside), ("upOutside", .touchUpOutside), ("cancel", .touchCancel),
        ("value", .valueChanged), ("primary", .primaryActionTriggered),
    ]

    /// What a control of 100 × 40 points at (100, 100) sends.
    @MainActor private final class Log {
        let stage = TouchStage()
        private(set) var sent: [String] = []

        init(_ control: UIControl) {
            VirtualClock.shared.advance(by: 1)
            if control.bounds.isEmpty || control is UIButton {
                control.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
            } else {
                control.frame.origin = CGPoint(x: 100, y: 100)
            }
            for (name, event) in ControlTrackingTests.events {
                control.addAction(UIAction { [weak self] _ in self?.sent.append(name) }, for: event)
            }
            stage.add(control)
        }

        func take() -> [String] {
            defer { sent = [] }
            return sent
        }
    }

    @Test func `a tap is down, up inside and the primary action`() {
        let button = UIButton()
        let log = Log(button)
        let finger = log.stage.press(CGPoint(x: 110, y: 110))
        #expect(button.isHighlighted)
        #expect(button.isTracking && button.isTouchInside)
        #expect(log.take() == ["down"])
        finger?.lift()
        #expect(!button.isHighlighted && !button.isTracking)
        #expect(log.take() == ["upInside", "primary"])
    }

    @Test func `a finger that leaves takes the highlight with it`() {
        let control = UIControl()
        let log = Log(control)
        let finger = log.stage.press(CGPoint(x: 110, y: 110), CGPoint(x: 120, y: 110), CGPoint(x: 120, y: 300))
        #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
        #expect(log.take() == ["down", "dragInside", "exit", "dragOutside"])
        finger?.move(to: CGPoint(x: 120, y: 120))
        #expect(control.isHighlighted)
        #expect(log.take() == ["enter", "dragInside"])
        finger?.move(to: CGPoint(x: 120, y: 300))
        _ = log.take()
        finger?.lift()
        #expect(log.take() == ["upOutside"])
    }

    @Test func `a button holds on to a finger up to 70 points away`() {
        let button = UIButton()
        let log = Log(button)
        log.stage.drag(CGPoint(x: 110, y: 110), CGPoint(x: 110, y: 209))
        #expect(log.take() == ["down", "dragInside", "upInside", "primary"])
        log.stage.drag(CGPoint(x: 110, y: 110), CGPoint(x: 110, y: 211))
        #expect(log.take().last == "upOutside")
    }

    @Test func `a touch that is taken away is cancelled`() {
        let button = UIButton()
        let log = Log(button)
        log.stage.press(CGPoint(x: 110, y: 110))?.cancel()
        #expect(log.take() == ["down", "cancel"])
        #expect(!button.isHighlighted)
    }

    @Test func `a disabled control sends nothing, and lets nothing through`() {
        let button = UIButton()
        button.isEnabled = false
        let log = Log(button)
        var isTappedBehind = false
        let tap = UITapGestureRecognizer()
        log.stage.view.addGestureRecognizer(tap)
        log.stage.tap(110, 110)
        #expect(log.take() == [])
        isTappedBehind = tap.state == .ended
        #expect(!isTappedBehind)
    }

    @Test func `a subclass may let a touch be, or stop following it`() {
        final class Picky: UIControl {
            var follows = true
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                touch.location(in: self).x < 50
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follows }
        }
        let control = Picky()
        let log = Log(control)
        log.stage.tap(180, 110)
        #expect(log.take() == [])
        control.follows = false
        log.stage.drag(CGPoint(x: 110, y: 110), CGPoint(x: 112, y: 110))
        #expect(log.take() == ["down"])
    }

    @Test func `a switch turns`() {
        let control = UISwitch()
        let log = Log(control)
        log.stage.tap(110, 110)
        #expect(control.isOn)
        #expect(log.take() == ["down", "value", "primary", "upInside"])
    }

    @Test func `a segment is selected, once`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 0
        let log = Log(control)
        let right = CGPoint(x: 100 + control.bounds.width - 10, y: 110)
        log.stage.tap(right.x, right.y)
        #expect(control.selectedSegmentIndex == 1)
        #expect(log.take().contains("value"))
        log.stage.tap(right.x, right.y)
        #expect(!log.take().contains("value"))
    }

    @Test func `a stepper counts, and stops at its ends`() {
        let control = UIStepper()
        control.maximumValue = 1
        let log = Log(control)
        log.stage.tap(180, 110)
        #expect(control.value == 1)
        #expect(log.take().contains("value"))
        log.stage.tap(180, 110)
        #expect(!log.take().contains("value"))
        log.stage.tap(110, 110)
        #expect(control.value == 0)
    }

    @Test func `a slider follows a finger that begins on its knob`() {
        let control = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let log = Log(control)
        log.stage.drag(CGPoint(x: 250, y: 117), CGPoint(x: 200, y: 117))
        #expect(control.value == 0)
        // The knob's middle is 14.5 points inside at the start, and travels 200 - 29 points (measured).
        log.stage.drag(CGPoint(x: 114.5, y: 117), CGPoint(x: 200, y: 117))
        #expect(abs(control.value - 0.5) < 0.01)
        #expect(log.take().contains("value"))
    }

    @Test func `a page control turns a page`() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        control.numberOfPages = 2
        let log = Log(control)
        log.stage.tap(190, 110)
        #expect(control.currentPage == 1)
        log.stage.tap(190, 110)
        #expect(control.currentPage == 1)
        log.stage.tap(110, 110)
        #expect(control.currentPage == 0)
    }

    @Test func `an action that is registered for two events of a tap runs once`() {
        var runs = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        let log = Log(button)
        log.stage.tap(110, 110)
        #expect(runs == 1)
    }

    /// A switch of 51 points at 100, 100, on or off; a finger from one x to another.
    @Test(
        arguments: [
            // Along the track, the finger's side decides; without that a tap inside turns.
            (true, 110, 140, true), (true, 140, 110, false), (false, 110, 140, true), (false, 110, 300, true),
            (true, 140, 20, false), (false, 110, 114, true), (true, 145, 140, false),
        ] as [(Bool, CGFloat, CGFloat, Bool)])
    func `a drag along a switch leaves the knob at the finger's side`(
        before: Bool, start: CGFloat, end: CGFloat, after: Bool
    ) {
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        control.isOn = before
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let stage = TouchStage()
        stage.add(control)
        stage.drag(CGPoint(x: start, y: 115), CGPoint(x: (start + end) / 2, y: 115), CGPoint(x: end, y: 115))
        #expect(control.isOn == after)
        #expect(changes == (before == after ? 0 : 1))
    }
}
