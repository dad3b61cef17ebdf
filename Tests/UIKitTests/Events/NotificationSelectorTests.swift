import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct NotificationSelectorTests {
    @MainActor private final class Observer {
        var log: [String] = []

        func plain() { log.append("plain") }
        func received(_ notification: Notification) { log.append("\(notification.userInfo?["key"] ?? "none")") }
        func receivedObject(_ notification: NSNotification) { log.append(notification.name.rawValue) }

        deinit { NotificationCenter.default.removeObserver(self) }
    }

    private let center = NotificationCenter()
    private let first = Notification.Name("first")
    private let second = Notification.Name("second")

    @Test func `methods take nothing, a notification, or the object of one`() {
        let observer = Observer()
        center.addObserver(observer, selector: Selector(Observer.plain), name: first, object: nil)
        center.addObserver(observer, selector: Selector(Observer.received), name: first, object: nil)
        center.addObserver(observer, selector: Selector(Observer.receivedObject), name: first, object: nil)
        center.post(name: first, object: nil, userInfo: ["key": "value"])
        #expect(observer.log == ["plain", "value", "first"])
    }

    @Test func `name and object choose what an observer hears of`() {
        let observer = Observer()
        let (sender, stranger) = (Observer(), Observer())
        center.addObserver(observer, selector: Selector(Observer.receivedObject), name: nil, object: sender)
        center.post(name: first, object: sender)
        center.post(name: second, object: stranger)
        center.post(name: second, object: sender)
        #expect(observer.log == ["first", "second"])
    }

    @Test func `an observer is removed by name, by object, or altogether`() {
        let observer = Observer()
        for name in [first, second] {
            center.addObserver(observer, selector: Selector(Observer.receivedObject), name: name, object: nil)
        }
        center.removeObserver(observer, name: first, object: nil)
        center.post(name: first, object: nil)
        center.post(name: second, object: nil)
        #expect(observer.log == ["second"])
        // Another center's observations stay.
        NotificationCenter.default.removeObserver(observer)
        center.post(name: second, object: nil)
        #expect(observer.log == ["second", "second"])
        center.removeObserver(observer)
        center.post(name: second, object: nil)
        #expect(observer.log == ["second", "second"])
    }

    @Test func `an observer is not kept alive`() {
        weak var gone: Observer?
        do {
            let observer = Observer()
            gone = observer
            center.addObserver(observer, selector: Selector(Observer.plain), name: first, object: nil)
        }
        #expect(gone == nil)
        center.post(name: first, object: nil)
    }

    @Test func `tokens of closures are removed as before`() {
        var count = 0
        let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        center.post(name: first, object: nil)
        center.removeObserver(token)
        center.post(name: first, object: nil)
        #expect(count == 1)
    }

    @Test func `a selector of another class, and a post beside the main thread, are warnings`() async {
        let observer = Observer()
        center.addObserver(observer, selector: Selector(UIView.setNeedsLayout), name: first, object: nil)
        let messages = RuntimeWarnings.collect { center.post(name: first, object: nil) }.messages
        #expect(messages.count == 1 && messages[0].contains("is no method of Observer"))
        center.removeObserver(observer)
        center.addObserver(observer, selector: Selector(Observer.plain), name: second, object: nil)
        let (sender, name) = (center, second)
        let beside = await Task.detached {
            RuntimeWarnings.collect { sender.post(name: name, object: nil) }.messages
        }.value
        #expect(beside.count == 1 && beside[0].hasPrefix("second was posted beside the main thread"))
        #expect(observer.log.isEmpty)
    }
}
