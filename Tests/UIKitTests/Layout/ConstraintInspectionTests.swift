import Testing
import UIKit

/// What constraints and views tell about a layout: anchors, what decides a frame, and whether anything does.
@MainActor
@Suite struct ConstraintInspectionTests {
    let stage = Stage()

    @Test func `a constraint hands out the anchors it was made from`() {
        let constraint = stage.a.leadingAnchor.constraint(equalTo: stage.b.trailingAnchor, constant: 8)
        #expect(constraint.firstAnchor == stage.a.leadingAnchor)
        #expect(constraint.firstAnchor != stage.a.trailingAnchor)
        #expect(constraint.firstAnchor != stage.b.leadingAnchor)
        #expect(constraint.firstAnchor.item === stage.a)
        #expect(constraint.secondAnchor == stage.b.trailingAnchor)
        #expect(stage.a.widthAnchor.constraint(equalToConstant: 3).secondAnchor == nil)
    }

    @Test func `the anchor of a distance knows where it begins`() {
        let gap = stage.a.trailingAnchor.anchorWithOffset(to: stage.b.leadingAnchor)
        let constraint = stage.root.widthAnchor.constraint(equalTo: gap)
        #expect(constraint.secondAnchor == gap)
        #expect(constraint.secondAnchor != stage.b.leadingAnchor)
    }

    @Test func `constraints are found by an anchor, as code does that edits a height`() {
        let height = stage.a.heightAnchor.constraint(equalToConstant: 44)
        NSLayoutConstraint.activate([stage.a.widthAnchor.constraint(equalToConstant: 9), height])
        #expect(stage.a.constraints.first { $0.firstAnchor == stage.a.heightAnchor } === height)
    }

    @Test func `what decides a view is told by axis, without what has room to spare`() {
        let leading = stage.a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10)
        let next = stage.b.leadingAnchor.constraint(equalTo: stage.a.trailingAnchor, constant: 8)
        let width = stage.a.widthAnchor.constraint(equalToConstant: 70)
        let loose = stage.b.trailingAnchor.constraint(lessThanOrEqualTo: stage.root.trailingAnchor)
        let top = stage.b.topAnchor.constraint(equalTo: stage.root.topAnchor)
        NSLayoutConstraint.activate([leading, next, width, loose, top])
        #expect(stage.b.constraintsAffectingLayout(for: .horizontal) == [leading, next, width])
        #expect(stage.b.constraintsAffectingLayout(for: .vertical) == [top])
        // 300 points less 18 and 70 leave 212 for b, which asks for 60; once it asks for more, the edge decides.
        stage.b.size.width = 400
        #expect(stage.b.constraintsAffectingLayout(for: .horizontal) == [leading, next, width, loose])
    }

    @Test func `a guide's place is decided like a view's, a safe area's as that of its view`() {
        let guide = UILayoutGuide()
        stage.root.addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 4)
        let width = guide.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([leading, width])
        #expect(guide.constraintsAffectingLayout(for: .horizontal) == [leading, width])
        #expect(guide.hasAmbiguousLayout, "nothing says where it is vertically")
        #expect(stage.root.safeAreaLayoutGuide.constraintsAffectingLayout(for: .horizontal) == [])
        #expect(!stage.root.safeAreaLayoutGuide.hasAmbiguousLayout)
    }

    @Test func `an undecided layout is ambiguous, and is exercised to and fro`() {
        let format = NSLayoutConstraint.constraints(
            withVisualFormat: "|[a][b]|", metrics: nil, views: ["a": stage.a, "b": stage.b])
        let tops = [stage.a, stage.b].map { $0.topAnchor.constraint(equalTo: stage.root.topAnchor) }
        let frames = stage.frames(format + tops)
        #expect(stage.a.hasAmbiguousLayout && stage.b.hasAmbiguousLayout && !stage.root.hasAmbiguousLayout)
        stage.a.exerciseAmbiguityInLayout()
        let others = [stage.a.frame, stage.b.frame]
        // Both hug at 250, and 200 of the 300 points are left over: who gets them is open, the sum is not.
        #expect(others != frames)
        #expect(others[0].width + others[1].width == 300 && others[1].minX == others[0].maxX)
        stage.a.exerciseAmbiguityInLayout()
        #expect([stage.a.frame, stage.b.frame] == frames)
    }

    @Test func `a decided layout is not exercised`() {
        let format = NSLayoutConstraint.constraints(
            withVisualFormat: "|[a][b]", metrics: nil, views: ["a": stage.a, "b": stage.b])
        let tops = [stage.a, stage.b].map { $0.topAnchor.constraint(equalTo: stage.root.topAnchor) }
        let frames = stage.frames(format + tops)
        #expect(!stage.a.hasAmbiguousLayout)
        stage.a.exerciseAmbiguityInLayout()
        #expect([stage.a.frame, stage.b.frame] == frames)
    }
}
