import Testing
import UIKit

struct UIBezierPathTests {
    private func expectNear(_ found: CGRect, _ expected: CGRect, within tolerance: CGFloat = 1e-9) {
        for edge in [\CGRect.minX, \.minY, \.maxX, \.maxY] as [KeyPath<CGRect, CGFloat>] {
            #expect(abs(found[keyPath: edge] - expected[keyPath: edge]) <= tolerance, "\(found) is not \(expected)")
        }
    }

    // A circle of radius 10 around (0, 0): angle 0 is on the right, π/2 at the bottom.
    @Test(
        arguments: [
            (0, 0.5, true, CGRect(x: 0, y: 0, width: 10, height: 10)),
            (0, 0.5, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (0, 1, true, CGRect(x: -10, y: 0, width: 20, height: 10)),
            (0, 1, false, CGRect(x: -10, y: -10, width: 20, height: 10)),
            (0, 2, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (0, 2, false, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (-0.5, 1.5, true, CGRect(x: -10, y: -10, width: 20, height: 20)),
            (1.5, 0, true, CGRect(x: 0, y: -10, width: 10, height: 10)),
        ] as [(CGFloat, CGFloat, Bool, CGRect)])
    func `an arc runs from angle to angle, clockwise on screen`(
        start: CGFloat, end: CGFloat, clockwise: Bool, bounds: CGRect
    ) {
        let arc = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: start * .pi, endAngle: end * .pi, clockwise: clockwise)
        expectNear(arc.cgPath.boundingBoxOfPath, bounds, within: 0.01)
    }

    @Test func `core graphics counts clockwise with y upwards`() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        expectNear(path.boundingBoxOfPath, CGRect(x: -10, y: 0, width: 20, height: 10), within: 0.01)
    }

    @Test func `an arc is joined to the current point by a line`() {
        let pie = UIBezierPath()
        pie.move(to: .zero)
        pie.addArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        pie.close()
        #expect(pie.contains(CGPoint(x: 6.9, y: 6.9)))
        #expect(!pie.contains(CGPoint(x: 7.2, y: 7.2)))
        #expect(!pie.contains(CGPoint(x: -1, y: 1)))
    }

    @Test func `a tangent arc rounds the corner of a square`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 4))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.closeSubpath()
        // On the diagonal the circle around (6, 4) is 4·√½ ≈ 2.828 away from its centre in x and y.
        #expect(path.contains(CGPoint(x: 8.82, y: 1.18)))
        #expect(!path.contains(CGPoint(x: 8.84, y: 1.16)))
    }

    @Test func `arcs are made in the space of their transform`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 100, y: 50))
        path.addArc(
            center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false,
            transform: CGAffineTransform(a: 10, b: 0, c: 0, d: 20, tx: 100, ty: 50))
        #expect(path.currentPoint == CGPoint(x: 100, y: 70))
        expectNear(path.boundingBoxOfPath, CGRect(x: 100, y: 50, width: 10, height: 20))
    }

    @Test func `only the named corners are rounded`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 99)))
        #expect(path.contains(CGPoint(x: 99, y: 1)) && path.contains(CGPoint(x: 1, y: 99)))
    }

    @Test func `a hole needs the even-odd rule or a contour that runs backwards`() {
        let rings = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let hole = UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50))
        let centre = CGPoint(x: 50, y: 50)
        rings.append(hole)
        #expect(rings.contains(centre))
        rings.usesEvenOddFillRule = true
        #expect(!rings.contains(centre))
        #expect(rings.contains(CGPoint(x: 10, y: 50)))

        let reversed = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        reversed.append(hole.reversing())
        #expect(!reversed.contains(centre))
        #expect(reversed.contains(CGPoint(x: 10, y: 50)))
    }

    @Test func `bounds hold the control points, the box of the path does not`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 0, y: 8), controlPoint2: CGPoint(x: 10, y: 8))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(path.cgPath.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 6))
        let quad = UIBezierPath()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
        expectNear(quad.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(UIBezierPath().bounds.isNull && CGMutablePath().boundingBoxOfPath.isNull)
    }

    @Test func `a rounded rectangle of core graphics has elliptic corners`() {
        let path = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerWidth: 50, cornerHeight: 20, transform: nil)
        // An ellipse altogether: (x − 50)²/50² + (y − 20)²/20² = 1.
        #expect(path.contains(CGPoint(x: 50 - 50 * 0.707 + 0.5, y: 20 - 20 * 0.707 + 0.5)))
        #expect(!path.contains(CGPoint(x: 50 - 50 * 0.707 - 0.5, y: 20 - 20 * 0.707 - 0.5)))
    }

    @Test func `a copy keeps the line properties and its own points`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        copy.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(copy.lineWidth == 3)
        #expect(copy.bounds.minX == 5 && path.bounds.minX == 0)
    }
}
