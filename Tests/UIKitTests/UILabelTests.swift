import Testing
import UIKit

/// Sizes as stored frames of Interface Builder files have them, at 2x: 17 points 20.5 high, 15 points 18, 18 points 21.5.
@MainActor
@Suite struct UILabelTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

    func label(_ text: String, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    @Test(
        arguments: [(11, 13.5), (12.0, 14.5), (13.0, 16.0), (15.0, 18.0), (17.0, 20.5), (18.0, 21.5), (20.0, 24.0)]
            as [(CGFloat, CGFloat)])
    func aSingleLineIsItsFontsLineHeightInPixels(size: CGFloat, height: CGFloat) {
        #expect(label("Label", size: size).intrinsicContentSize.height == height)
    }

    @Test func aLineIsAsWideAsItsAdvancesInPixels() {
        // The profile's own vector: "Title" in 17 points at 2x.
        #expect(label("Title").intrinsicContentSize.width == 33)
    }

    @Test func twoLinesOfTheSystemFontAreTwoLineHeights() {
        #expect(label("One\nTwo", lines: 0).intrinsicContentSize.height == 41)
    }

    @Test func twoLinesOfATextStyleAreALeadingApart() {
        let body = label("One\nTwo", lines: 0)
        body.font = .preferredFont(forTextStyle: .body)
        // 20.29 + 22, up to the pixel.
        #expect(body.intrinsicContentSize.height == 42.5)
    }

    @Test func anEmptyLabelHasNoSize() {
        #expect(label("").intrinsicContentSize == .zero)
    }

    @Test func sizeThatFitsWrapsAtTheWidth() {
        let text = label("These words need more than one line", lines: 0)
        #expect(text.sizeThatFits(CGSize(width: 120, height: 1000)).height == 61)
        #expect(text.sizeThatFits(.zero).height == 20.5)
        text.numberOfLines = 2
        #expect(text.sizeThatFits(CGSize(width: 120, height: 1000)).height == 41)
    }

    @Test func layoutFindsTheHeightForTheWidth() {
        let text = label("These words need more than one line", lines: 0)
        let below = label("Below")
        for view in [text, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40).isActive = true
        }
        NSLayoutConstraint.activate([
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -40),
            text.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
        ])
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 40, y: 0, width: 120, height: 61))
        #expect(below.frame.minY == 69)

        text.text = "Short"
        root.layoutIfNeeded()
        #expect(text.frame.height == 20.5)
        #expect(below.frame.minY == 28.5)
    }

    @Test func baselinesAlignLabelsOfTwoSizes() {
        let large = label("Large", size: 28)
        let small = label("Small", size: 12)
        for view in [large, small] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        // Ascenders of 0.95215 em on device pixels: 26.5 and 11.5.
        #expect(small.frame.minY == 15)
    }

    @Test func theLayoutTreeSaysWhatALabelShows() throws {
        let text = label("These words need more than one line", lines: 2)
        text.frame = CGRect(x: 0, y: 0, width: 120, height: 41)
        let facts = try ViewRenderer.render(text, in: RenderEnvironment()).layoutTree.root.facts
        #expect(facts.map(\.name) == ["text", "lines", "truncated", "font", "color"])
        #expect(facts[1].value == "2")
    }
}
