import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ViewAnimationTests {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let clock = VirtualClock.shared

    var shown: CALayer { view.layer.presentation() ?? view.layer }

    @Test func `a block eases in and out, and its completion follows at its end`() {
        var log: [String] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            log.append("done \($0)")
        }
        #expect(view.alpha == 0)
        #expect(shown.opacity == 1)
        clock.advance(by: 0.25)
        #expect(abs(shown.opacity - (1 - 0.129_161_9)) < 1e-6)
        clock.advance(by: 0.25)
        #expect(shown.opacity == 0.5)
        clock.advance(by: 0.499)
        #expect(log.isEmpty)
        clock.advance(by: 0.001)
        #expect(log == ["done true"])
        #expect(shown.opacity == 0)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func `frames move by position and bounds`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
        }
        clock.advance(by: 0.25)
        #expect(shown.frame == CGRect(x: 25, y: 0, width: 125, height: 100))
        clock.advance(by: 1)
    }

    @Test func `until a delay is over the old value shows`() {
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.center.x = 150 }
        clock.advance(by: 0.5)
        #expect(shown.position.x == 50)
        clock.advance(by: 0.5)
        #expect(shown.position.x == 100)
        clock.advance(by: 0.5)
        #expect(shown.position.x == 150)
    }

    @Test func `an autoreversing block goes there and back, and then jumps to its end`() {
        var isDone = false
        UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
            view.center.x = 150
        } completion: { _ in
            isDone = true
        }
        clock.advance(by: 0.75)
        #expect(shown.position.x == 125)
        clock.advance(by: 0.75)
        #expect(shown.position.x == 100)
        clock.advance(by: 0.25)
        #expect(shown.position.x == 75)
        clock.advance(by: 0.25)
        #expect(isDone)
        #expect(shown.position.x == 150)
    }

    @Test func `an endless pulse is a function of time`() {
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
            view.transform = CGAffineTransform(scaleX: 1.08, y: 1.08)
        }
        var scales: [CGFloat] = []
        for _ in 0..<5 {
            scales.append(shown.transform.m11)
            clock.advance(by: 0.25)
        }
        for (scale, expected) in zip(scales, [1, 1.04, 1.08, 1.04, 1]) { #expect(abs(scale - expected) < 1e-12) }
        clock.advance(by: 10)
        #expect(shown.transform.m11 == scales[1])
        view.layer.removeAllAnimations()
        #expect(shown.transform.m11 == 1.08)
    }

    @Test func `an interrupting block goes on from what is shown, without a jump`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
        clock.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 50 }
        #expect(shown.position.x == 100)
        // The first goes on for half a second, while the second turns it round.
        clock.advance(by: 0.25)
        #expect(shown.position.x == 100)
        clock.advance(by: 0.25)
        #expect(shown.position.x == 100)
        clock.advance(by: 0.25)
        #expect(shown.position.x == 75)
        clock.advance(by: 0.25)
        #expect(shown.position.x == 50)
    }

    @Test func `beginning from the current state replaces what is under way`() {
        var log: [String] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
        } completion: {
            log.append("first \($0)")
        }
        clock.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            view.center.x = 50
        }
        clock.advance(by: 0.5)
        #expect(log == ["first false"])
        #expect(shown.position.x == 75)
        clock.advance(by: 1)
    }

    @Test func `a spring overshoots and settles at the end of the duration`() {
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
            view.center.x = 150
        }
        // ω₀ = ln(1000·(1 + ζ/√(1−ζ²)))/ζ = 14.727 for ζ = 0.5 and one second.
        for (step, progress) in [
            (0.1, 0.596_099_308_869_206), (0.15, 1.162_798_805_193_34), (0.25, 0.973_570_330_659_373),
        ] {
            clock.advance(by: step)
            #expect(abs(shown.position.x - (50 + 100 * progress)) < 1e-7)
        }
        clock.advance(by: 0.5)
        #expect(shown.position.x == 150)
    }

    @Test func `blocks inside of blocks take the outer one's duration unless they override it`() {
        let other = UIView(frame: view.frame)
        let third = UIView(frame: view.frame)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            view.center.x = 150
            UIView.animate(withDuration: 1) { other.center.x = 150 }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { third.center.x = 150 }
            UIView.performWithoutAnimation { view.alpha = 0.5 }
        }
        clock.advance(by: 0.5)
        #expect(shown.position.x == 75)
        #expect(other.layer.presentation()?.position.x == 75)
        #expect(third.layer.presentation()?.position.x == 100)
        #expect(shown.opacity == 0.5)
        clock.advance(by: 2)
    }

    @Test func `keyframes change between their times`() {
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: KeyframeAnimationOptionsLinear.linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 250 }
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.alpha = 0 }
        }
        var places: [CGFloat] = []
        var opacities: [Float] = []
        for _ in 0...4 {
            places.append(shown.position.x)
            opacities.append(shown.opacity)
            clock.advance(by: 0.5)
        }
        #expect(places == [50, 100, 150, 250, 250])
        #expect(opacities == [1, 1, 0.5, 0, 0])
    }

    @Test func `without a duration the change is made at once, and the completion waits for the clock`() {
        var log: [Bool] = []
        UIView.animate(withDuration: 0) {
            view.alpha = 0
        } completion: {
            log.append($0)
        }
        UIView.animate(withDuration: 1, animations: {}) { log.append($0) }
        #expect(view.layer.animationKeys() == nil)
        #expect(log.isEmpty)
        clock.advance(by: 0)
        #expect(log == [true, true])
    }

    @Test func `disabled animations change at once`() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        #expect(shown.opacity == 0)
    }

    @Test func `constraints are animated by laying out in the block`() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let width = box.widthAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([
            width, box.heightAnchor.constraint(equalToConstant: 20), box.topAnchor.constraint(equalTo: view.topAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        view.layoutIfNeeded()
        width.constant = 60
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.layoutIfNeeded() }
        clock.advance(by: 0.5)
        #expect(box.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(box.frame.width == 60)
        clock.advance(by: 1)
    }

    @Test func `dynamic colours are animated from what they look like`() {
        view.backgroundColor = .systemBackground
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .black }
        clock.advance(by: 0.25)
        #expect(shown.backgroundColor == CGColor(red: 0.75, green: 0.75, blue: 0.75, alpha: 1))
        clock.advance(by: 1)
    }

    @Test func `a view that leaves its window is animated no more, and the completion hears that it was cut short`() {
        let window = UIWindow()
        window.makeKeyAndVisible()
        let (card, icon) = (UIView(), UIView())
        card.addSubview(icon)
        window.addSubview(card)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            icon.alpha = 0
        } completion: {
            ends.append($0)
        }
        clock.advance(by: 0.5)
        card.removeFromSuperview()
        #expect(icon.layer.animationKeys() == nil)
        clock.advance(by: 0)
        #expect(ends == [false])
        // From one place of a window to another is no leaving.
        window.addSubview(card)
        UIView.animate(withDuration: 1) {
            icon.alpha = 1
        } completion: {
            ends.append($0)
        }
        window.addSubview(icon)
        clock.advance(by: 1)
        #expect(ends == [false, true])
        window.isHidden = true
    }

    @Test func `without animation, blocks inside change at once, too`() {
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { view.alpha = 0 }
        }
        #expect(view.layer.animationKeys() == nil)
        #expect(view.alpha == 0)
        #expect(UIView.areAnimationsEnabled)
    }

    /// Source: Apple, *CATransaction.setCompletionBlock(_:)*: called when all animations that were added have completed.
    @Test(arguments: ["block", "keyframes", "transition"])
    func `a transaction's completion waits for view animations`(_ kind: String) {
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        switch kind {
        case "block": UIView.animate(withDuration: 1) { view.alpha = 0 }
        case "keyframes":
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
            }
        default:
            UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) { view.alpha = 0 }
        }
        CATransaction.commit()
        clock.advance(by: 0.9)
        #expect(!isDone)
        clock.advance(by: 0.2)
        #expect(isDone)
    }
}

private enum KeyframeAnimationOptionsLinear {
    /// The curve of the whole, as code passes it.
    static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}
