import Foundation
import SnapGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct VirtualClockTests {
    let clock = VirtualClock.shared

    @Test func `things happen in the order of their times, and at one time in the order in which they were asked for`()
    {
        var log: [String] = []
        let view = UIView()
        let start = clock.now
        func note(_ what: String) { log.append("\(what) \(((clock.now - start) * 100).rounded() / 100)") }
        clock.schedule(after: 0.5) { note("late") }
        UIView.animate(withDuration: 0.3) {
            view.alpha = 0
        } completion: { _ in
            note("faded")
            UIView.animate(withDuration: 0.2) {
                view.alpha = 1
            } completion: { _ in
                note("back")
            }
        }
        let ticking = clock.schedule(after: 0.2, repeats: true) { note("tick") }
        clock.schedule(after: 0.1) { note("early") }
        clock.advance(by: 0.6)
        ticking.invalidate()
        clock.advance(by: 1)
        #expect(
            log == ["early 0.1", "tick 0.2", "faded 0.3", "tick 0.4", "late 0.5", "back 0.5", "tick 0.6"])
    }

    @Test func `settling ends what has begun, in order, and what its completions begin`() {
        var log: [String] = []
        let view = UIView()
        let start = clock.now
        UIView.animate(withDuration: 2) {
            view.alpha = 0
        } completion: { _ in
            log.append("slow")
        }
        UIView.animate(withDuration: 1) {
            view.center.x = 9
        } completion: { _ in
            log.append("fast")
            UIView.animate(withDuration: 5) {
                view.center.x = 5
            } completion: { _ in
                log.append("chained")
            }
        }
        clock.schedule(after: 1) { log.append("delay") }
        clock.settle(below: [view.layer])
        #expect(log == ["fast", "slow", "chained"])
        #expect(clock.now == start)
        clock.advance(by: 1)
        #expect(log.last == "delay")
    }

    @Test func `nothing settles while the clock was advanced for an animation that is under way`() {
        let view = UIView()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
        clock.advance(by: 0.5)
        clock.settle(below: [view.layer])
        #expect(view.layer.presentation()?.opacity == 0.5)
        clock.advance(by: 0.5)
        #expect(view.layer.presentation()?.opacity == 0)
    }

    @Test func `advancing by nothing makes the present moment the one that is shown`() {
        let view = UIView()
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        clock.advance(by: 0)
        clock.settle(below: [view.layer])
        #expect(view.layer.presentation()?.opacity == 1)
        clock.advance(by: 1)
    }

    @Test func `endless animations do not settle`() {
        let view = UIView()
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
        clock.settle(below: [view.layer])
        #expect(view.layer.presentation()?.opacity == 1)
    }

    @Test func `animations that begin each other for ever are cut off with a warning`() {
        let view = UIView()
        var rounds = 0
        func again() {
            // Never twice the same.
            UIView.animate(withDuration: 1) {
                view.center.x += CGFloat(rounds + 1)
            } completion: { finished in
                rounds += 1
                if finished { again() }
            }
        }
        again()
        let messages = RuntimeWarnings.collect { clock.settle(below: [view.layer]) }.messages
        #expect(rounds == 1000)
        #expect(messages.count == 1)
        clock.abandon(below: view.layer)
    }

    @Test func `a pulse whose completions begin it anew is endless, and shown at its start`() throws {
        let view = UIView()
        var rounds = 0
        func pulse() {
            UIView.animate(withDuration: 0.5) {
                view.transform = CGAffineTransform(scaleX: 1.08, y: 1.08)
            } completion: { _ in
                UIView.animate(withDuration: 0.5) {
                    view.transform = .identity
                } completion: { _ in
                    rounds += 1
                    pulse()
                }
            }
        }
        pulse()
        let messages = RuntimeWarnings.collect { clock.settle(below: [view.layer]) }.messages
        #expect(messages.isEmpty)
        #expect(rounds == 1)
        #expect(view.layer.presentation()?.transform == CATransform3DIdentity)
        clock.advance(by: 0.25)
        #expect(abs(try #require(view.layer.presentation()).transform.m11 - 1.04) < 1e-12)
        clock.advance(by: 0.5)
        #expect(abs(try #require(view.layer.presentation()).transform.m11 - 1.04) < 1e-12)
        clock.abandon(below: view.layer)
    }

    @Test func `an animation ends with its layer`() {
        var finished: Bool?
        var view: UIView? = UIView()
        UIView.animate(withDuration: 1) { [weak view] in
            view?.alpha = 0
        } completion: {
            finished = $0
        }
        view = nil
        clock.advance(by: 0)
        #expect(finished == false)
    }

    @MainActor private final class Watcher {
        var times: [TimeInterval] = []
        func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }

    @Test func `an image view shows its pictures in turn`() throws {
        let images = try [UInt32(0xFF00_00FF), 0xFF00_FF00].map {
            UIImage(bitmap: try Bitmap(width: 1, height: 1, filledWith: $0), scale: 1)
        }
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.animationImages = images
        (view.animationDuration, view.animationRepeatCount) = (1, 1)
        view.startAnimating()
        #expect(try Picture(view).color(5, 5) == "#FF0000")
        clock.advance(by: 0.5)
        #expect(try Picture(view).color(5, 5) == "#00FF00")
        clock.advance(by: 0.5)
        #expect(!view.isAnimating)
    }

    @Test func `a display link is called once a frame`() {
        let start = clock.now
        let watcher = Watcher()
        let link = CADisplayLink(target: watcher, selector: Selector(Watcher.step))
        link.preferredFramesPerSecond = 10
        link.add(to: .main, forMode: .common)
        clock.advance(by: 0.35)
        link.isPaused = true
        clock.advance(by: 1)
        link.isPaused = false
        clock.advance(by: 0.1)
        link.invalidate()
        clock.advance(by: 1)
        #expect(watcher.times.map { $0 - start }.map { ($0 * 1000).rounded() } == [100, 200, 300, 1450])
    }

    @Test func `the elapsed time does not depend on when an animation began`() {
        // 0.1 has no exact binary form: differences of large sums would differ in the last digits.
        var values: Set<CGFloat?> = []
        for start in [0.1, 0.7, 1_234.567, 99_999.1] {
            let view = UIView()
            clock.advance(by: start)
            UIView.animate(withDuration: 0.3) { view.center.x = 100 }
            clock.advance(by: 0.1)
            values.insert(view.layer.presentation()?.position.x)
        }
        #expect(values.count == 1)
    }
}
