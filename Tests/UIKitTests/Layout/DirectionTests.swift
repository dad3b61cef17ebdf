import Testing

@testable import UIKit

/// Every attribute in both reading directions: leading and trailing mirror, nothing else does.
@MainActor
@Suite struct DirectionTests {
    /// Where a view of 40 points width and 20 points height lies that shares one attribute, plus 6 points, with a root of 300 by 200 points
    /// whose margins are 10 at the leading, 30 at the trailing, 5 at the top and 15 at the bottom edge.
    struct Row: Sendable, CustomTestStringConvertible {
        let attribute: NSLayoutConstraint.Attribute
        /// The left edge (of attributes of the other axis: the top edge) from left to right, and from right to left.
        let leftToRight: CGFloat
        let rightToLeft: CGFloat

        var testDescription: String { attribute.name }
    }

    nonisolated static let rows: [Row] = [
        // Absolute sides: 0 + 6, and 300 − 40 + 6.
        Row(attribute: .left, leftToRight: 6, rightToLeft: 6),
        Row(attribute: .right, leftToRight: 266, rightToLeft: 266),
        // Mirrored sides: 6 from the right edge inwards is 300 − 6 − 40, 6 beyond the left edge is −6.
        Row(attribute: .leading, leftToRight: 6, rightToLeft: 254),
        Row(attribute: .trailing, leftToRight: 266, rightToLeft: -6),
        // The centre is no side: 150 − 20 + 6.
        Row(attribute: .centerX, leftToRight: 136, rightToLeft: 136),
        // The margins themselves change sides; the constant does so for leading and trailing alone.
        Row(attribute: .leftMargin, leftToRight: 16, rightToLeft: 36),
        Row(attribute: .rightMargin, leftToRight: 236, rightToLeft: 256),
        Row(attribute: .leadingMargin, leftToRight: 16, rightToLeft: 244),
        Row(attribute: .trailingMargin, leftToRight: 236, rightToLeft: 24),
        // Between the margins, at 10 to 270 and at 30 to 290: 140 − 20 + 6 and 160 − 20 + 6.
        Row(attribute: .centerXWithinMargins, leftToRight: 126, rightToLeft: 146),
        Row(attribute: .top, leftToRight: 6, rightToLeft: 6),
        Row(attribute: .bottom, leftToRight: 186, rightToLeft: 186),
        Row(attribute: .centerY, leftToRight: 96, rightToLeft: 96),
        Row(attribute: .topMargin, leftToRight: 11, rightToLeft: 11),
        Row(attribute: .bottomMargin, leftToRight: 171, rightToLeft: 171),
        Row(attribute: .centerYWithinMargins, leftToRight: 91, rightToLeft: 91),
        // Views without text have their baselines at the bottom edge.
        Row(attribute: .firstBaseline, leftToRight: 186, rightToLeft: 186),
        Row(attribute: .lastBaseline, leftToRight: 186, rightToLeft: 186),
    ]

    @Test(arguments: rows) func `an attribute mirrors where it is leading or trailing`(row: Row) {
        #expect(edge(row, isRightToLeft: false) == row.leftToRight)
        #expect(edge(row, isRightToLeft: true) == row.rightToLeft)
    }

    private func edge(_ row: Row, isRightToLeft: Bool) -> CGFloat {
        let stage = Stage(isRightToLeft: isRightToLeft)
        stage.root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 30)
        let own = Self.plain(row.attribute)
        let frames = stage.frames([
            NSLayoutConstraint(
                item: stage.a, attribute: own, relatedBy: .equal, toItem: stage.root, attribute: row.attribute,
                multiplier: 1, constant: 6)
        ])
        return row.attribute.axis == .horizontal ? frames[0].minX : frames[0].minY
    }

    /// The same side without the margin.
    private static func plain(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .leftMargin: .left
        case .rightMargin: .right
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .centerYWithinMargins: .centerY
        default: attribute
        }
    }

    @Test(arguments: [false, true]) func `sizes are the same in both directions`(isRightToLeft: Bool) {
        let stage = Stage(isRightToLeft: isRightToLeft)
        let frames = stage.frames([
            stage.a.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.25, constant: 5),
            stage.a.heightAnchor.constraint(equalToConstant: 33),
        ])
        #expect(frames[0].size == CGSize(width: 80, height: 33))
    }

    @Test func `a minimum distance at the leading side is one in both directions`() {
        for isRightToLeft in [false, true] {
            let stage = Stage(isRightToLeft: isRightToLeft)
            let wish = stage.a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 2)
            wish.priority = .defaultLow
            let frames = stage.frames([
                stage.a.leadingAnchor.constraint(greaterThanOrEqualTo: stage.root.leadingAnchor, constant: 25), wish,
            ])
            // 25 from the leading edge: from the right, 300 − 25 − 40.
            let expected: CGFloat = isRightToLeft ? 235 : 25
            #expect(frames[0].minX == expected)
        }
    }

    @Test func `guides mirror like views`() {
        for isRightToLeft in [false, true] {
            let stage = Stage(isRightToLeft: isRightToLeft)
            let guide = UILayoutGuide()
            stage.root.addLayoutGuide(guide)
            let frames = stage.frames([
                guide.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 12),
                guide.widthAnchor.constraint(equalToConstant: 100),
                stage.a.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 4),
            ])
            // From the right: 300 − 12 − 100, then 4 and 40 further left.
            let expected: [CGFloat] = isRightToLeft ? [188, 144] : [12, 116]
            #expect([guide.layoutFrame.minX, frames[0].minX] == expected)
        }
    }
}
