import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct TransformPartsTests {
    nonisolated static let transforms: [CATransform3D] = [
        CATransform3DIdentity,
        CATransform3DMakeScale(2, -3, 1),
        CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), 1, 1, 2, 3),
        CATransform3DScale(CATransform3DMakeRotation(3, 0, 0, 1), 1, 2, 3),
        CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 1, 0), perspective),
        CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.2, c: 0.7, d: 2, tx: 3, ty: 4)),
    ]

    nonisolated static var perspective: CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        return transform
    }

    @Test(arguments: transforms)
    func `parts make the transform that they were taken from`(transform: CATransform3D) throws {
        let again = try #require(TransformParts(transform)).transform
        for (left, right) in zip(transform.elements, again.elements) { #expect(abs(left - right) < 1e-12) }
        let inverse = CATransform3DConcat(transform, CATransform3DInvert(transform))
        for (left, right) in zip(inverse.elements, CATransform3DIdentity.elements) {
            #expect(abs(left - right) < 1e-12)
        }
    }

    @Test func `rotations are interpolated at an even speed`() {
        let start = AnimatableValue(CATransform3DIdentity)
        let end = AnimatableValue(CATransform3DMakeRotation(2, 0, 1, 0))
        for fraction in [0.1, 0.5, 0.8] {
            let angle = start.interpolated(to: end, fraction).transform.flatMap(TransformParts.init)?.rotation.angles.y
            // Beyond a quarter turn the angle around y is told by those around x and z, too.
            if fraction * 2 < .pi / 2 { #expect(abs((angle ?? 0) - 2 * fraction) < 1e-12) }
            let expected = CATransform3DMakeRotation(CGFloat(2 * fraction), 0, 1, 0)
            let shown = start.interpolated(to: end, fraction).transform ?? CATransform3D()
            for (left, right) in zip(shown.elements, expected.elements) { #expect(abs(left - right) < 1e-12) }
        }
    }

    @Test func `a perspective rotation has the textbook's matrix`() {
        let turned = CATransform3DRotate(Self.perspective, .pi / 2, 0, 1, 0)
        // Seen edge-on: x runs into depth, away from the eye.
        #expect(abs(turned.m11) < 1e-15)
        #expect(turned.m13 == -1)
        #expect(abs(turned.m14 - 1.0 / 500) < 1e-15)
        #expect(!CATransform3DIsAffine(turned))
    }
}
