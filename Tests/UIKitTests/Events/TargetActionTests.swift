import Foundation
import Testing

@testable import UIKit

@MainActor struct TargetActionTests {
    private final class Host: UIViewController {
        var log: [String] = []

        func plain() { log.append("plain") }
        func withSender(_ sender: UIButton) { log.append("sender \(sender.tag)") }
        func withEvent(_ sender: UIControl, event: UIEvent?) { log.append("event \(event == nil)") }
        func tapped(_ tap: UITapGestureRecognizer) { log.append("tap \(tap.state == .ended)") }
    }

    private func button() -> UIButton {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        button.tag = 7
        return button
    }

    @Test func `methods with and without sender and event are called`() {
        let (host, button) = (Host(), button())
        button.addTarget(host, action: Selector(Host.plain), for: .touchUpInside)
        button.addTarget(host, action: Selector(Host.withSender), for: .touchUpInside)
        button.addTarget(host, action: Selector(Host.withEvent), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(host.log == ["plain", "sender 7", "event true"])
        let stage = TouchStage()
        stage.add(button)
        stage.tap(110, 110)
        #expect(host.log.suffix(1) == ["event false"])
    }

    @Test func `methods may have a result, and one that takes a truth value is called with true`() {
        let stage = TouchStage()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.add(field)
        // As apps hide the keyboard at a tap beside the field.
        stage.view.addGestureRecognizer(
            UITapGestureRecognizer(target: stage.view, action: Selector(UIView.endEditing)))
        field.becomeFirstResponder()
        stage.tap(200, 300)
        #expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        UIApplication.shared.sendAction(
            Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        #expect(!field.isFirstResponder)
    }

    @Test func `the same line adds an action once, however often it runs`() {
        let (host, button) = (Host(), button())
        for _ in 1...3 { button.addTarget(host, action: Selector(Host.plain), for: .touchUpInside) }
        button.sendActions(for: .touchUpInside)
        #expect(host.log == ["plain"])
        button.removeTarget(host, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(host.log == ["plain"])
        #expect(button.allTargets.isEmpty)
    }

    @Test func `a selector that is kept removes what it added`() {
        let (host, button) = (Host(), button())
        let plain = Selector(Host.plain)
        button.addTarget(host, action: plain, for: [.touchDown, .touchUpInside])
        button.removeTarget(host, action: plain, for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(host.log == [])
        button.sendActions(for: .touchUpInside)
        #expect(host.log == ["plain"])
    }

    @Test func `without a target the first responder up the chain that has the method is called`() {
        let stage = TouchStage()
        let host = Host()
        stage.window.rootViewController = host
        let button = button()
        host.view.addSubview(button)
        button.addTarget(nil, action: Selector(Host.plain), for: .touchUpInside)
        stage.tap(110, 110)
        #expect(host.log == ["plain"])
    }

    @Test func `a target that is gone is told nothing, and nobody is warned`() {
        let button = button()
        button.addTarget(Host(), action: Selector(Host.plain), for: .touchUpInside)
        let messages = RuntimeWarnings.collect { button.sendActions(for: .touchUpInside) }.messages
        #expect(messages == [])
    }

    @Test func `a name alone calls nothing, and says so`() {
        let (host, button) = (Host(), button())
        button.addTarget(host, action: "plain", for: .touchUpInside)
        let messages = RuntimeWarnings.collect { button.sendActions(for: .touchUpInside) }.messages
        #expect(
            messages == [
                "the action \"plain\" is a name, which calls nothing here: make it with Selector(Class.method)"
            ])
    }

    @Test func `a display link calls its target once a frame`() {
        @MainActor final class Counter {
            var frames = 0
            func step(_ link: CADisplayLink) { frames += 1 }
        }
        let counter = Counter()
        let link = CADisplayLink(target: counter, selector: Selector(Counter.step))
        link.add(to: .main, forMode: .common)
        VirtualClock.shared.advance(by: 0.1)
        link.invalidate()
        VirtualClock.shared.advance(by: 0.1)
        #expect(counter.frames == 6)
    }

    @Test func `a bar button item calls its target`() {
        @MainActor final class BarHost {
            var senders: [UIBarButtonItem] = []
            func tapped(_ item: UIBarButtonItem) { senders.append(item) }
        }
        let stage = TouchStage()
        let host = BarHost()
        let item = UIBarButtonItem(title: "Done", style: .done, target: host, action: Selector(BarHost.tapped))
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
        let content = UINavigationItem(title: "Title")
        content.rightBarButtonItem = item
        bar.items = [content]
        stage.add(bar)
        stage.tap(345, 42)
        #expect(host.senders == [item])
    }

    @Test func `a recognizer calls its target with itself`() {
        let stage = TouchStage()
        let host = Host()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addGestureRecognizer(UITapGestureRecognizer(target: host, action: Selector(Host.tapped)))
        stage.add(view)
        stage.tap(10, 10)
        #expect(host.log == ["tap true"])
    }
}
