import Testing

@testable import UIKit

@MainActor
@Suite struct LabelFittingTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    private func label(_ width: CGFloat, smallest: CGFloat = 0.5) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 30))
        label.text = "HHHHHHHHHH"
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = smallest
        return label
    }

    @Test func `a text that is too wide is drawn as large as fits`() throws {
        let natural = label(0).intrinsicContentSize.width
        let fitting = label((natural * 0.7).rounded(.down))
        let facts = try Picture(fitting).facts
        let scale = try #require(facts.first { $0.name == "scale" }.flatMap { Double($0.value) })
        // Small sizes are tracked wider: a little less than 0.7 of the size.
        #expect(scale >= 0.6 && scale <= 0.7)
        #expect(!facts.contains { $0.name == "truncated" })
        // The size that the label asks for is the whole text's.
        #expect(fitting.intrinsicContentSize.width == natural)
    }

    @Test func `fitting ends at the smallest size`() throws {
        let natural = label(0).intrinsicContentSize.width
        let facts = try Picture(label(natural * 0.3, smallest: 0.8)).facts
        #expect(facts.contains(.init("scale", "0.8")))
        #expect(facts.contains(.init("truncated", "true")))
    }

    @Test func `a text that fits keeps its size`() throws {
        let facts = try Picture(label(300)).facts
        #expect(!facts.contains { $0.name == "scale" })
    }

    @Test func `the baseline stays where it was, or the middle does`() throws {
        let natural = label(0).intrinsicContentSize.width
        func ink(_ adjustment: UIBaselineAdjustment) throws -> ClosedRange<CGFloat> {
            let label = label((natural * 0.6).rounded(.down))
            label.baselineAdjustment = adjustment
            let picture = try Picture(label)
            let rows = (0..<90).map { CGFloat($0) / 3 }
                .filter { y in picture.extent(alongY: y + 0.01) { $0 == "#000000" } != nil }
            return try #require(rows.first)...(try #require(rows.last)) + 1 / 3
        }
        let full = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        full.text = "H"
        let baseline = try #require(full.firstBaselineFromTop)
        let top = ((30 - full.intrinsicContentSize.height) / 2 * 3).rounded() / 3
        #expect(abs(try ink(.alignBaselines).upperBound - (top + baseline)) <= 0.67)
        let centred = try ink(.alignCenters)
        #expect(centred.upperBound < (try ink(.alignBaselines)).upperBound)
    }
}
