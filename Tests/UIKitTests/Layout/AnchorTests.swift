import Testing
import UIKit

/// Every factory method of anchors, as the frames that it leads to.
@MainActor
@Suite struct AnchorTests {
    let stage = Stage()

    private var pinned: [NSLayoutConstraint] {
        [
            stage.a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
            stage.a.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
            stage.b.topAnchor.constraint(equalTo: stage.root.topAnchor),
        ]
    }

    private func weak(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
        // Below the hugging of the views.
        constraint.priority = UILayoutPriority(100)
        return constraint
    }

    @Test func `a system spacing is eight points, times the multiplier, after and below`() {
        let frames = stage.frames(
            pinned.dropLast() + [
                stage.b.leadingAnchor.constraint(equalToSystemSpacingAfter: stage.a.trailingAnchor, multiplier: 2),
                stage.b.topAnchor.constraint(equalToSystemSpacingBelow: stage.a.bottomAnchor, multiplier: 1.5),
            ])
        // a ends at 50 and 30.
        #expect(frames[1].origin == CGPoint(x: 50 + 16, y: 30 + 12))
    }

    @Test func `a system spacing may be a minimum or a maximum`() {
        let (a, b, root) = (stage.a, stage.b, stage.root)
        let frames = stage.frames(
            pinned.dropLast() + [
                b.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
                weak(b.leadingAnchor.constraint(equalTo: root.leadingAnchor)),
                b.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
                weak(b.topAnchor.constraint(equalTo: root.topAnchor, constant: 500)),
            ])
        #expect(frames[1].origin == CGPoint(x: 58, y: 38))
        let others = Stage()
        let moved = others.frames([
            others.a.leadingAnchor.constraint(equalTo: others.root.leadingAnchor),
            others.a.topAnchor.constraint(equalTo: others.root.topAnchor),
            others.b.leadingAnchor.constraint(
                lessThanOrEqualToSystemSpacingAfter: others.a.trailingAnchor, multiplier: 1),
            weak(others.b.leadingAnchor.constraint(equalTo: others.root.leadingAnchor, constant: 500)),
            others.b.topAnchor.constraint(
                greaterThanOrEqualToSystemSpacingBelow: others.a.bottomAnchor, multiplier: 1),
            weak(others.b.topAnchor.constraint(equalTo: others.root.topAnchor)),
        ])
        #expect(moved[1].origin == CGPoint(x: 48, y: 28))
    }

    @Test func `from right to left a system spacing lies at the left`() {
        let mirrored = Stage(isRightToLeft: true)
        let frames = mirrored.frames([
            mirrored.a.leadingAnchor.constraint(equalTo: mirrored.root.leadingAnchor),
            mirrored.b.leadingAnchor.constraint(
                equalToSystemSpacingAfter: mirrored.a.trailingAnchor, multiplier: 1),
        ])
        #expect(frames.map(\.maxX) == [300, 300 - 40 - 8])
    }

    @Test func `between baselines a system spacing follows the font`() {
        let (first, second) = (UILabel(), UILabel())
        for label in [first, second] {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.text = "Text"
            stage.root.addSubview(label)
        }
        let spacing = second.firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1)
        NSLayoutConstraint.activate([first.topAnchor.constraint(equalTo: stage.root.topAnchor), spacing])
        stage.root.layoutIfNeeded()
        // 1.109 · 20.287 = 22.5 (stored by Interface Builder); equal fonts keep the distance between the tops.
        #expect(second.frame.minY == 22.5)
        second.font = .systemFont(ofSize: 34)
        stage.root.layoutIfNeeded()
        // The baselines are 1.109 · 40.574 = 45.0 apart; the tops differ by that less the ascenders' 16.19.
        #expect(abs(second.frame.minY - (45 - 16.19)) <= 0.5)
    }

    @Test func `two distances can be made equal`() {
        let (a, b, root) = (stage.a, stage.b, stage.root)
        let before = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
        let between = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let after = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        let frames = stage.frames([
            before.constraint(equalTo: between), after.constraint(equalTo: between, multiplier: 2),
        ])
        // 300 − 40 − 60 = 200 in four parts.
        #expect(frames.map(\.minX) == [50, 140])
    }

    @Test func `a distance can have a length, a multiplier and a constant, on both axes`() {
        let (a, b) = (stage.a, stage.b)
        let frames = stage.frames([
            a.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 3),
            a.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
            a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalToConstant: 44),
            a.leftAnchor.anchorWithOffset(to: b.leftAnchor).constraint(
                equalTo: b.widthAnchor, multiplier: 0.5, constant: 7),
        ])
        #expect(frames[1].origin == CGPoint(x: 37, y: 47))
    }

    @Test func `distances between leading anchors count in reading direction`() {
        let mirrored = Stage(isRightToLeft: true)
        let frames = mirrored.frames([
            mirrored.a.leadingAnchor.constraint(equalTo: mirrored.root.leadingAnchor),
            mirrored.a.leadingAnchor.anchorWithOffset(to: mirrored.b.leadingAnchor).constraint(equalToConstant: 100),
        ])
        #expect(frames.map(\.maxX) == [300, 200])
    }

    @Test func `sizes can be at least, at most and exactly a number or a multiple of another`() {
        let (a, b) = (stage.a, stage.b)
        let frames = stage.frames([
            a.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
            a.heightAnchor.constraint(lessThanOrEqualToConstant: 9),
            b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 0.5, constant: 1),
            b.heightAnchor.constraint(greaterThanOrEqualTo: a.heightAnchor, multiplier: 5, constant: 1),
        ])
        // b keeps its 60 points at 750, which a, hugging at 250, makes room for: 0.5 · 118 + 1.
        #expect(frames.map(\.size) == [CGSize(width: 118, height: 9), CGSize(width: 60, height: 46)])
    }

    @Test func `a view may leave its baselines to a view inside it`() {
        final class Card: UIView {
            let label = UILabel()
            override var forFirstBaselineLayout: UIView { label }
            override var forLastBaselineLayout: UIView { label }
        }
        let card = Card()
        card.translatesAutoresizingMaskIntoConstraints = false
        card.label.translatesAutoresizingMaskIntoConstraints = false
        card.label.text = "Title"
        card.addSubview(card.label)
        stage.root.addSubview(card)
        let beside = UILabel()
        beside.text = "Beside"
        beside.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(beside)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 10),
            card.label.topAnchor.constraint(equalTo: card.topAnchor, constant: 30),
            beside.firstBaselineAnchor.constraint(equalTo: card.firstBaselineAnchor),
        ])
        stage.root.layoutIfNeeded()
        // Equal fonts: the tops of the two labels are level, 10 + 30 below the root's.
        #expect(beside.frame.minY == 40)
    }
}
