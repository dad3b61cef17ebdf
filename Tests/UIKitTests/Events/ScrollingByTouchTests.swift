import Foundation
import Testing

@testable import UIKit

@MainActor struct ScrollingByTouchTests {
    /// A scroll view of 300 × 400 points with content of 300 × 1,000, and all that its delegate is told.
    @MainActor private final class Stage: UIScrollViewDelegate {
        let touch = TouchStage()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        private(set) var log: [String] = []
        private(set) var velocity = CGPoint.zero
        var chosenTarget: CGFloat?

        init(contentSize: CGSize = CGSize(width: 300, height: 1000)) {
            VirtualClock.shared.advance(by: 1)
            scroll.contentInsetAdjustmentBehavior = .never
            scroll.contentSize = contentSize
            touch.add(scroll)
            scroll.delegate = self
        }

        /// A finger that moves at one speed: twelve events in a fifth of a second.
        func drag(from start: CGPoint, by distance: CGPoint, rests: Bool = false) {
            let finger = TouchDelivery(pressing: start)
            for step in 1...12 {
                VirtualClock.shared.advance(by: 1.0 / 60)
                let part = CGFloat(step) / 12
                finger?.move(to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
            }
            if rests {
                VirtualClock.shared.advance(by: 0.1)
                finger?.move(to: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
            }
            finger?.lift()
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }

        private func note(_ text: String) {
            if log.last != text { log.append(text) }
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scrolled") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("will begin dragging") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            self.velocity = velocity
            note("will end dragging, to \(targetContentOffset.pointee.y.rounded())")
            if let chosenTarget { targetContentOffset.pointee.y = chosenTarget }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            note("ended dragging, decelerates: \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("will begin decelerating") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("ended decelerating") }
    }

    private let start = CGPoint(x: 150, y: 400)

    @Test func `content goes with the finger and stays where a resting finger leaves it`() {
        let stage = Stage()
        stage.drag(from: start, by: CGPoint(x: 0, y: -120), rests: true)
        #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 120))
        #expect(
            stage.take() == [
                "will begin dragging", "scrolled", "will end dragging, to 120.0", "ended dragging, decelerates: false",
            ])
    }

    @Test func `content that is let go on its way glides on, and tells so in UIKit's order`() {
        let stage = Stage()
        // 60 points in 0.2 s are 300 a second: 60 + 300/1000 · 0.998/0.002 = 209.7 (Apple, WWDC 2018, session 803).
        stage.drag(from: start, by: CGPoint(x: 0, y: -60))
        #expect(stage.scroll.isDecelerating)
        #expect(!stage.scroll.isDragging)
        #expect(abs(stage.velocity.y - 0.3) < 1e-6)
        VirtualClock.shared.advance(by: 0.3)
        #expect(stage.scroll.contentOffset.y > 100 && stage.scroll.contentOffset.y < 150)
        VirtualClock.shared.advance(by: 5)
        #expect(abs(stage.scroll.contentOffset.y - 209.7) < 1e-4)
        #expect(!stage.scroll.isDecelerating)
        #expect(
            stage.take() == [
                "will begin dragging", "scrolled", "will end dragging, to 210.0", "ended dragging, decelerates: true",
                "will begin decelerating", "scrolled", "ended decelerating",
            ])
    }

    @Test func `settling brings gliding content to its rest without time`() {
        let stage = Stage()
        stage.drag(from: start, by: CGPoint(x: 0, y: -60))
        let now = VirtualClock.shared.now
        VirtualClock.shared.settle()
        #expect(VirtualClock.shared.now == now)
        #expect(abs(stage.scroll.contentOffset.y - 209.7) < 1e-4)
        #expect(stage.take().last == "ended decelerating")
    }

    @Test func `content that is thrown beyond its end springs back to it`() {
        let stage = Stage()
        stage.drag(from: start, by: CGPoint(x: 0, y: -380))
        var farthest: CGFloat = 0
        for _ in 0..<300 {
            VirtualClock.shared.advance(by: 1.0 / 60)
            farthest = max(farthest, stage.scroll.contentOffset.y)
        }
        #expect(farthest > 600)
        #expect(stage.scroll.contentOffset.y == 600)
        #expect(stage.take().last == "ended decelerating")
    }

    /// Of 200 points 400 · (1 − 1/(0.55 · 200/400 + 1)), which is 400 · 0.11/0.51.
    private nonisolated static let stretched: CGFloat = -86.274_509_803_921_57

    @Test(arguments: [(true, stretched), (false, 0)])
    func `content at its top follows the finger less and less, and without bounces not at all`(
        bounces: Bool, offset: CGFloat
    ) {
        let stage = Stage()
        stage.scroll.bounces = bounces
        let finger = stage.touch.press(CGPoint(x: 150, y: 200), CGPoint(x: 150, y: 400))
        #expect(abs(stage.scroll.contentOffset.y - offset) < 1e-9)
        #expect(stage.scroll.isDragging)
        finger?.lift()
        VirtualClock.shared.settle()
        #expect(stage.scroll.contentOffset.y == 0)
    }

    /// 40 % of a page slowly, 60 % slowly, and 20 % quickly.
    private nonisolated static let pages: [(distance: CGFloat, rests: Bool, page: CGFloat)] = [
        (-160, true, 0), (-240, true, 400), (-80, false, 400),
    ]

    @Test(arguments: pages)
    func `paging stops at pages`(distance: CGFloat, rests: Bool, page: CGFloat) {
        let stage = Stage(contentSize: CGSize(width: 300, height: 1200))
        stage.scroll.isPagingEnabled = true
        stage.drag(from: CGPoint(x: 150, y: 450), by: CGPoint(x: 0, y: distance), rests: rests)
        VirtualClock.shared.settle()
        #expect(stage.scroll.contentOffset.y == page)
    }

    @Test func `the delegate chooses where content comes to rest`() {
        let stage = Stage()
        stage.chosenTarget = 250
        stage.drag(from: start, by: CGPoint(x: 0, y: -60))
        VirtualClock.shared.settle()
        #expect(stage.scroll.contentOffset.y == 250)
    }

    @Test func `a view scrolls only along the axis on which its content moves`() {
        let stage = Stage()
        stage.drag(from: start, by: CGPoint(x: -120, y: 0))
        #expect(stage.take() == [])
        stage.scroll.isScrollEnabled = false
        stage.drag(from: start, by: CGPoint(x: 0, y: -120))
        #expect(stage.scroll.contentOffset == .zero)
    }

    @Test func `of two nested views the inner one scrolls, and the other one along the axis that is left to it`() {
        let stage = Stage()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        inner.contentSize = CGSize(width: 900, height: 400)
        stage.scroll.addSubview(inner)
        stage.drag(from: start, by: CGPoint(x: -100, y: 0), rests: true)
        #expect(inner.contentOffset == CGPoint(x: 100, y: 0))
        #expect(stage.scroll.contentOffset == .zero)
        stage.drag(from: start, by: CGPoint(x: 0, y: -100), rests: true)
        #expect(inner.contentOffset == CGPoint(x: 100, y: 0))
        #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: 100))
    }

    @Test func `a quick finger on a button scrolls, and a button that has the finger for long keeps it`() {
        for rests in [0.0, 0.5] {
            let stage = Stage()
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            stage.scroll.addSubview(button)
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            let finger = TouchDelivery(pressing: start)
            VirtualClock.shared.advance(by: rests)
            finger?.move(to: CGPoint(x: 150, y: 360))
            #expect(stage.scroll.contentOffset.y == (rests == 0 ? 40 : 0))
            finger?.lift()
            #expect(taps == (rests == 0 ? 0 : 1))
        }
    }

    @Test func `dragging takes the keyboard away where the view says so`() {
        let stage = Stage()
        let field = UITextField(frame: CGRect(x: 0, y: 10, width: 200, height: 30))
        stage.scroll.addSubview(field)
        for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag] {
            stage.scroll.keyboardDismissMode = mode
            field.becomeFirstResponder()
            stage.drag(from: start, by: CGPoint(x: 0, y: -50), rests: true)
            #expect(field.isFirstResponder == (mode == .none))
        }
    }

    @Test func `a row of a table that is scrolled is not selected`() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            var selected: [Int] = []
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                selected.append(indexPath.row)
            }
        }
        let stage = Stage()
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        table.dataSource = rows
        table.delegate = rows
        stage.touch.add(table)
        stage.drag(from: start, by: CGPoint(x: 0, y: -220), rests: true)
        #expect(table.contentOffset.y == 220)
        stage.touch.window.layoutIfNeeded()
        stage.touch.tap(150, 110)
        // The row at 220 + 10 points of rows of 44.
        #expect(rows.selected == [5])
    }
}
