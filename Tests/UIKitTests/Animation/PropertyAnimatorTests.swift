import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct PropertyAnimatorTests {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let clock = VirtualClock.shared
    var x: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in view.center.x = 150 }
    }

    @Test func `an animator runs when it is started, and then says where it ended`() {
        let animator = animator(.easeInOut)
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(view.center.x == 50)
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.state == .active)
        clock.advance(by: 0.75)
        #expect(abs(x - (50 + 100 * 0.129_161_931_047_32)) < 1e-9)
        clock.advance(by: 0.75)
        #expect(ends == [.end])
        #expect(x == 150)
        #expect(animator.state == .inactive)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func `an animator is moved by hand, and goes on from there`() {
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.25
        #expect(x == 75)
        clock.advance(by: 10)
        #expect(x == 75)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        clock.advance(by: 0.75)
        #expect(x == 150)
    }

    @Test func `a reversed animator ends at the start`() {
        let animator = animator()
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        clock.advance(by: 0.5)
        animator.isReversed = true
        clock.advance(by: 0.25)
        #expect(x == 75)
        clock.advance(by: 0.25)
        #expect(end == .start)
        #expect(view.center.x == 50)
    }

    @Test func `a stopped animator keeps what is shown until it is finished`() {
        let animator = animator()
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        clock.advance(by: 0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(view.center.x == 100)
        clock.advance(by: 5)
        #expect(view.center.x == 100)
        animator.finishAnimation(at: .start)
        #expect(view.center.x == 50)
        #expect(end == .start)
    }

    @Test func `an animator that only began is settled`() {
        let animator = animator()
        animator.startAnimation()
        clock.settle(below: [view.layer])
        #expect(animator.state == .inactive)
        #expect(x == 150)
    }

    @Test func `a spring with its own stiffness has its own duration`() {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
        #expect(abs(animator.duration - 1.472_700_334_68) < 1e-10)
        animator.addAnimations { view.center.x = 150 }
        animator.startAnimation()
        clock.advance(by: 0.25)
        #expect(abs(x - (50 + 100 * 1.023_359_579_906_69)) < 1e-6)
        clock.advance(by: 2)
    }

    /// Source: Apple, *UIViewPropertyAnimator.addAnimations(_:)*: they have the remaining duration.
    @Test func `animations that are added on the way run over the rest of it`() {
        let animator = animator()
        animator.startAnimation()
        clock.advance(by: 0.5)
        animator.addAnimations { view.alpha = 0 }
        #expect(view.layer.presentation()?.opacity == 1)
        clock.advance(by: 0.25)
        #expect(x == 125)
        #expect(view.layer.presentation()?.opacity == 0.5)
        animator.stopAnimation(true)
        #expect(view.alpha == 0.5)
    }

    /// UIKit's own spring is known to take 0.505 823 7 s; with its damping ratio of 4.56 it would take 3.4.
    @Test func `a spring with more than critical damping is no slower than the critical one`() {
        let animator = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
        #expect(abs(animator.duration - 0.505_823_7) < 2e-4)
    }
}
