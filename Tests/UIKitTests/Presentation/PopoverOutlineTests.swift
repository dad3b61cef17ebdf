import SnapGraphics
import Testing

@testable import UIKit

struct PopoverOutlineTests {
    private func outline(_ direction: UIPopoverArrowDirection) -> (path: UIBezierPath, size: CGSize) {
        let placement = PopoverPlacement(
            PopoverSituation(
                source: CGRect(x: 500, y: 500, width: 0, height: 0),
                area: CGRect(x: 0, y: 0, width: 1000, height: 1000),
                contentSize: CGSize(width: 200, height: 200), permittedDirections: direction, grid: PixelGrid(scale: 2))
        )
        return (UIBezierPath(cgPath: CGPath(path: placement.outline)), placement.frame.size)
    }

    /// How wide the arrow is at a height above the body's edge; 0 where there is none of it.
    private func width(at height: CGFloat) -> CGFloat {
        let (path, _) = outline(.up)
        var (inside, outside): (CGFloat, CGFloat) = (100, 60)
        guard path.contains(CGPoint(x: inside, y: 13 - height)) else { return 0 }
        for _ in 0..<40 {
            let middle = (inside + outside) / 2
            if path.contains(CGPoint(x: middle, y: 13 - height)) { inside = middle } else { outside = middle }
        }
        return 2 * (100 - inside)
    }

    @Test func `the arrow has the measured height, base and fillets`() {
        // The flanks' slope is 0.9153 across to 1 up; straight flanks are 26 wide at the edge, and at 6 points 26 - 12 · 0.9153.
        #expect(abs(1 / PopoverArrow.slope - 0.9153) < 0.0001)
        #expect(abs(width(at: 6) - (26 - 12 * 0.9153)) < 0.001)
        // Just above the edge the fillets run out: 35 points were measured in all.
        #expect(width(at: 0.01) > 33.5 && width(at: 0.01) < 35)
        // A circle of 2.5 points at the tip: 0.5 points below it the chord is 2 · √(2.5² - 2²) = 3.
        #expect(abs(width(at: 12.5) - 3) < 0.005)
        #expect(width(at: 12.99) > 0)
        #expect(width(at: 13.01) == 0)
    }

    @Test(arguments: [
        (UIPopoverArrowDirection.up, CGPoint(x: 100, y: 0.1), CGPoint(x: 80, y: 6)),
        (.down, CGPoint(x: 100, y: 212.9), CGPoint(x: 120, y: 207)),
        (.left, CGPoint(x: 0.1, y: 100), CGPoint(x: 6, y: 80)),
        (.right, CGPoint(x: 212.9, y: 100), CGPoint(x: 207, y: 120)),
    ])
    func `the tip is on the arrow's side, and beside it there is nothing`(
        _ direction: UIPopoverArrowDirection, _ tip: CGPoint, _ beside: CGPoint
    ) {
        let (path, size) = outline(direction)
        #expect(path.contains(tip))
        #expect(!path.contains(beside))
        let box = path.cgPath.boundingBoxOfPath
        #expect(PixelGrid(scale: 1024).round(box) == CGRect(origin: .zero, size: size))
    }

    @Test func `a corner next to the arrow is shortened, and the contour never runs backwards`() {
        // The source at the area's edge: the tip is 30.5 points from the corner, whose curve would run out to 19.9 points, past the fillet's 13.
        let placement = PopoverPlacement(
            PopoverSituation(
                source: CGRect(x: 0, y: 500, width: 0, height: 0), area: CGRect(x: 0, y: 0, width: 1000, height: 1000),
                contentSize: CGSize(width: 200, height: 200), permittedDirections: .up, grid: PixelGrid(scale: 2)))
        #expect(placement.arrowPosition == 30.5)
        // Along the body's edge, once round: from the contour's start over the arrow to the right corner, then back to the start.
        let onEdge = placement.outline.points.filter { $0.y == 13 }.map(\.x)
        let corner = onEdge.firstIndex { $0 > 150 } ?? 0
        #expect(onEdge.first == 13)
        #expect(onEdge[..<corner] == onEdge[..<corner].sorted()[...])
        #expect(onEdge.suffix(3).max() == 13)
    }

    @Test func `without an arrow the outline is the rounded body`() {
        let (path, size) = outline([])
        #expect(size == CGSize(width: 200, height: 200))
        #expect(
            path.cgPath.path
                == Path(RoundedRect(rect: CGRect(x: 0, y: 0, width: 200, height: 200), radius: 13, curve: .continuous)))
    }
}
