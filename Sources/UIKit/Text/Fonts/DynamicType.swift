import Foundation
import SnapText

/// The sizes of a text style: the Dynamic Type tables of the Human Interface Guidelines.
struct DynamicType: Sendable {
    let style: UIFont.TextStyle
    let weight: Font.Weight
    /// The weight with the bold trait; from the same guidelines, not measured.
    let emphasized: Font.Weight
    /// Size and leading in points, by `UIContentSizeCategory.ordered`.
    private let sizes: [(size: CGFloat, leading: CGFloat)]

    /// At a text size; at Large where it is unspecified.
    func size(at category: UIContentSizeCategory) -> (size: CGFloat, leading: CGFloat) {
        sizes[category.position ?? Self.largePosition]
    }

    private static let largePosition = 3

    /// The row of a style; body's for a style that is not in the tables.
    static func row(of style: UIFont.TextStyle) -> DynamicType {
        table.first { $0.style == style } ?? body
    }

    private static let body = DynamicType(
        style: .body, weight: .regular, emphasized: .semibold,
        sizes: [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
            (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
        ])

    private static let table: [DynamicType] = [
        DynamicType(
            style: .largeTitle, weight: .regular, emphasized: .bold,
            sizes: [
                (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
                (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
            ]),
        DynamicType(
            style: .title1, weight: .regular, emphasized: .bold,
            sizes: [
                (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
                (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
            ]),
        DynamicType(
            style: .title2, weight: .regular, emphasized: .bold,
            sizes: [
                (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
                (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
            ]),
        DynamicType(
            style: .title3, weight: .regular, emphasized: .semibold,
            sizes: [
                (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
                (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
            ]),
        DynamicType(
            style: .headline, weight: .semibold, emphasized: .semibold,
            sizes: [
                (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
                (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
            ]),
        body,
        DynamicType(
            style: .callout, weight: .regular, emphasized: .semibold,
            sizes: [
                (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
                (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
            ]),
        DynamicType(
            style: .subheadline, weight: .regular, emphasized: .semibold,
            sizes: [
                (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
                (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
            ]),
        DynamicType(
            style: .footnote, weight: .regular, emphasized: .semibold,
            sizes: [
                (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
                (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
            ]),
        DynamicType(
            style: .caption1, weight: .regular, emphasized: .medium,
            sizes: [
                (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
                (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
            ]),
        DynamicType(
            style: .caption2, weight: .regular, emphasized: .semibold,
            sizes: [
                (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
                (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
            ]),
    ]
}
