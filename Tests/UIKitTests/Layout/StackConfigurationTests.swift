import Testing
import UIKit

/// Every axis, distribution and alignment of a stack view, with each variation.
///
/// The numbers follow by hand from Apple's description of each case (*UIStackView.Distribution*, *UIStackView.Alignment*) and, where that leaves
/// room, from the rows of constraints that UIKit logs. Frames are on a grid of half points.
@MainActor
@Suite struct StackConfigurationTests {
    struct Along: Sendable, CustomTestStringConvertible {
        let variation: StackVariation
        let distribution: UIStackView.Distribution
        let spans: [[CGFloat]]

        init(_ variation: StackVariation, _ distribution: UIStackView.Distribution, _ spans: [[CGFloat]]) {
            self.variation = variation
            self.distribution = distribution
            self.spans = spans
        }

        var testDescription: String { "\(variation.rawValue), \(distribution)" }
    }

    struct Across: Sendable, CustomTestStringConvertible {
        let variation: StackVariation
        let alignment: UIStackView.Alignment
        let spans: [[CGFloat]]

        init(_ variation: StackVariation, _ alignment: UIStackView.Alignment, _ spans: [[CGFloat]]) {
            self.variation = variation
            self.alignment = alignment
            self.spans = spans
        }

        var testDescription: String { "\(variation.rawValue), \(alignment)" }
    }

    nonisolated private static let along: [Along] = [
        // 200 − 20 − 20 − 60 leaves 100 for the view that hugs least.
        Along(.plain, .fill, [[0, 20], [30, 100], [140, 60]]),
        // (200 − 20) ÷ 3.
        Along(.plain, .fillEqually, [[0, 60], [70, 60], [140, 60]]),
        // 200 × 20⁄120 and 200 × 40⁄120; the last, whose row has the lowest priority, has what is left: 200 − 20 − 33⅓ − 66⅔.
        Along(.plain, .fillProportionally, [[0, 33.5], [43.5, 66.5], [120, 80]]),
        // 200 − 120 in two gaps.
        Along(.plain, .equalSpacing, [[0, 20], [60, 40], [140, 60]]),
        // Centres at 10, 90 and 170.
        Along(.plain, .equalCentering, [[0, 20], [70, 40], [140, 60]]),

        // One gap is left, of half the spacing on each side of the hidden view.
        Along(.hidden, .fill, [[0, 20], [30, 170]]),
        Along(.hidden, .fillEqually, [[0, 95], [105, 95]]),
        // 200 × 20⁄80, and the rest.
        Along(.hidden, .fillProportionally, [[0, 50], [60, 140]]),
        Along(.hidden, .equalSpacing, [[0, 20], [140, 60]]),
        Along(.hidden, .equalCentering, [[0, 20], [140, 60]]),

        // 200 − 35 − 20 − 60.
        Along(.customSpacing, .fill, [[0, 20], [45, 85], [140, 60]]),
        // (200 − 35) ÷ 3.
        Along(.customSpacing, .fillEqually, [[0, 55], [80, 55], [145, 55]]),
        // 33⅓, then 58⅓ to 125, then 200 − 135.
        Along(.customSpacing, .fillProportionally, [[0, 33.5], [58.5, 66.5], [135, 65]]),
        // The spacings are least ones: gaps of 40 have room for both, and so have 50 and 30.
        Along(.customSpacing, .equalSpacing, [[0, 20], [60, 40], [140, 60]]),
        Along(.customSpacing, .equalCentering, [[0, 20], [70, 40], [140, 60]]),

        // From 6 to 192: 186 − 20 − 20 − 60.
        Along(.margins, .fill, [[6, 20], [36, 86], [132, 60]]),
        // 55⅓ each: edges at 6, 61⅓, 71⅓, 126⅔, 136⅔ and 192.
        Along(.margins, .fillEqually, [[6, 55.5], [71.5, 55], [136.5, 55.5]]),
        // The shares are of the stack's own length: 33⅓ and 66⅔; then 186 − 20 − 100.
        Along(.margins, .fillProportionally, [[6, 33.5], [49.5, 66.5], [126, 66]]),
        // 186 − 120 in two gaps.
        Along(.margins, .equalSpacing, [[6, 20], [59, 40], [132, 60]]),
        // Centres at 16, 89 and 162.
        Along(.margins, .equalCentering, [[6, 20], [69, 40], [132, 60]]),

        // What has no size of its own takes what is left.
        Along(.noIntrinsicSize, .fill, [[0, 20], [30, 100], [140, 60]]),
        Along(.noIntrinsicSize, .fillEqually, [[0, 60], [70, 60], [140, 60]]),
        // 200 × 20⁄80 = 50 at 999; no share for the second; the third's 150 at 997 gives way to the length of the stack.
        Along(.noIntrinsicSize, .fillProportionally, [[0, 50], [60, 0], [70, 130]]),

        // 140 in 100: the view that resists least gives up 40.
        Along(.tooShort, .fill, [[0, 20], [30, 40], [80, 20]]),
        // 26⅔ each: edges at 26⅔, 36⅔, 63⅓ and 73⅓.
        Along(.tooShort, .fillEqually, [[0, 26.5], [36.5, 27], [73.5, 26.5]]),
        // 16⅔ and 33⅓; then 100 − 20 − 50.
        Along(.tooShort, .fillProportionally, [[0, 16.5], [26.5, 33.5], [70, 30]]),
        // The gaps are as small as the spacing lets them be.
        Along(.tooShort, .equalSpacing, [[0, 20], [30, 40], [80, 20]]),
        Along(.tooShort, .equalCentering, [[0, 20], [30, 40], [80, 20]]),
    ]

