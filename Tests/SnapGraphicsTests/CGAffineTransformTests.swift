import Foundation
import SnapGraphics
import Testing

@Suite struct CGAffineTransformTests {
    @Test func `concatenating applies the left one first`() {
        let moved = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 22, y: 3))
    }

    @Test func `scaledBy, translatedBy and rotated act before what is there`() {
        let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 3, y: 4)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 6, y: 8))
    }

    @Test func `a positive angle turns clockwise on screen`() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(turned == CGPoint(x: 0, y: 1))
    }

    @Test func `an inverse undoes, and what has none stays`() {
        let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
        let back = CGPoint(x: 11, y: 13).applying(transform).applying(transform.inverted())
        #expect(abs(back.x - 11) < 1e-12)
        #expect(abs(back.y - 13) < 1e-12)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `a turned rectangle's box holds all four corners`() {
        let box = CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(box == CGRect(x: -1, y: 0, width: 1, height: 2))
    }

    /// The quarter and sixth turns have known values; libm is right there to about 1e-16.
    @Test(arguments: [0, 0.1, 1, 2, 3, -1, 4.5, 12.3, -100] as [Double])
    func `sine and cosine agree with the mathematical ones`(angle: Double) {
        let (sine, cosine) = StableMath.sineAndCosine(angle)
        #expect(abs(sine - sin(angle)) < 4e-15)
        #expect(abs(cosine - cos(angle)) < 4e-15)
        #expect(abs(sine * sine + cosine * cosine - 1) < 1e-15)
    }

    @Test func `quarter turns are exact`() {
        for (quarters, expected) in [(1, (1.0, 0.0)), (2, (0, -1)), (3, (-1, 0)), (4, (0, 1)), (-1, (-1, 0))] {
            let (sine, cosine) = StableMath.sineAndCosine(Double(quarters) * .pi / 2)
            #expect(sine == expected.0)
            #expect(cosine == expected.1)
        }
    }
}
