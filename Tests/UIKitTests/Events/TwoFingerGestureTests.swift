import Foundation
import Testing

@testable import UIKit

@MainActor struct TwoFingerGestureTests {
    /// A view that fills the window, with recognizers that note what they find.
    @MainActor private final class Stage {
        let touch = TouchStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        private(set) var log: [String] = []

        init() {
            VirtualClock.shared.advance(by: 1)
            touch.add(view)
        }

        func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
            recognizer.addTarget(self, action: Selector(Stage.noted))
            view.addGestureRecognizer(recognizer)
            return recognizer
        }

        func noted(_ recognizer: UIGestureRecognizer) {
            let value: CGFloat? =
                switch recognizer {
                case let pinch as UIPinchGestureRecognizer: pinch.scale
                case let rotation as UIRotationGestureRecognizer: rotation.rotation
                default: nil
                }
            let place = recognizer.location(in: nil)
            log.append(
                "\(recognizer.state) \(value.map { "\(($0 * 1000).rounded() / 1000) " } ?? "")at \(place.x) \(place.y)")
        }
    }

    private func points(_ numbers: (CGFloat, CGFloat)...) -> [CGPoint] {
        numbers.map { CGPoint(x: $0.0, y: $0.1) }
    }

    @Test func `a pinch begins after 10 points, and tells the factor of the fingers' distance and its speed`() {
        let stage = Stage()
        let pinch = stage.add(UIPinchGestureRecognizer())
        let fingers = TouchDelivery(pressing: points((100, 100), (200, 100)))
        fingers?.move(to: points((96, 100), (204, 100)))
        #expect(stage.log == [])
        fingers?.move(to: points((90, 100), (210, 100)))
        VirtualClock.shared.advance(by: 0.5)
        fingers?.move(to: points((50, 100), (250, 100)))
        // From 1.2 to 2 in half a second.
        #expect(abs(pinch.velocity - 1.6) < 1e-9)
        fingers?.lift()
        #expect(stage.log == ["began 1.2 at 150.0 100.0", "changed 2.0 at 150.0 100.0", "ended 2.0 at 150.0 100.0"])
        #expect(pinch.scale == 1)
    }

    @Test func `a pinch whose scale is set to 1 goes on from there, as code that adds factors up wants it`() {
        let stage = Stage()
        let pinch = stage.add(UIPinchGestureRecognizer())
        let fingers = TouchDelivery(pressing: points((100, 100), (200, 100)))
        fingers?.move(to: points((50, 100), (250, 100)))
        #expect(pinch.scale == 2)
        pinch.scale = 1
        fingers?.move(to: points((0, 100), (300, 100)))
        #expect(pinch.scale == 1.5)
        fingers?.lift()
    }

    @Test func `a rotation adds up beyond half a turn, clockwise`() {
        let stage = Stage()
        let rotation = stage.add(UIRotationGestureRecognizer())
        let fingers = TouchDelivery(pressing: points((100, 200), (200, 200)))
        fingers?.move(to: points((150, 150), (150, 250)))
        #expect(abs(rotation.rotation - .pi / 2) < 1e-6)
        fingers?.move(to: points((200, 200), (100, 200)))
        fingers?.move(to: points((150, 250), (150, 150)))
        #expect(abs(rotation.rotation - 1.5 * .pi) < 1e-6)
        fingers?.lift()
        #expect(stage.log.first == "began 1.571 at 150.0 200.0")
        #expect(stage.log.last == "ended 4.712 at 150.0 200.0")
    }

    @Test(arguments: [1, 2])
    func `a tap and a press of so many fingers take no other number`(required: Int) {
        let stage = Stage()
        stage.add(UITapGestureRecognizer()).numberOfTouchesRequired = required
        stage.touch.tap(50, 50)
        #expect(stage.log == (required == 1 ? ["ended at 50.0 50.0"] : []))
        TouchDelivery(pressing: points((100, 100), (200, 150)))?.lift()
        #expect(stage.log.last == (required == 1 ? "ended at 50.0 50.0" : "ended at 150.0 125.0"))
        #expect(stage.log.count == 1)
    }

    @Test(arguments: [(1, 1, [1]), (2, 2, [2]), (1, Int.max, [1, 2])])
    func `a pan takes as many fingers as it is set to`(least: Int, most: Int, taken: [Int]) {
        for count in [1, 2] {
            let stage = Stage()
            let pan = stage.add(UIPanGestureRecognizer())
            pan.minimumNumberOfTouches = least
            pan.maximumNumberOfTouches = most
            let fingers = TouchDelivery(pressing: Array(points((100, 100), (200, 100)).prefix(count)))
            fingers?.move(to: Array(points((100, 140), (200, 140)).prefix(count)))
            #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
            fingers?.lift()
            #expect(stage.log.isEmpty == !taken.contains(count))
        }
    }

    @Test func `pinch and rotation go on together only where the delegate lets them`() {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        for together in [false, true] {
            let stage = Stage()
            let delegate = Both()
            let pinch = stage.add(UIPinchGestureRecognizer())
            let rotation = stage.add(UIRotationGestureRecognizer())
            if together { pinch.delegate = delegate }
            let fingers = TouchDelivery(pressing: points((100, 200), (200, 200)))
            fingers?.move(to: points((150, 100), (150, 300)))
            #expect(pinch.state == .began)
            #expect(rotation.state == (together ? .began : .failed))
            fingers?.lift()
        }
    }

    private final class Touched: UIView {
        var counts: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            counts.append(event?.touches(for: self)?.count ?? 0)
        }
    }

    @Test(arguments: [false, true])
    func `a view gets one finger, or all where it asks for several`(asks: Bool) {
        let stage = Stage()
        let view = Touched(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.isMultipleTouchEnabled = asks
        stage.touch.add(view)
        TouchDelivery(pressing: points((100, 100), (200, 100)))?.lift()
        #expect(view.counts == (asks ? [2, 2] : [2]))
    }

    private nonisolated static let edgePans: [(edges: UIRectEdge, start: CGPoint, end: CGPoint, begins: Bool)] = [
        (.left, CGPoint(x: 5, y: 300), CGPoint(x: 80, y: 310), true),
        (.left, CGPoint(x: 30, y: 300), CGPoint(x: 110, y: 300), false),
        (.left, CGPoint(x: 5, y: 300), CGPoint(x: 10, y: 380), false),
        (.right, CGPoint(x: 370, y: 300), CGPoint(x: 300, y: 300), true),
        (.right, CGPoint(x: 5, y: 300), CGPoint(x: 80, y: 300), false),
        (.bottom, CGPoint(x: 100, y: 660), CGPoint(x: 100, y: 600), true),
        ([], CGPoint(x: 5, y: 300), CGPoint(x: 80, y: 300), false),
    ]

    @Test(arguments: edgePans)
    func `a pan from an edge begins near that edge and goes inwards`(
        edges: UIRectEdge, start: CGPoint, end: CGPoint, begins: Bool
    ) {
        let stage = Stage()
        stage.add(UIScreenEdgePanGestureRecognizer()).edges = edges
        stage.touch.drag(start, end)
        #expect(stage.log.isEmpty == !begins)
    }
}
