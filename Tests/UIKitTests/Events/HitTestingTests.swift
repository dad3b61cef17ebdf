import Testing

@testable import UIKit

/// Source of the rules: Apple, *UIView.hitTest(_:with:)*.
@MainActor struct HitTestingTests {
    /// A view of 100 × 100 points at (50, 50), with a subview of 40 × 40 in its lower right corner that reaches 20 points out of it.
    @MainActor private struct Tree {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let outer = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 80, y: 80, width: 40, height: 40))

        init() {
            root.addSubview(outer)
            outer.addSubview(inner)
        }

        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }
    }

    @Test func `the frontmost view under the point is found`() {
        let tree = Tree()
        #expect(tree.hit(10, 10) === tree.root)
        #expect(tree.hit(60, 60) === tree.outer)
        #expect(tree.hit(140, 140) === tree.inner)
        let front = UIView(frame: tree.outer.frame)
        tree.root.addSubview(front)
        #expect(tree.hit(140, 140) === front)
        #expect(tree.hit(300, 300) == nil)
    }

    @Test func `what lies outside of its superview is not found, clipped or not`() {
        let tree = Tree()
        #expect(tree.hit(160, 160) === tree.root)
        tree.outer.clipsToBounds = true
        #expect(tree.hit(160, 160) === tree.root)
    }

    @Test(arguments: ["hidden", "transparent", "without interaction"])
    func `views that take no touches are passed over with all below them`(_ reason: String) {
        let tree = Tree()
        switch reason {
        case "hidden": tree.outer.isHidden = true
        case "transparent": tree.outer.alpha = 0.009
        default: tree.outer.isUserInteractionEnabled = false
        }
        #expect(tree.hit(140, 140) === tree.root)
    }

    @Test func `a view of alpha 0·01 is found`() {
        let tree = Tree()
        tree.outer.alpha = 0.01
        #expect(tree.hit(60, 60) === tree.outer)
    }

    @Test func `points are carried through transforms`() {
        let tree = Tree()
        // Half as large about its middle at (100, 100): 75…125.
        tree.outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(tree.hit(70, 70) === tree.root)
        #expect(tree.hit(80, 80) === tree.outer)
        // The inner view's upper left corner is at (80, 80) of 100: 75 + 40.
        #expect(tree.hit(116, 116) === tree.inner)
        #expect(tree.hit(114, 114) === tree.outer)
    }

    @Test func `a view may say itself which points are its own`() {
        final class Round: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
                return x * x + y * y <= bounds.width * bounds.width / 4
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let round = Round(frame: root.bounds)
        root.addSubview(round)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 50, y: 5), with: nil) === round)
    }

    @Test func `a view may let all touches through, or take them for another`() {
        final class Glass: UIView {
            var target: UIView?
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { target }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let glass = Glass(frame: root.bounds)
        root.addSubview(glass)
        #expect(root.hitTest(.zero, with: nil) === root)
        let button = UIButton()
        glass.target = button
        #expect(root.hitTest(.zero, with: nil) === button)
    }

    @Test func `labels and image views take no touches`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for view in [UILabel(frame: root.bounds), UIImageView(frame: root.bounds)] {
            root.addSubview(view)
            #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
        }
    }
}
