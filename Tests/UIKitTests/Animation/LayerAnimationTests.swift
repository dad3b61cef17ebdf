import Foundation
import SnapGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct LayerAnimationTests {
    let layer: CALayer = {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        return layer
    }()
    let clock = VirtualClock.shared

    func shown(_ keyPath: String) -> AnimatableValue? { layer.presentation()?.animatableValue(forKeyPath: keyPath) }

    func animation(_ keyPath: String, from: Any?, to: Any?, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        animation.duration = 1
        return animation
    }

    nonisolated static let halfway: [(String, any Sendable, any Sendable, [Double])] = [
        ("opacity", 1.0, 0, [0.5]),
        ("position", CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 30), [5, 20]),
        ("position.x", 0, 10, [5]),
        ("bounds.size.width", 100, 300, [200]),
        ("bounds.size", CGSize(width: 100, height: 50), CGSize(width: 300, height: 70), [200, 60]),
        ("bounds.origin.y", 0, 8, [4]),
        ("transform.scale", 1, 2, [1.5]),
        ("transform.scale.x", 1, 3, [2]),
        ("transform.rotation.z", 0, CGFloat.pi, [.pi / 2]),
        ("transform.rotation.y", 0, 1, [0.5]),
        ("transform.translation.x", 0, 40, [20]),
        ("cornerRadius", 0, 12, [6]),
        ("borderWidth", 0, 3, [1.5]),
        ("shadowOpacity", 0, 1, [0.5]),
        ("shadowOffset", CGSize(width: 0, height: 0), CGSize(width: 4, height: 8), [2, 4]),
        ("shadowOffset.height", 0, 6, [3]),
        (
            "backgroundColor", CGColor(gray: 0, alpha: 1), CGColor(red: 1, green: 0.5, blue: 0, alpha: 0),
            [0.5, 0.25, 0, 0.5]
        ),
        ("zPosition", 0, 10, [5]),
    ]

    @Test(arguments: halfway)
    func `a property is half-way at half the time`(
        keyPath: String, from: any Sendable, to: any Sendable, expected: [Double]
    ) {
        layer.add(animation(keyPath, from: from, to: to), forKey: nil)
        clock.advance(by: 0.5)
        let components = shown(keyPath)?.components ?? []
        #expect(components.count == expected.count)
        for (value, number) in zip(components, expected) { #expect(abs(value - number) < 1e-12) }
    }

    @Test func `what is not given is the present value`() {
        layer.opacity = 0.5
        let cases: [(Any?, Any?, Any?, Double)] = [
            (1, nil, nil, 0.75), (nil, 0, nil, 0.25), (nil, nil, -0.5, 0.25), (0, nil, 1, 0.5), (nil, 1, 0.5, 0.75),
        ]
        for (from, to, by, expected) in cases {
            layer.add(animation("opacity", from: from, to: to, by: by), forKey: "fade")
            clock.advance(by: 0.5)
            #expect(shown("opacity")?.number == expected)
        }
        #expect(layer.animationKeys() == ["fade"])
    }

    @Test func `an animation goes at its end, unless it is to stay`() {
        layer.add(animation("opacity", from: 1, to: 0), forKey: "going")
        let staying = animation("cornerRadius", from: 0, to: 10)
        staying.isRemovedOnCompletion = false
        staying.fillMode = .forwards
        layer.add(staying, forKey: "staying")
        clock.advance(by: 5)
        #expect(shown("opacity")?.number == 1)
        #expect(shown("cornerRadius")?.number == 10)
        #expect(layer.cornerRadius == 0)
        #expect(layer.animationKeys() == ["staying"])
    }

    @Test func `repetition, reversal and speed follow the time's formula`() {
        let pulse = animation("opacity", from: 0, to: 1)
        pulse.repeatCount = 2.5
        pulse.autoreverses = true
        pulse.speed = 2
        pulse.isRemovedOnCompletion = false
        pulse.fillMode = .forwards
        layer.add(pulse, forKey: nil)
        // Own time runs twice as fast; a there-and-back takes 2, so that 2.5 of them end after 5, at the far end.
        var values: [Double?] = []
        for _ in 0..<12 {
            values.append(shown("opacity")?.number)
            clock.advance(by: 0.25)
        }
        #expect(values == [0, 0.5, 1, 0.5, 0, 0.5, 1, 0.5, 0, 0.5, 1, 1])
    }

    @Test func `an animation may begin later, in the middle, and fill what is before`() {
        let late = animation("opacity", from: 0, to: 1)
        late.beginTime = CACurrentMediaTime() + 1
        late.timeOffset = 0.25
        layer.add(late, forKey: nil)
        clock.advance(by: 0.5)
        #expect(shown("opacity")?.number == 1)
        clock.advance(by: 0.75)
        #expect(shown("opacity")?.number == 0.5)
    }

    @Test func `additive and cumulative animations add up`() {
        layer.position = CGPoint(x: 50, y: 50)
        let shake = animation("position.x", from: 0, to: 10)
        shake.isAdditive = true
        shake.isCumulative = true
        shake.repeatCount = 3
        layer.add(shake, forKey: nil)
        clock.advance(by: 1.5)
        #expect(shown("position.x")?.number == 65)
        clock.advance(by: 1)
        #expect(shown("position.x")?.number == 75)
    }

    @Test func `keyframes follow their times, modes and curves`() {
        func value(_ mode: CAAnimationCalculationMode, _ times: [NSNumber]?, at time: Double) -> Double? {
            let keyframes = CAKeyframeAnimation(keyPath: "position.x")
            keyframes.values = [0, 10, 40]
            keyframes.keyTimes = times
            keyframes.calculationMode = mode
            keyframes.duration = 1
            layer.add(keyframes, forKey: "move")
            clock.advance(by: time)
            return shown("position.x")?.number
        }
        #expect(value(.linear, nil, at: 0.25) == 5)
        #expect(value(.linear, [0, 0.2, 1], at: 0.6) == 25)
        #expect(value(.discrete, nil, at: 0.5) == 10)
        #expect(value(.discrete, [0, 0.6, 0.8, 1], at: 0.5) == 0)
        #expect(value(.paced, nil, at: 0.5) == 20)
        // Catmull-Rom: tangents 5 and 20 at 0 and 10, so that the middle of the first piece is 5 + (5 − 20)/8.
        #expect(value(.cubic, nil, at: 0.25) == 3.125)
        layer.removeAllAnimations()
    }

    @Test func `a layer follows a path, and turns with it`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        let move = CAKeyframeAnimation(keyPath: "position")
        move.path = path
        move.calculationMode = .paced
        move.rotationMode = .rotateAuto
        move.duration = 4
        layer.add(move, forKey: nil)
        clock.advance(by: 3)
        #expect(shown("position")?.point == CGPoint(x: 100, y: 200))
        #expect(abs((shown("transform.rotation.z")?.number ?? 0) - .pi / 2) < 1e-12)
    }

    @Test func `a group runs its animations in its own time`() {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (0, 1)
        let grow = animation("transform.scale", from: 1, to: 2)
        grow.beginTime = 1
        grow.fillMode = .both
        let group = CAAnimationGroup()
        group.animations = [fade, grow]
        group.duration = 2
        layer.add(group, forKey: "both")
        clock.advance(by: 0.5)
        #expect(shown("opacity")?.number == 0.25)
        #expect(shown("transform.scale.x")?.number == 1)
        clock.advance(by: 1)
        #expect(shown("transform.scale.x")?.number == 1.5)
        clock.advance(by: 0.5)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `a paused layer keeps its moment, and goes on from there`() {
        layer.add(animation("opacity", from: 0, to: 1), forKey: nil)
        clock.advance(by: 0.25)
        let pause = layer.convertTime(CACurrentMediaTime(), from: nil)
        (layer.speed, layer.timeOffset) = (0, pause)
        clock.advance(by: 7)
        #expect(shown("opacity")?.number == 0.25)
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pause
        clock.advance(by: 0.25)
        #expect(shown("opacity")?.number == 0.5)
        clock.advance(by: 0.5)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `delegates hear of start and end, and whether it came to it`() {
        final class Listener: CAAnimationDelegate {
            var log: [String] = []
            func animationDidStart(_ anim: CAAnimation) { log.append("start \(anim.value(forKey: "name") ?? "")") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                log.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
            }
        }
        let listener = Listener()
        for name in ["kept", "cut"] {
            let fade = animation("opacity", from: 0, to: 1)
            fade.delegate = listener
            fade.setValue(name, forKey: "name")
            layer.add(fade, forKey: name)
        }
        clock.advance(by: 0.5)
        layer.removeAnimation(forKey: "cut")
        clock.advance(by: 1)
        #expect(listener.log == ["start kept", "start cut", "stop cut false", "stop kept true"])
    }

    @Test func `a layer of its own animates changes by itself, once it was seen`() throws {
        let layer = CALayer()
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        clock.advance(by: 0)
        layer.opacity = 0
        #expect(layer.animationKeys() == ["opacity"])
        clock.advance(by: 0.125)
        // Core Animation's default curve, half-way.
        let shown = try #require(layer.presentation()?.opacity)
        #expect(abs(Double(shown) - 0.5 * (1 - 0.802_403_387_584_857)) < 1e-7)
        clock.advance(by: 0.125)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `transactions say how long, whether, and what then`() {
        var log: [String] = []
        clock.advance(by: 0)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { log.append("both") }
        layer.opacity = 0
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.cornerRadius = 5
        CATransaction.commit()
        CATransaction.commit()
        #expect(layer.animationKeys() == ["opacity"])
        #expect(layer.animation(forKey: "opacity")?.duration == 2)
        clock.advance(by: 1.9)
        #expect(log.isEmpty)
        clock.advance(by: 0.1)
        #expect(log == ["both"])
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 1
        #expect(layer.animationKeys() == nil)
    }

    @Test func `what cannot be animated is named`() {
        let messages = RuntimeWarnings.collect {
            layer.add(animation("colour", from: 0, to: 1), forKey: nil)
            layer.add(animation("backgroundColor", from: UIColor.red, to: UIColor.blue), forKey: nil)
            _ = layer.presentation()
        }.messages
        #expect(messages.count == 2)
        #expect(messages.first?.contains("\"colour\"") ?? false)
        #expect(messages.last?.contains("CGColor") ?? false)
        layer.removeAllAnimations()
    }

    @Test func `values by key path reach into transforms`() {
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale.y")
        layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "transform.translation")
        let plane = layer.affineTransform()
        let expected: [CGFloat] = [0, 1, -2, 0, 5, 6]
        for (value, number) in zip([plane.a, plane.b, plane.c, plane.d, plane.tx, plane.ty], expected) {
            #expect(abs(value - number) < 1e-12)
        }
        #expect((layer.value(forKeyPath: "transform.translation.y") as? NSNumber)?.doubleValue == 6)
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 100, height: 100))
    }
}
