import Testing

@testable import UIKit

/// Source: Apple, *UIView.tintColorDidChange()*: also called on what comes to inherit another colour.
@MainActor struct TintTests {
    private final class Follower: UIView {
        private(set) var seen: [UIColor] = []

        override func tintColorDidChange() {
            super.tintColorDidChange()
            seen.append(tintColor)
        }
    }

    @Test func `a view that comes under another tint is told, and what is in it`() {
        let red = UIView()
        red.tintColor = .systemRed
        let (outer, inner) = (Follower(), Follower())
        outer.addSubview(inner)
        #expect(inner.seen == [])
        red.addSubview(outer)
        #expect(outer.seen == [.systemRed])
        #expect(inner.seen == [.systemRed])
        let other = UIView()
        red.addSubview(other)
        other.addSubview(outer)
        // The same colour is no change.
        #expect(outer.seen == [.systemRed])
    }

    @Test func `a view with a tint of its own is not told`() {
        let red = UIView()
        red.tintColor = .systemRed
        let view = Follower()
        view.tintColor = .systemGreen
        red.addSubview(view)
        #expect(view.seen == [.systemGreen])
    }

    @Test func `the back button follows the bar's tint`() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        bar.items = [UINavigationItem(title: "Album"), UINavigationItem(title: "Photo")]
        bar.layoutIfNeeded()
        let back = try #require(bar.subviews.first { $0 is BackButtonView })
        let label = try #require(back.subviews.first as? UILabel)
        #expect(label.textColor == .systemBlue)
        bar.tintColor = .systemRed
        bar.layoutIfNeeded()
        #expect(bar.subviews.contains(back))
        #expect((back.tintColor, label.textColor) == (.systemRed, .systemRed))
    }
}
