import Testing
import UIKit

@testable import SnapTesting

@MainActor struct ScreenTouchTests {
    private final class Host: UIViewController {
        var log: [String] = []
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))

        func add(_ title: String, at y: CGFloat) -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.frame = CGRect(x: 20, y: y, width: 120, height: 40)
            button.addTarget(self, action: Selector(Host.tapped), for: .touchUpInside)
            view.addSubview(button)
            return button
        }

        override func viewDidLoad() {
            field.placeholder = "Name"
            view.addSubview(field)
        }

        func tapped(_ button: UIButton) { log.append(button.currentTitle ?? "") }
        func pressed(_ press: UILongPressGestureRecognizer) { if press.state == .began { log.append("press") } }
    }

    @Test func `a view is tapped by its title, its label, its identifier, or itself`() throws {
        let screen = Screen(.iPhone13)
        let host = Host()
        screen.show(host)
        let delete = host.add("Delete", at: 60)
        host.add("Share", at: 120).accessibilityLabel = "Share with friends"
        try screen.tap("Delete")
        try screen.tap("Share with friends")
        delete.accessibilityIdentifier = "delete-button"
        try screen.tap("delete-button")
        try screen.tap(delete)
        screen.tap(at: CGPoint(x: 30, y: 130))
        #expect(host.log == ["Delete", "Share", "Delete", "Delete", "Share"])
    }

    @Test func `a pressed button is highlighted meanwhile, and tells when the finger goes`() throws {
        let screen = Screen(.iPhone13)
        let host = Host()
        screen.show(host)
        let button = host.add("Delete", at: 60)
        try screen.press("Delete") {
            #expect(button.isHighlighted)
            #expect(host.log == [])
        }
        #expect(!button.isHighlighted)
        #expect(host.log == ["Delete"])
    }

    @Test func `a name that nothing has is an error that lists what is there`() {
        let screen = Screen(.iPhone13)
        let host = Host()
        screen.show(host)
        _ = host.add("Delete", at: 60)
        let error = ScreenError.missing(name: "Remove", there: ["\"Name\"", "\"Delete\""])
        #expect(throws: error) { try screen.tap("Remove") }
        #expect(
            error.description
                == "nothing on the screen is called \"Remove\" by its accessibility identifier or label, its title or its text. There is: \"Name\", \"Delete\""
        )
    }

    @Test func `a name that two views have is an error that tells them apart`() {
        let screen = Screen(.iPhone13)
        let host = Host()
        screen.show(host)
        _ = host.add("Delete", at: 60)
        _ = host.add("Delete", at: 120)
        let error = #expect(throws: ScreenError.self) { try screen.tap("Delete") }
        guard case .ambiguous("Delete", let matches) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(matches.count == 2)
        #expect(host.log == [])
    }

    @Test func `what is covered, hidden or outside cannot be touched`() throws {
        let screen = Screen(.iPhone13)
        let host = Host()
        screen.show(host)
        let button = host.add("Delete", at: 60)
        let cover = UIView(frame: host.view.bounds)
        cover.accessibilityIdentifier = "cover"
        host.view.addSubview(cover)
        #expect(throws: ScreenError.covered(name: "Delete", by: "cover")) { try screen.tap("Delete") }
        cover.removeFromSuperview()
        button.frame.origin.y = 900
        #expect(throws: ScreenError.outOfSight(name: "Delete")) { try screen.tap("Delete") }
        button.removeFromSuperview()
        #expect(throws: ScreenError.outOfSight(name: "UIButton")) { try screen.tap(UIButton()) }
    }

    @Test func `text is typed into a field by its placeholder`() throws {
        let screen = Screen(.iPhone13)
        let host = Host()
        screen.show(host)
        try screen.type("Ada", into: "Name")
        #expect(host.field.text == "Ada")
        try screen.type(" L.")
        #expect(host.field.text == "Ada L.")
        _ = host.add("OK", at: 60)
        host.field.resignFirstResponder()
        #expect(throws: ScreenError.takesNoText(name: "OK")) { try screen.type("x", into: "OK") }
        #expect(throws: ScreenError.takesNoText(name: nil)) { try screen.type("x") }
    }

    @Test func `a long press takes virtual time, a tap settles what waits for a second one`() throws {
        let screen = Screen(.iPhone13)
        let host = Host()
        screen.show(host)
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 20))
        label.text = "Hold"
        label.isUserInteractionEnabled = true
        host.view.addSubview(label)
        label.addGestureRecognizer(UILongPressGestureRecognizer(target: host, action: Selector(Host.pressed)))
        try screen.longPress("Hold")
        #expect(host.log == ["press"])
        var taps: [Int] = []
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        for tap in [single, double] { label.addGestureRecognizer(tap) }
        @MainActor final class Counter {
            let note: (Int) -> Void
            init(_ note: @escaping (Int) -> Void) { self.note = note }
            func count(_ tap: UITapGestureRecognizer) { note(tap.numberOfTapsRequired) }
        }
        let counter = Counter { taps.append($0) }
        for tap in [single, double] { tap.addTarget(counter, action: Selector(Counter.count)) }
        try screen.tap("Hold")
        screen.advance(by: 1)
        try screen.doubleTap("Hold")
        #expect(taps == [1, 2])
    }
}