    @Test(arguments: along, [NSLayoutConstraint.Axis.horizontal, .vertical])
    func `a distribution divides the length along the axis`(_ each: Along, _ axis: NSLayoutConstraint.Axis) {
        // Whatever the alignment, which is across.
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
            let configuration = StackConfiguration(axis, each.variation)
            configuration.stack.distribution = each.distribution
            configuration.stack.alignment = alignment
            #expect(configuration.along == each.spans, "\(alignment)")
        }
    }

    nonisolated private static let edges: [Across] = [
        Across(.plain, .fill, [[0, 100], [0, 100], [0, 100]]),
        Across(.plain, .leading, [[0, 10], [0, 30], [0, 20]]),
        Across(.plain, .center, [[45, 10], [35, 30], [40, 20]]),
        Across(.plain, .trailing, [[90, 10], [70, 30], [80, 20]]),
        Across(.hidden, .fill, [[0, 100], [0, 100]]),
        Across(.hidden, .leading, [[0, 10], [0, 20]]),
        Across(.hidden, .center, [[45, 10], [40, 20]]),
        Across(.hidden, .trailing, [[90, 10], [80, 20]]),
        Across(.customSpacing, .fill, [[0, 100], [0, 100], [0, 100]]),
        Across(.customSpacing, .leading, [[0, 10], [0, 30], [0, 20]]),
        Across(.customSpacing, .center, [[45, 10], [35, 30], [40, 20]]),
        Across(.customSpacing, .trailing, [[90, 10], [70, 30], [80, 20]]),
        // From 5 to 93, with its middle at 49.
        Across(.margins, .fill, [[5, 88], [5, 88], [5, 88]]),
        Across(.margins, .leading, [[5, 10], [5, 30], [5, 20]]),
        Across(.margins, .center, [[44, 10], [34, 30], [39, 20]]),
        Across(.margins, .trailing, [[83, 10], [63, 30], [73, 20]]),
        // `UISV-ambiguity-suppression` gives what has no size of its own none.
        Across(.noIntrinsicSize, .fill, [[0, 100], [0, 100], [0, 100]]),
        Across(.noIntrinsicSize, .leading, [[0, 10], [0, 0], [0, 20]]),
        Across(.noIntrinsicSize, .center, [[45, 10], [50, 0], [40, 20]]),
        Across(.noIntrinsicSize, .trailing, [[90, 10], [100, 0], [80, 20]]),
        Across(.tooShort, .fill, [[0, 100], [0, 100], [0, 100]]),
        Across(.tooShort, .leading, [[0, 10], [0, 30], [0, 20]]),
        Across(.tooShort, .center, [[45, 10], [35, 30], [40, 20]]),
        Across(.tooShort, .trailing, [[90, 10], [70, 30], [80, 20]]),
    ]

    @Test(arguments: edges, [NSLayoutConstraint.Axis.horizontal, .vertical])
    func `an alignment places across the axis`(_ each: Across, _ axis: NSLayoutConstraint.Axis) {
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        for distribution in distributions {
            let configuration = StackConfiguration(axis, each.variation)
            configuration.stack.distribution = distribution
            configuration.stack.alignment = each.alignment
            #expect(configuration.across == each.spans, "\(distribution)")
        }
    }

    /// The baseline of a view without text is its bottom edge. First baselines stand at the end of a row that is too high (stored frames), and
    /// last ones below the highest view at its start: the spanner, 0 high at 51, is as high as the highest.
    nonisolated private static let baselines: [Across] = [
        Across(.plain, .firstBaseline, [[90, 10], [70, 30], [80, 20]]),
        Across(.plain, .lastBaseline, [[20, 10], [0, 30], [10, 20]]),
        Across(.hidden, .firstBaseline, [[90, 10], [80, 20]]),
        Across(.hidden, .lastBaseline, [[10, 10], [0, 20]]),
        Across(.customSpacing, .firstBaseline, [[90, 10], [70, 30], [80, 20]]),
        Across(.customSpacing, .lastBaseline, [[20, 10], [0, 30], [10, 20]]),
        Across(.margins, .firstBaseline, [[83, 10], [63, 30], [73, 20]]),
        Across(.margins, .lastBaseline, [[25, 10], [5, 30], [15, 20]]),
        Across(.noIntrinsicSize, .firstBaseline, [[90, 10], [100, 0], [80, 20]]),
        Across(.noIntrinsicSize, .lastBaseline, [[10, 10], [20, 0], [0, 20]]),
        Across(.tooShort, .firstBaseline, [[90, 10], [70, 30], [80, 20]]),
        Across(.tooShort, .lastBaseline, [[20, 10], [0, 30], [10, 20]]),
    ]

    @Test(arguments: baselines)
    func `baselines are aligned in rows`(_ each: Across) {
        let distributions: [UIStackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        for distribution in distributions {
            let configuration = StackConfiguration(.horizontal, each.variation)
            configuration.stack.distribution = distribution
            configuration.stack.alignment = each.alignment
            #expect(configuration.across == each.spans, "\(distribution)")
        }
    }
}
