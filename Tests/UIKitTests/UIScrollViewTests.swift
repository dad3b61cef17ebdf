import Testing

@testable import UIKit

@MainActor
struct UIScrollViewTests {
    /// A scroll view that fills a view of 200 × 300 points with these safe-area insets.
    private func scrollView(
        safeArea: UIEdgeInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 7),
        content: CGSize = CGSize(width: 100, height: 1000)
    ) -> (host: UIView, scroll: UIScrollView) {
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        host.safeAreaOrigin = safeArea
        let scroll = UIScrollView(frame: host.bounds)
        scroll.contentSize = content
        host.addSubview(scroll)
        return (host, scroll)
    }

    @Test func `a new scroll view clips, scrolls and bounces`() {
        let scroll = UIScrollView()
        #expect(scroll.clipsToBounds && scroll.isScrollEnabled && scroll.bounces)
        #expect(!scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal)
        #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    }

    @Test(
        arguments: [
            (.always, CGSize(width: 100, height: 100), UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 7)),
            (.never, CGSize(width: 900, height: 900), .zero),
            (.scrollableAxes, CGSize(width: 100, height: 100), .zero),
            (.scrollableAxes, CGSize(width: 100, height: 900), UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)),
            (.scrollableAxes, CGSize(width: 900, height: 100), UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)),
            (.automatic, CGSize(width: 100, height: 100), .zero),
            (.automatic, CGSize(width: 100, height: 900), UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)),
        ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGSize, UIEdgeInsets)])
    func `the behaviour decides which part of the safe area is added`(
        behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize, expected: UIEdgeInsets
    ) {
        let (host, scroll) = scrollView(content: content)
        scroll.contentInsetAdjustmentBehavior = behavior
        host.layoutIfNeeded()
        #expect(scroll.adjustedContentInset == expected)
        #expect(scroll.contentOffset == CGPoint(x: -expected.left, y: -expected.top))
    }

    @Test func `bouncing always makes an axis scrollable, and a disabled scroll view has none`() {
        let (host, scroll) = scrollView(content: .zero)
        scroll.alwaysBounceVertical = true
        host.layoutIfNeeded()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        scroll.isScrollEnabled = false
        #expect(scroll.adjustedContentInset == .zero)
        #expect(scroll.contentOffset == .zero)
    }

    @Test func `content inset and safe area add up, and content at the top follows them`() {
        let (host, scroll) = scrollView()
        host.layoutIfNeeded()
        scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 70, left: 0, bottom: 40, right: 0))
        #expect(scroll.contentOffset == CGPoint(x: 0, y: -70))
    }

    @Test func `scrolled content stays where it is when insets change`() {
        let (host, scroll) = scrollView()
        host.layoutIfNeeded()
        scroll.contentOffset = CGPoint(x: 0, y: 100)
        scroll.contentInset.top = 50
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    }

    @Test func `content that shrinks pulls the offset back to its end`() {
        let (host, scroll) = scrollView(safeArea: .zero)
        host.layoutIfNeeded()
        scroll.contentOffset = CGPoint(x: 0, y: 700)
        scroll.contentSize.height = 500
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 200))
    }

    @Test func `an offset moves the subviews by moving the bounds`() {
        let (host, scroll) = scrollView()
        let child = UIView(frame: CGRect(x: 10, y: 400, width: 20, height: 20))
        scroll.addSubview(child)
        scroll.setContentOffset(CGPoint(x: 0, y: 350), animated: true)
        #expect(scroll.bounds.origin == CGPoint(x: 0, y: 350))
        #expect(child.convert(child.bounds, to: host) == CGRect(x: 10, y: 50, width: 20, height: 20))
    }

    @Test(
        arguments: [
            // In view between 20 and 290: nothing moves; above, its top comes to the inset's edge; below, its bottom does.
            (CGRect(x: 0, y: 100, width: 10, height: 50), 80), (CGRect(x: 0, y: 20, width: 10, height: 50), 0),
            (CGRect(x: 0, y: 500, width: 10, height: 50), 260), (CGRect(x: 0, y: 990, width: 10, height: 10), 710),
        ] as [(CGRect, CGFloat)])
    func `scrolling to a rectangle moves as little as needed`(rect: CGRect, expected: CGFloat) {
        let (host, scroll) = scrollView()
        host.layoutIfNeeded()
        scroll.contentOffset.y = 80
        scroll.scrollRectToVisible(rect, animated: false)
        #expect(scroll.contentOffset.y == expected)
    }

    @Test func `constraints to the content guide size the content`() {
        let (host, scroll) = scrollView(safeArea: .zero, content: .zero)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(child)
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
            child.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            child.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -20),
            child.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            child.heightAnchor.constraint(equalToConstant: 640),
        ])
        host.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 670))
        #expect(child.frame == CGRect(x: 0, y: 10, width: 200, height: 640))
    }

    @Test func `what is tied to the frame guide stays in place while content scrolls`() {
        let (host, scroll) = scrollView(safeArea: .zero)
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 8),
            badge.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 4),
            badge.widthAnchor.constraint(equalToConstant: 30), badge.heightAnchor.constraint(equalToConstant: 40),
        ])
        host.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 100, height: 1000))
        scroll.contentOffset = CGPoint(x: 0, y: 300)
        host.layoutIfNeeded()
        #expect(badge.convert(badge.bounds, to: host) == CGRect(x: 4, y: 8, width: 30, height: 40))
    }

    @Test func `the delegate hears of scrolling and of other insets`() {
        final class Delegate: UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            var insetChanges = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
        }
        let (host, scroll) = scrollView()
        let delegate = Delegate()
        scroll.delegate = delegate
        host.safeAreaOrigin = UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0)
        host.layoutIfNeeded()
        scroll.contentOffset.y = 40
        #expect(delegate.offsets == [-25, 40])
        #expect(delegate.insetChanges == 1)
    }

    @Test func `content that is moved out of the safe area has none of it inside`() {
        let (host, scroll) = scrollView()
        let low = UIView(frame: CGRect(x: 0, y: 900, width: 200, height: 100))
        scroll.addSubview(low)
        // The view scrolls up and down only: the strips at the sides reach into its content.
        #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7))
        scroll.contentInsetAdjustmentBehavior = .never
        low.frame.origin.y = scroll.bounds.maxY - 95
        #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 5, bottom: 10, right: 7))
        #expect(host.subviews == [scroll])
    }

    /// Source: Apple, *Auto Layout Guide*, Working with Scroll Views: edges mean the content, sizes and centres the scroll view's frame.
    @Test func `a scroll view's centre is that of its frame to what is inside it`() {
        let (host, scroll) = scrollView(safeArea: .zero, content: .zero)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scroll.topAnchor),
            view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
        ])
        host.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    }
}
