import Foundation
import Testing

@testable import UIKit

/// What visual format strings mean: the examples of Apple's guide, as frames and as constraints.
@MainActor
@Suite struct VisualFormatTests {
    let stage = Stage()

    private func constraints(
        _ format: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics, views: ["a": stage.a, "b": stage.b])
    }

    /// The equations without the place where they were made.
    private func equations(_ constraints: [NSLayoutConstraint]) -> [String] {
        stage.a.accessibilityIdentifier = "a"
        stage.b.accessibilityIdentifier = "b"
        stage.root.accessibilityIdentifier = "root"
        return constraints.map { String($0.summary.prefix { $0 != "(" }).trimmingCharacters(in: .whitespaces) }
    }

    nonisolated private static let formats: [(String, [String])] = [
        ("[a]-[b]", ["b.leading = a.trailing + 8"]),
        ("H:[a][b]", ["b.leading = a.trailing"]),
        ("[a(>=50)]", ["a.width ≥ 50"]),
        ("|-50-[a]-50-|", ["a.leading = root.leading + 50", "root.trailing = a.trailing + 50"]),
        ("V:[a]-10-[b]", ["b.top = a.bottom + 10"]),
        ("[a(100@20)]", ["a.width = 100 @20"]),
        ("[a(==b)]", ["a.width = b.width"]),
        ("V:[a(b)]", ["a.height = b.height"]),
        ("[a(>=70,<=100)]", ["a.width ≥ 70", "a.width ≤ 100"]),
        ("|-[a]-|", ["a.leading = root.leadingMargin", "root.trailingMargin = a.trailing"]),
        ("V:|[a]|", ["a.top = root.top", "root.bottom = a.bottom"]),
        ("[a]-(>=4,<=12@500)-[b]", ["b.leading ≥ a.trailing + 4", "b.leading ≤ a.trailing + 12 @500"]),
        ("[a]-(-6)-[b]", ["b.leading = a.trailing − 6"]),
        ("[a]-2.5-[b]", ["b.leading = a.trailing + 2.5"]),
        (
            "|-[a]-[b(>=20)]-|",
            [
                "a.leading = root.leadingMargin", "b.leading = a.trailing + 8", "b.width ≥ 20",
                "root.trailingMargin = b.trailing",
            ]
        ),
        ("[a]", []),
    ]

    @Test(arguments: formats) func `a format becomes the constraints of Apple's guide`(
        format: String, expected: [String]
    ) {
        #expect(equations(constraints(format)) == expected)
    }

    @Test func `metrics stand for spaces, sizes and priorities, whatever number type they have`() {
        let metrics: [String: Any] = [
            "gap": CGFloat(3), "wide": 40, "weak": Float(250), "number": NSNumber(value: 7.5), "_x1": 9.0,
        ]
        let made = constraints("|-gap-[a(wide@weak)]-number-[b(>=_x1)]", metrics: metrics)
        #expect(
            equations(made) == [
                "a.leading = root.leading + 3", "a.width = 40 @250", "b.leading = a.trailing + 7.5", "b.width ≥ 9",
            ])
    }

    nonisolated private static let rowOptions: [(NSLayoutConstraint.FormatOptions, [String])] = [
        (.alignAllTop, ["b.top = a.top"]),
        (.alignAllBottom, ["b.bottom = a.bottom"]),
        (.alignAllCenterY, ["b.centerY = a.centerY"]),
        (.alignAllFirstBaseline, ["b.firstBaseline = a.firstBaseline"]),
        (.alignAllLastBaseline, ["b.lastBaseline = a.lastBaseline"]),
        ([.alignAllTop, .alignAllBottom], ["b.top = a.top", "b.bottom = a.bottom"]),
    ]

    @Test(arguments: rowOptions) func `options align the views of a row`(
        options: NSLayoutConstraint.FormatOptions, expected: [String]
    ) {
        #expect(equations(constraints("[a][b]", options: options)) == ["b.leading = a.trailing"] + expected)
    }

    nonisolated private static let columnOptions: [(NSLayoutConstraint.FormatOptions, String)] = [
        (.alignAllLeft, "b.left = a.left"), (.alignAllRight, "b.right = a.right"),
        (.alignAllLeading, "b.leading = a.leading"), (.alignAllTrailing, "b.trailing = a.trailing"),
        (.alignAllCenterX, "b.centerX = a.centerX"),
    ]

    @Test(arguments: columnOptions) func `options align the views of a column`(
        options: NSLayoutConstraint.FormatOptions, expected: String
    ) {
        #expect(equations(constraints("V:[a][b]", options: options)) == ["b.top = a.bottom", expected])
    }

    @Test func `options choose the direction and what spacing is measured between`() {
        #expect(
            equations(constraints("|-5-[a]-6-[b]-7-|", options: .directionLeftToRight)) == [
                "a.left = root.left + 5", "b.left = a.right + 6", "root.right = b.right + 7",
            ])
        #expect(
            equations(constraints("|-5-[a]-(>=6)-[b]-7-|", options: .directionRightToLeft)) == [
                "root.right = a.right + 5", "a.left ≥ b.right + 6", "b.left = root.left + 7",
            ])
        #expect(
            equations(constraints("V:|[a]-6-[b]", options: .spacingBaselineToBaseline)) == [
                "a.top = root.top", "b.firstBaseline = a.lastBaseline + 6",
            ])
    }

    @Test func `a row and a column of formats lay out`() {
        let made =
            constraints("|-10-[a(100)]-[b]-20-|") + constraints("V:|-30-[a]-12-[b]")
        // b: from 10 + 100 + 8 to 300 − 20; below a, which is 20 high, at 30 + 20 + 12.
        #expect(
            stage.frames(made) == [
                CGRect(x: 10, y: 30, width: 100, height: 20), CGRect(x: 118, y: 62, width: 162, height: 30),
            ])
    }

    @Test func `a hyphen at the superview's edge is its margin, as UIKit has it since iOS 8`() {
        stage.root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
        let made = constraints("H:|-[a]-|") + constraints("V:|-[a]-|")
        #expect(stage.frames(made)[0] == CGRect(x: 12, y: 11, width: 274, height: 176))
    }

    @Test func `from right to left a row starts at the right, unless the option says left`() {
        let mirrored = Stage(isRightToLeft: true)
        let views: [String: Any] = ["a": mirrored.a, "b": mirrored.b]
        let row = NSLayoutConstraint.constraints(withVisualFormat: "|-10-[a]-5-[b]", metrics: nil, views: views)
        let frames = mirrored.frames(row)
        // 300 − 10 − 40, and 5 and 60 further left.
        #expect(frames.map(\.minX) == [250, 185])
        NSLayoutConstraint.deactivate(row)
        let fixed = NSLayoutConstraint.constraints(
            withVisualFormat: "|-10-[a]-5-[b]", options: .directionLeftToRight, metrics: nil, views: views)
        #expect(mirrored.frames(fixed).map(\.minX) == [10, 55])
    }

    @Test func `layout guides stand for views`() {
        let guide = UILayoutGuide()
        stage.root.addLayoutGuide(guide)
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "|[guide(50)][a]", metrics: nil, views: ["guide": guide, "a": stage.a])
        #expect(stage.frames(made)[0].minX == 50)
    }
}
