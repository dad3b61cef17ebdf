import Testing
import UIKit

/// Stack views where the priority of a row decides, where one stands in another, and where spacing is between baselines.
@MainActor
@Suite struct StackPriorityTests {
    private func laidOut(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }

    /// Apple, *UIStackView.Distribution.fill*: a stack view shrinks views by their compression resistance, and stretches them by their hugging.
    @Test(arguments: [(UILayoutPriority(251), UILayoutPriority(250), 20, 170), (.init(249), .init(250), 160, 30)])
    func `the view that hugs less is stretched`(
        _ first: UILayoutPriority, _ second: UILayoutPriority, _ firstWidth: CGFloat, _ secondWidth: CGFloat
    ) {
        let (a, b) = (SizedView(20, 10), SizedView(30, 10))
        a.setContentHuggingPriority(first, for: .horizontal)
        b.setContentHuggingPriority(second, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.spacing = 10
        #expect(laidOut(stack, 200, 40).map(\.width) == [firstWidth, secondWidth])
    }

    /// Centres at equal distances are wished at 150; the least spacing is required: with 15 between, the second view ends at 125, not 130.
    @Test func `equal centres give way to the spacing`() {
        let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(80, 10), SizedView(60, 10)])
        stack.distribution = .equalCentering
        stack.spacing = 15
        #expect(laidOut(stack, 200, 40).map { [$0.minX, $0.width] } == [[0, 20], [45, 80], [140, 60]])
    }

    /// Four centres: the first three at equal distances (150), the last gap less so (149), where the spacing is in the way of the last.
    @Test func `the first centres are equal before the last ones`() {
        let views = [SizedView(20, 10), SizedView(20, 10), SizedView(20, 10), SizedView(100, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .equalCentering
        stack.spacing = 10
        // From 10 to 150 they would be 46⅔ apart, but the third view must end at 90: its centre is 80, and the second's 45.
        let frames = laidOut(stack, 200, 40)
        #expect(frames.map(\.minX) == [0, 35, 70, 100])
    }

    /// `UISV-spanning-fit` at 51 keeps the row as high as its highest view where nothing else says how high it is, before `UISV-ambiguity-suppression`
    /// at 25 takes the height of a view without one.
    @Test func `a row is as high as its highest view`() {
        let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), UIView(), SizedView(20, 30)])
        stack.alignment = .center
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 30))
        let frames = laidOut(stack, 100, 30)
        #expect(frames.map(\.minY) == [10, 15, 0])
        #expect(frames.map(\.height) == [10, 0, 30])
    }

    /// A view's own constraint at 26 beats `UISV-ambiguity-suppression` at 25, one at 24 does not.
    @Test(arguments: [(UILayoutPriority(26), 50), (UILayoutPriority(24), 0)])
    func `a wish stronger than the suppression of ambiguity counts`(_ priority: UILayoutPriority, _ height: CGFloat) {
        let view = UIView()
        let wish = view.heightAnchor.constraint(equalToConstant: 50)
        wish.priority = priority
        wish.isActive = true
        let stack = UIStackView(arrangedSubviews: [view])
        stack.alignment = .top
        #expect(laidOut(stack, 100, 80)[0].height == height)
    }

    /// The shares count down from 999, so that the last view gives way: 60 for each of two equal ones in 120 leaves 52 of them beside 8.
    @Test func `the last share of a proportional distribution gives way`() {
        let stack = UIStackView(arrangedSubviews: [SizedView(15, 10), SizedView(15, 10)])
        stack.distribution = .fillProportionally
        stack.spacing = 8
        #expect(laidOut(stack, 120, 40).map(\.width) == [60, 52])
    }

    /// The length 0 of a hidden view is required: a width of its own at 999 gives way.
    @Test func `a hidden view has no length whatever it wishes`() {
        let hidden = SizedView(30, 10)
        let wish = hidden.widthAnchor.constraint(equalToConstant: 50)
        wish.priority = UILayoutPriority(999)
        wish.isActive = true
        hidden.isHidden = true
        let stack = UIStackView(arrangedSubviews: [SizedView(20, 10), hidden, SizedView(20, 10)])
        stack.distribution = .fillEqually
        stack.spacing = 10
        #expect(laidOut(stack, 100, 40).map(\.width) == [45, 0, 45])
    }

    // MARK: Nested

    /// A row in a column: the view below, which hugs least, takes what is left: 100 − 30 − 10.
    @Test func `a row in a column has the height of its views`() {
        let row = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(40, 30)])
        row.distribution = .fillEqually
        row.spacing = 10
        let below = SizedView(60, 20)
        below.setContentHuggingPriority(.init(240), for: .vertical)
        let column = UIStackView(arrangedSubviews: [row, below])
        column.axis = .vertical
        column.spacing = 10
        #expect(
            laidOut(column, 200, 100) == [
                CGRect(x: 0, y: 0, width: 200, height: 30), CGRect(x: 0, y: 40, width: 200, height: 60),
            ])
        #expect(
            row.arrangedSubviews.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 95, height: 30), CGRect(x: 105, y: 0, width: 95, height: 30),
            ])
    }

    /// A centred row is as wide as its views and their spacing: 70, from 65 to 135.
    @Test func `a centred row in a column is as wide as its views`() {
        let row = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(40, 30)])
        row.alignment = .bottom
        row.spacing = 10
        let column = UIStackView(arrangedSubviews: [row, SizedView(60, 20)])
        column.axis = .vertical
        column.alignment = .center
        column.distribution = .equalSpacing
        #expect(
            laidOut(column, 200, 100) == [
                CGRect(x: 65, y: 0, width: 70, height: 30), CGRect(x: 70, y: 80, width: 60, height: 20),
            ])
        #expect(row.arrangedSubviews.map(\.frame.minY) == [20, 0])
    }

    // MARK: Baselines

    private func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
        let column = UIStackView(arrangedSubviews: views)
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = spacing
        column.isBaselineRelativeArrangement = true
        return column
    }

    /// Apple, *isBaselineRelativeArrangement*: from the last baseline to the first. A label of 17 points is 20½ high, its last baseline 4.10 above its
    /// end (0.24121 × 17) and its first 16.19 below its start (0.95215 × 17): 20.5 − 4.10 + 30 − 16.19 = 30.21.
    @Test func `a baseline relative column measures from baseline to baseline`() {
        let labels = ["One", "Two"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        #expect(laidOut(column(labels, spacing: 30), 200, 100)[1].minY == 30)
    }

    /// The baseline of a view without text is its bottom: the second ends 40 below the first, which is 10 high.
    @Test(arguments: [
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ])
    func `a view without text has its baseline at its bottom`(_ distribution: UIStackView.Distribution) {
        let stack = column([SizedView(20, 10), SizedView(20, 30)], spacing: 40)
        stack.distribution = distribution
        // 50 is as high as the views and the spacing between their bottoms are.
        let frames = laidOut(stack, 200, 50)
        #expect(frames[1].maxY - frames[0].maxY == 40)
        #expect(frames[1].maxY == 50)
    }
}
