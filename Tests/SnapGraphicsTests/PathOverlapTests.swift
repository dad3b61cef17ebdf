import Foundation
import SnapGraphics
import Testing

/// Which outlines have contours that overlap; in units of the em.
@Suite struct PathOverlapTests {
    private static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
        Path(rect: CGRect(x: x, y: y, width: width, height: height))
    }

    private static func disc(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x, y: y, width: side, height: side))
    }

    /// The same disc with its contour the other way round.
    private static func hole(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
        disc(x, y, side).applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x + side, ty: 0))
    }

    private static func union(_ paths: Path...) -> Path {
        paths.reduce(into: Path()) { $0.append($1) }
    }

    /// A line from corner to corner, closed.
    private static func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    private static let cases: [(String, Path, Bool)] = [
        ("nothing", Path(), false),
        ("a disc", disc(0, 0, 1), false),
        ("a disc that runs the other way", hole(0, 0, 1), false),
        ("a ring whose hole runs against it", union(disc(0, 0, 1), hole(0.2, 0.2, 0.6)), false),
        ("a ring whose hole does not", union(disc(0, 0, 1), disc(0.2, 0.2, 0.6)), true),
        ("a disc in a hole", union(disc(0, 0, 1), hole(0.2, 0.2, 0.6), disc(0.4, 0.4, 0.2)), false),
        ("bars that cross", union(box(0, 0.4, 1, 0.2), box(0.4, 0, 0.2, 1)), true),
        ("bars side by side", union(box(0, 0, 0.4, 1), box(0.5, 0, 0.4, 1)), false),
        ("bars that share a side", union(box(0, 0, 0.5, 1), box(0.5, 0, 0.5, 1)), false),
        ("discs that overlap", union(disc(0, 0, 0.6), disc(0.5, 0, 0.6)), true),
        ("discs that run against each other and overlap", union(disc(0, 0, 0.6), hole(0.5, 0, 0.6)), true),
        ("discs apart that run against each other", union(disc(0, 0, 0.4), hole(0.5, 0, 0.4)), true),
        ("a bow tie", polygon([(0, 0), (1, 1), (1, 0), (0, 1)]), true),
        ("a star of five", polygon([(0.5, 0), (0.8, 1), (0, 0.4), (1, 0.4), (0.2, 1)]), true),
        ("the same disc twice", union(disc(0, 0, 1), disc(0, 0, 1)), true),
        ("a disc and its opposite", union(disc(0, 0, 1), hole(0, 0, 1)), false),
        ("bars that overlap by a ten thousandth", union(box(0, 0, 0.5, 1), box(0.4999, 0, 0.5, 1)), false),
    ]

    @Test(arguments: cases) func `Contours overlap where areas would be added up wrongly`(
        name: String, path: Path, expected: Bool
    ) {
        #expect(path.hasOverlaps == expected, "\(name)")
        let turned = path.applying(CGAffineTransform(rotationAngle: 0.3))
        #expect(turned.hasOverlaps == expected, "\(name), turned")
    }
}
