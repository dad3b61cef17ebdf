import Testing
import UIKit

/// A view whose content has a size.
@MainActor
final class SizedView: UIView {
    var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { size }
}

@MainActor
@Suite struct AutoLayoutTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    func add(_ view: UIView, to superview: UIView? = nil) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
        return view
    }

    @Test func edgesAndSizesAreWhatTheConstraintsSay() {
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -20),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -30),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 10, width: 130, height: 160))
    }

    @Test func aCentredViewKeepsItsIntrinsicSize() {
        let view = add(SizedView(40, 21))
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 130, y: 89.5, width: 40, height: 21))
    }

    @Test func edgesAreRoundedToDevicePixelsTiesUp() {
        // At 2x a centre of 150 and a width of 40.5 give a left edge of 129.75: half a pixel, which goes up.
        let view = add(SizedView(40.5, 10))
        view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 130, y: 0, width: 40.5, height: 10))
    }

    @Test func aHigherPriorityWinsWhateverTheNumberOfLowerOnes() {
        let view = add(UIView())
        let wishes: [(CGFloat, Float)] = [(100, 700), (50, 600), (50, 600), (50, 599)]
        NSLayoutConstraint.activate(
            wishes.map { width, priority in
                let wish = view.widthAnchor.constraint(equalToConstant: width)
                wish.priority = UILayoutPriority(priority)
                return wish
            } + [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test func theViewThatHugsLessIsStretched() {
        let left = add(SizedView(40, 10))
        let right = add(SizedView(40, 10))
        left.setContentHuggingPriority(.init(251), for: .horizontal)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
            right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            left.topAnchor.constraint(equalTo: root.topAnchor),
            right.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(right.frame == CGRect(x: 48, y: 0, width: 252, height: 10))
    }

    @Test func aChangedConstantMovesTheView() {
        let view = add(SizedView(10, 10))
        let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
        top.isActive = true
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        top.constant = 25
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 0, y: 25))
    }

    @Test func aChangedIntrinsicSizeResizesTheView() {
        let view = SizedView(10, 10)
        _ = add(view)
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        view.size = CGSize(width: 30, height: 20)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 30, height: 20))
    }

    @Test func aResizedRootLaysOutAnew() {
        let view = add(UIView())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(view.frame.width == 380)
    }

    @Test func constraintsReachAcrossLevelsOfTheTree() {
        let box = add(UIView())
        let inner = add(SizedView(20, 20), to: box)
        let other = add(SizedView(30, 30))
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 100),
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
            other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 7),
            other.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 8),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 6, width: 20, height: 20))
        #expect(other.frame == CGRect(x: 82, y: 74, width: 30, height: 30))
    }

    @Test func aConstraintReachesIntoAViewThatKeepsItsFrame() {
        let box = UIView(frame: CGRect(x: 50, y: 40, width: 100, height: 100))
        root.addSubview(box)
        let inner = add(SizedView(20, 20), to: box)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 50, y: 40, width: 100, height: 100))
        #expect(inner.frame == CGRect(x: 10, y: 6, width: 20, height: 20))
    }

    @Test func leadingIsTheRightEdgeFromRightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = add(SizedView(40, 10))
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        // UIKit counts a leading constant in reading direction: 16 points in from the right edge.
        #expect(view.frame.minX == 244)
    }

    @Test func guidesAndMarginsInsetTheView() {
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let view = add(UIView())
        let guide = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 196))
    }

    @Test func aGuideOfOnesOwnTakesPart() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = add(SizedView(10, 10))
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            guide.heightAnchor.constraint(equalToConstant: 60),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 50, width: 300, height: 60))
        #expect(view.frame == CGRect(x: 145, y: 100, width: 10, height: 10))
    }

    @Test func aFittingSizeIsTheSmallestThatTheConstraintsAllow() {
        let card = UIView()
        let label = add(SizedView(120, 30), to: card)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
        ])
        #expect(
            card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 152, height: 46))
        let wide = card.systemLayoutSizeFitting(
            CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 400, height: 46))
    }

    @Test func removingAViewTakesItsConstraintsToTheOutsideAway() {
        let view = add(SizedView(10, 10))
        let outer = view.topAnchor.constraint(equalTo: root.topAnchor)
        let own = view.widthAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate([outer, own])
        view.removeFromSuperview()
        #expect(!outer.isActive)
        #expect(own.isActive)
        #expect(root.constraints.isEmpty)
    }
}
