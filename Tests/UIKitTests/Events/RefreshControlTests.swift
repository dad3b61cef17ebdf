import Testing

@testable import UIKit

@MainActor struct RefreshControlTests {
    @MainActor private final class Stage {
        let touch = TouchStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        let refresh = UIRefreshControl()
        private(set) var refreshes = 0

        init() {
            VirtualClock.shared.advance(by: 1)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = CGSize(width: 300, height: 1000)
            scroll.refreshControl = refresh
            refresh.addTarget(self, action: Selector(Stage.refreshed), for: .valueChanged)
            touch.add(scroll)
        }

        private func refreshed() { refreshes += 1 }

        func pull(_ distance: CGFloat) {
            let finger = touch.press(CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 150 + distance))
            finger?.lift()
            VirtualClock.shared.settle()
            touch.window.layoutIfNeeded()
        }
    }

    @Test func `content that is pulled far enough is fetched anew, and stands below the spinner until it is there`() {
        let stage = Stage()
        stage.pull(60)
        #expect(stage.refreshes == 0)
        #expect(stage.refresh.superview == nil)
        stage.pull(200)
        #expect(stage.refreshes == 1)
        #expect(stage.refresh.isRefreshing)
        #expect(stage.scroll.contentOffset.y == -60)
        #expect(stage.scroll.adjustedContentInset.top == 60)
        #expect(stage.refresh.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
        stage.refresh.endRefreshing()
        stage.touch.window.layoutIfNeeded()
        #expect(stage.scroll.contentOffset.y == 0)
        #expect(stage.refresh.superview == nil)
    }

    @Test func `code begins without moving content and without the action, as in UIKit`() {
        let stage = Stage()
        stage.refresh.beginRefreshing()
        stage.touch.window.layoutIfNeeded()
        #expect(stage.refreshes == 0)
        #expect(stage.scroll.contentOffset.y == 0)
        #expect(stage.scroll.adjustedContentInset.top == 60)
        stage.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
        stage.touch.window.layoutIfNeeded()
        #expect(stage.scroll.contentOffset.y == -60)
        stage.refresh.endRefreshing()
        #expect(stage.scroll.contentOffset.y == 0)
    }
}
