import Testing

@testable import UIKit

@MainActor struct PageViewControllerTests {
    @MainActor private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { _ in UIViewController() }
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        var count = 0
        var log: [String] = []
        let window = UIWindow()

        init() {
            UIScreen.main.device = .phone375
            VirtualClock.shared.advance(by: 1)
        }

        func show(count: Int = 0) {
            self.count = count
            book.dataSource = self
            book.delegate = self
            book.setViewControllers([pages[0]], direction: .forward, animated: false)
            window.rootViewController = book
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }

        func swipe(from start: CGFloat, to end: CGFloat) {
            let finger = TouchDelivery(pressing: CGPoint(x: start, y: 300))
            for step in 1...5 { finger?.move(to: CGPoint(x: start + (end - start) * CGFloat(step) / 5, y: 300)) }
            finger?.lift()
            window.layoutIfNeeded()
        }

        private func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller } ?? -1 }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            index(viewController) > 0 ? pages[index(viewController) - 1] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            index(viewController) < 2 ? pages[index(viewController) + 1] : nil
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int {
            (pageViewController.viewControllers?.first).map(index) ?? 0
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) {
            log.append("will \(pendingViewControllers.map(index))")
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) {
            log.append("did \(previousViewControllers.map(index)) \(completed)")
        }

        isolated deinit {
            window.isHidden = true
        }
    }

    @Test func `the page fills the view`() {
        let book = Book()
        book.show()
        #expect(book.book.viewControllers == [book.pages[0]])
        #expect(book.pages[0].view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(book.pages[0].parent === book.book)
        var isDone = false
        book.book.setViewControllers([book.pages[2]], direction: .forward, animated: true) { isDone = $0 }
        #expect(isDone)
        #expect(book.book.viewControllers == [book.pages[2]])
        #expect(book.pages[0].parent == nil)
        #expect(book.pages[0].view.superview == nil)
        // Code tells nobody.
        #expect(book.log.isEmpty)
    }

    @Test func `a swipe turns to the neighbour, and tells the delegate`() {
        let book = Book()
        book.show()
        book.swipe(from: 300, to: 80)
        #expect(book.book.viewControllers == [book.pages[1]])
        VirtualClock.shared.advance(by: 1)
        book.swipe(from: 80, to: 300)
        #expect(book.book.viewControllers == [book.pages[0]])
        VirtualClock.shared.advance(by: 1)
        // There is nothing before the first.
        book.swipe(from: 80, to: 300)
        #expect(book.log == ["will [1]", "did [0] true", "will [0]", "did [1] true"])
    }

    @Test func `a data source that counts its pages gets a page control below them`() throws {
        let book = Book()
        book.show(count: 3)
        let control = try #require(book.book.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(control.numberOfPages == 3)
        #expect(control.currentPage == 0)
        #expect(control.frame == CGRect(x: 0, y: 630, width: 375, height: 37))
        #expect(book.pages[0].view.frame.height == 630)
        book.swipe(from: 300, to: 80)
        #expect(control.currentPage == 1)
    }
}
