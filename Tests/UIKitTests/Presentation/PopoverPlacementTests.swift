import SnapGraphics
import Testing

@testable import UIKit

/// A 375 × 667 point phone: 20 points of status bar, 10 of margin elsewhere. The expected frames are the rules' arithmetic: the tip on the
/// source, 13 points of arrow, the body centred on the source and moved into the area.
struct PopoverPlacementTests {
    private static let area = CGRect(x: 10, y: 20, width: 355, height: 637)
    private static let button = CGRect(x: 87.5, y: 308.5, width: 200, height: 50)
    private static let menu = CGSize(width: 240, height: 135)

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        var source = PopoverPlacementTests.button
        var size = PopoverPlacementTests.menu
        var permitted = UIPopoverArrowDirection.any
        var overlaps = false
        var isRightToLeft = false
        let direction: UIPopoverArrowDirection
        let frame: CGRect
        let arrow: CGFloat

        var testDescription: String { name }

        var placement: PopoverPlacement {
            PopoverPlacement(
                PopoverSituation(
                    source: source, area: PopoverPlacementTests.area, contentSize: size,
                    permittedDirections: permitted, canOverlapSource: overlaps, isRightToLeft: isRightToLeft,
                    grid: PixelGrid(scale: 2)))
        }
    }

    private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    static let cases: [Case] = [
        Case(name: "up: below", permitted: .up, direction: .up, frame: rect(67.5, 358.5, 240, 148), arrow: 120),
        Case(name: "down: above", permitted: .down, direction: .down, frame: rect(67.5, 160.5, 240, 148), arrow: 120),
        Case(
            name: "left: 64.5 beside the source are less than half of 240, so it covers the source", permitted: .left,
            direction: .left, frame: rect(112, 266, 253, 135), arrow: 67.5),
        Case(
            name: "right: the same on the other side", permitted: .right, direction: .right,
            frame: rect(10, 266, 253, 135), arrow: 67.5),
        Case(
            name: "left: what is left of the width, where that is half or more", source: rect(87.5, 308.5, 60, 50),
            permitted: .left, direction: .left, frame: rect(147.5, 266, 217.5, 135), arrow: 67.5),
        Case(name: "any: up first", direction: .up, frame: rect(67.5, 358.5, 240, 148), arrow: 120),
        Case(
            name: "any: down where it does not fit below", source: rect(100, 600, 100, 40), direction: .down,
            frame: rect(30, 452, 240, 148), arrow: 120),
        Case(
            name: "any: on the trailing side where it fits neither below nor above", source: rect(40, 100, 20, 450),
            direction: .left, frame: rect(60, 257.5, 253, 135), arrow: 67.5),
        Case(
            name: "any, right to left: on the left", source: rect(300, 100, 20, 450), isRightToLeft: true,
            direction: .right, frame: rect(47, 257.5, 253, 135), arrow: 67.5),
        Case(
            name: "the second choice sideways", source: rect(300, 100, 20, 450), direction: .right,
            frame: rect(47, 257.5, 253, 135), arrow: 67.5),
        Case(
            name: "slides along its edge, the arrow stays", source: rect(300, 100, 40, 40), permitted: .up,
            direction: .up, frame: rect(125, 140, 240, 148), arrow: 195),
        Case(
            name: "the arrow keeps clear of a corner", source: rect(355, 100, 10, 40), permitted: .up,
            direction: .up, frame: rect(125, 140, 240, 148), arrow: 209.5),
        Case(
            name: "a source without extent", source: rect(100, 200, 0, 0), permitted: .down, direction: .down,
            frame: rect(10, 52, 240, 148), arrow: 90),
        Case(
            name: "as high as the space below", size: CGSize(width: 200, height: 600), permitted: .up,
            direction: .up, frame: rect(87.5, 358.5, 200, 298.5), arrow: 100),
        Case(
            name: "as wide as the area", size: CGSize(width: 600, height: 100), permitted: .up,
            direction: .up, frame: rect(10, 358.5, 355, 113), arrow: 177.5),
        Case(
            name: "in no direction whole: where most of it is shown", source: rect(87.5, 250, 200, 50),
            size: CGSize(width: 300, height: 600), direction: .up, frame: rect(37.5, 300, 300, 357), arrow: 150),
        Case(
            name: "may overlap: keeps its size and covers the source", size: CGSize(width: 200, height: 600),
            permitted: .up, overlaps: true, direction: .up, frame: rect(87.5, 44, 200, 613), arrow: 100),
        Case(
            name: "may overlap, and need not", permitted: .up, overlaps: true, direction: .up,
            frame: rect(67.5, 358.5, 240, 148), arrow: 120),
        Case(
            name: "a source that leaves no space is covered", source: rect(0, 0, 375, 667), direction: .up,
            frame: rect(67.5, 509, 240, 148), arrow: 120),
        Case(
            name: "never shorter than arrow and corners", size: CGSize(width: 20, height: 20), permitted: .up,
            direction: .up, frame: rect(157, 358.5, 61, 33), arrow: 30.5),
        Case(
            name: "no direction: over the middle of the source, without an arrow", permitted: [], direction: [],
            frame: rect(67.5, 266, 240, 135), arrow: 0),
        Case(
            name: "an odd size is rounded up to pixels, the origin to the nearest",
            source: rect(100, 100, 10.25, 10.2), size: CGSize(width: 100.2, height: 50.1), permitted: .up,
            direction: .up, frame: rect(55, 110, 100.5, 63.5), arrow: 50.125),
    ]

    @Test(arguments: cases) func `the popover is where the rules say`(_ each: Case) {
        let placement = each.placement
        #expect(placement.direction == each.direction)
        #expect(placement.frame == each.frame)
        #expect(placement.arrowPosition == each.arrow)
    }

    @Test func `the arrow's strip is on the arrow's side`() {
        let insets = [UIPopoverArrowDirection.up, .down, .left, .right, []].map { direction in
            Case(name: "", permitted: direction, direction: direction, frame: .zero, arrow: 0).placement.arrowInsets
        }
        #expect(
            insets == [
                UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0),
                UIEdgeInsets(top: 0, left: 0, bottom: 13, right: 0),
                UIEdgeInsets(top: 0, left: 13, bottom: 0, right: 0),
                UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 13),
                .zero,
            ])
    }
}
