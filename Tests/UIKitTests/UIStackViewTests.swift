import Testing
import UIKit

/// Frames as UIKit's documentation of each distribution and alignment, and the rows of its constraints, give them.
@MainActor
@Suite struct UIStackViewTests {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let first = SizedView(20, 10)
    let second = SizedView(40, 30)
    let third = SizedView(60, 20)

    init() {
        for view in [first, second, third] { stack.addArrangedSubview(view) }
        stack.spacing = 10
    }

    func frames() -> [CGRect] {
        stack.layoutIfNeeded()
        return [first, second, third].map(\.frame)
    }

    /// Left edges and widths.
    func spans() -> [[CGFloat]] { frames().map { [$0.minX, $0.width] } }

    @Test func fillStretchesTheViewThatHugsLeast() {
        second.setContentHuggingPriority(.init(240), for: .horizontal)
        // 200 − 20 spacing − 20 − 60 leaves 100 for the second.
        #expect(spans() == [[0, 20], [30, 100], [140, 60]])
    }

    @Test func fillSqueezesTheViewThatResistsLeast() {
        stack.frame.size.width = 100
        third.setContentCompressionResistancePriority(.init(740), for: .horizontal)
        #expect(spans() == [[0, 20], [30, 40], [80, 20]])
    }

    @Test func fillEquallyGivesAllOneLength() {
        stack.distribution = .fillEqually
        #expect(spans() == [[0, 60], [70, 60], [140, 60]])
    }

    @Test func fillProportionallyCountsTheSpacingInNoShare() {
        stack.distribution = .fillProportionally
        // 200 · 20/120 and 200 · 40/120 on pixels; the last view carries the two spacings: 200 − 33⅓ − 66⅔ − 20.
        #expect(spans() == [[0, 33.5], [43.5, 66.5], [120, 80]])
    }

    /// A stored frame: two labels of 14½ points in a column of 120 with the system's spacing.
    @Test func equalContentsDifferByTheSpacingWhereTheyFillProportionally() {
        stack.axis = .vertical
        stack.distribution = .fillProportionally
        stack.spacing = 8
        stack.frame.size.height = 120
        second.size.height = 10
        third.isHidden = true
        #expect(frames()[..<2].map { [$0.minY, $0.height] } == [[0, 60], [68, 52]])
    }

    @Test func equalSpacingKeepsSizesAndSharesTheRest() {
        stack.distribution = .equalSpacing
        // 200 − 120 leaves two gaps of 40.
        #expect(spans() == [[0, 20], [60, 40], [140, 60]])
    }

    @Test func equalCenteringPutsCentresAtEqualDistances() {
        stack.distribution = .equalCentering
        // Centres at 10, 90, 170.
        #expect(spans() == [[0, 20], [70, 40], [140, 60]])
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, [[0, 100], [0, 100], [0, 100]] as [[CGFloat]]),
        (.top, [[0, 10], [0, 30], [0, 20]]),
        (.bottom, [[90, 10], [70, 30], [80, 20]]),
        (.center, [[45, 10], [35, 30], [40, 20]]),
    ])
    func alignmentPlacesAcrossTheAxis(_ alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
        stack.alignment = alignment
        stack.distribution = .equalSpacing
        #expect(frames().map { [$0.minY, $0.height] } == expected)
    }

    @Test func aHiddenViewsPlaceClosesUp() {
        stack.distribution = .equalSpacing
        second.isHidden = true
        #expect(spans()[0] == [0, 20])
        #expect(spans()[2] == [140, 60])
        stack.distribution = .fill
        third.setContentHuggingPriority(.init(240), for: .horizontal)
        // One spacing only: half on each side of the hidden view.
        #expect(spans()[2] == [30, 170])
    }

    @Test func hiddenViewsAtTheEndsTakeNoSpacing() {
        first.isHidden = true
        third.isHidden = true
        #expect(spans()[1] == [0, 200])
    }

    @Test func aCustomSpacingReplacesTheStacksOwn() {
        stack.setCustomSpacing(25, after: first)
        third.setContentHuggingPriority(.init(240), for: .horizontal)
        #expect(spans() == [[0, 20], [45, 40], [95, 105]])
    }

    @Test func aColumnTakesTheSizeOfItsViews() {
        let column = UIStackView(arrangedSubviews: [SizedView(20, 10), SizedView(40, 30)])
        column.axis = .vertical
        column.spacing = 5
        column.alignment = .center
        #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 45))
    }

    @Test func marginsHoldTheViewsInside() {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        stack.distribution = .fillEqually
        // 200 − 14 − 20 in three parts of 55⅓: 55.5 on a 2x grid's edges.
        #expect(frames()[0].minX == 6)
        #expect(frames()[2].maxX == 192)
        #expect(frames()[0].minY == 5)
        #expect(frames()[0].height == 88)
    }

    @Test func removingAViewClosesUp() {
        stack.distribution = .fillEqually
        _ = frames()
        second.removeFromSuperview()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.count == 2)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 95, height: 100))
        #expect(third.frame == CGRect(x: 105, y: 0, width: 95, height: 100))
    }

    @Test func fromRightToLeftTheFirstViewIsAtTheRight() {
        stack.semanticContentAttribute = .forceRightToLeft
        stack.distribution = .equalSpacing
        #expect(spans() == [[180, 20], [100, 40], [0, 60]])
    }

    @Test func itsConstraintsHaveUIKitsNames() {
        stack.alignment = .center
        _ = frames()
        let names = Set(stack.constraints.compactMap(\.identifier))
        #expect(
            names == [
                "UISV-canvas-connection", "UISV-spacing", "UISV-alignment", "UISV-spanning-boundary",
                "UISV-spanning-fit",
            ])
        #expect(first.constraints.map(\.identifier) == ["UISV-ambiguity-suppression"])
    }

    /// Stored frames: a hidden label in a column that fills is as wide as the column, and one in a column that centres is centred.
    @Test(arguments: [(UIStackView.Alignment.fill, 0, 200), (.center, 80, 40)])
    func `a hidden view keeps its place across the axis`(
        _ alignment: UIStackView.Alignment, _ x: CGFloat, _ width: CGFloat
    ) {
        stack.axis = .vertical
        stack.alignment = alignment
        second.isHidden = true
        let frame = frames()[1]
        #expect([frame.minX, frame.width, frame.height] == [x, width, 0])
    }

    /// A stored frame: beside a label of 20½ points a rounded field of 34 begins 7 points higher, and the row ends with it.
    @Test func `the first view's edge is that of a row aligned at first baselines`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let (label, field) = (UILabel(), UITextField())
        label.text = "Query"
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 17)
        let row = UIStackView(arrangedSubviews: [label, field])
        row.alignment = .firstBaseline
        row.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(row)
        row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect([label.frame.minY, label.frame.height] == [0, 20.5])
        #expect([field.frame.minY, field.frame.height, row.frame.height] == [-7, 34, 27])
    }

    /// A stored frame: in a row of 197 points two labels of 18 stand at the bottom.
    @Test func `views aligned at first baselines stand at the end of a row that is too high`() {
        stack.alignment = .firstBaseline
        #expect(frames().map(\.maxY) == [100, 100, 100])
    }
}
