import Foundation
import SnapGraphics
import Testing

@Suite struct PathTests {
    @Test func `a contour that was closed goes on from its start`() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 6))
        #expect(path.verbs == [.move, .line, .close, .move, .line])
        #expect(path.points[2] == CGPoint(x: 1, y: 2))
    }

    @Test func `closing nothing adds nothing`() {
        var path = Path()
        path.close()
        #expect(path.isEmpty)
        path.move(to: .zero)
        path.close()
        path.close()
        #expect(path.verbs == [.move, .close])
    }

    @Test func `verbs and points stay in step`() {
        let paths = [
            Path(rect: CGRect(x: 0, y: 0, width: 3, height: 4)),
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 3, height: 4)),
            Path(RoundedRect(rect: CGRect(x: 0, y: 0, width: 30, height: 40), radius: 5)),
            Path(RoundedRect(rect: CGRect(x: 0, y: 0, width: 30, height: 40), radius: 5, curve: .continuous)),
        ]
        for path in paths {
            #expect(path.verbs.reduce(0) { $0 + $1.pointCount } == path.points.count)
            #expect(path.verbs.first == .move)
            #expect(path.verbs.last == .close)
        }
    }

    @Test func `a rounded rectangle's outline stays in it and touches its edges`() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        for curve in [RoundedRect.Curve.circular, .continuous] {
            #expect(Path(RoundedRect(rect: rect, radius: 12, curve: curve)).controlBounds == rect)
        }
    }

    @Test func `radii that do not fit shrink together`() {
        let shape = RoundedRect(rect: CGRect(x: 0, y: 0, width: 100, height: 40), radius: 30)
        #expect(shape.fittingRadii == RoundedRect.Radii(20))
        let uneven = RoundedRect(
            rect: CGRect(x: 0, y: 0, width: 100, height: 40),
            radii: .init(topLeft: 60, topRight: 0, bottomRight: 0, bottomLeft: 20))
        // 60 + 20 on a side of 40: both halved.
        #expect(uneven.fittingRadii == .init(topLeft: 30, topRight: 0, bottomRight: 0, bottomLeft: 10))
        #expect(RoundedRect(rect: shape.rect, radius: .nan).fittingRadii == .zero)
        #expect(RoundedRect(rect: shape.rect, radius: -3).fittingRadii == .zero)
    }

    @Test func `insetting takes as much off the radii, down to square corners`() {
        let inner = RoundedRect(rect: CGRect(x: 0, y: 0, width: 100, height: 40), radius: 5).inset(by: 2)
        #expect(inner.rect == CGRect(x: 2, y: 2, width: 96, height: 36))
        #expect(inner.radii == RoundedRect.Radii(3))
        #expect(inner.inset(by: 10).radii == .zero)
        #expect(inner.inset(by: 30).rect.size == CGSize(width: 36, height: 0))
    }

    @Test func `a transform moves points and the place to go on from`() {
        var path = Path(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
            .applying(CGAffineTransform(translationX: 10, y: 0))
        #expect(path.controlBounds == CGRect(x: 10, y: 0, width: 2, height: 2))
        path.addLine(to: .zero)
        #expect(path.points.suffix(2) == [CGPoint(x: 10, y: 0), .zero])
    }
}
