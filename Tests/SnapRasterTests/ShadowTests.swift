import Foundation
import SnapGraphics
import Testing

@Suite struct ShadowTests {
    /// The alpha of a black shadow.
    private func shadow(
        of shape: Shape, radius: CGFloat, alpha: UInt8 = 255, _ transform: CGAffineTransform = .identity, width: Int,
        height: Int
    ) throws -> [UInt8] {
        let shadow = Shadow(color: Color(red: 0, green: 0, blue: 0, alpha: alpha), offset: .zero, radius: radius)
        return try Drawing.picture(width, height, .shadow(shape, shadow, transform)).alphas
    }

    @Test func `The fall-off is that of iOS 18`() throws {
        // A layer of 200 points with a shadow of radius 10 and opacity ½ on white, at 3x: the green channel, outwards
        // from its left edge.
        let measured = [
            1: 192, 7: 203, 13: 213, 19: 222, 25: 230, 31: 237, 37: 243, 43: 247, 49: 251, 55: 253, 61: 255,
        ]
        let levels = try shadow(
            of: .rect(Drawing.rect(25, -100, 200, 300)), radius: 10, alpha: 128, CGAffineTransform(scaleX: 3, y: 3),
            width: 80,
            height: 1)
        let errors = measured.map { distance, green in 255 - Int(levels[75 - distance]) - green }
        #expect(errors.allSatisfy { abs($0) <= 1 })
        #expect(errors.filter { $0 != 0 }.count <= 1)
    }

    @Test(arguments: [
        (Shape.rect(CGRect(x: 14, y: 15, width: 30, height: 20)), 4.0),
        (.rect(CGRect(x: 14.3, y: 15.6, width: 30.5, height: 20.25)), 1.5),
        (.rect(CGRect(x: 20, y: 20, width: 4, height: 3)), 8),
        (.roundedRect(RoundedRect(rect: CGRect(x: 14, y: 15, width: 30, height: 26), radius: 9)), 5),
        (
            .roundedRect(
                RoundedRect(rect: CGRect(x: 14.5, y: 15.25, width: 30, height: 26), radius: 12, curve: .continuous)),
            2.5
        ),
        (.ring(RoundedRect(rect: CGRect(x: 14, y: 15, width: 30, height: 26), radius: 9), width: 2), 3),
        (.path(Path(ellipseIn: CGRect(x: 12, y: 15, width: 36, height: 20)), .nonZero), 6),
        (.roundedRect(RoundedRect(rect: CGRect(x: 14, y: 15.5, width: 30, height: 26), radius: 9)), 70),
        (.path(Drawing.polygon([(10, 11), (50, 25), (12, 46)]), .nonZero), 170),
        (.path(Drawing.polygon([(10, 10), (50, 25), (12, 45), (30, 25)]), .evenOdd), 4),
    ])
    func `Shadows are within two levels of a Gaussian in doubles`(shape: Shape, radius: Double) throws {
        let side = 60
        let levels = try shadow(of: shape, radius: CGFloat(radius), width: side, height: side)
        let exact = Reference.blurred(
            try Drawing.coverage(shape, width: side, height: side), side: side, radius: radius)
        #expect(zip(levels, exact).allSatisfy { abs(Double($0) - $1) <= 2 })
    }

    @Test func `A shadow ends at twice its radius`() throws {
        let levels = try shadow(of: .rect(Drawing.rect(30, -100, 100, 300)), radius: 10, width: 60, height: 1)
        #expect(levels[..<10].allSatisfy { $0 == 0 })
        #expect(levels[12] > 0)
    }

    @Test func `A shadow of radius zero is the shape, moved`() throws {
        let shape = Shape.roundedRect(RoundedRect(rect: Drawing.rect(2, 3, 10, 8), radius: 3))
        let moved = Shadow(color: .black, offset: CGSize(width: 1.5, height: 2), radius: 0)
        let shadow = try Drawing.picture(20, 20, .shadow(shape, moved, Drawing.identity))
        let fill = try Drawing.picture(20, 20, .fill(shape, .color(.black), CGAffineTransform(translationX: 1.5, y: 2)))
        #expect(shadow == fill)
    }

    @Test func `What of a shadow is seen does not depend on where the picture ends`() throws {
        let shape = Shape.roundedRect(RoundedRect(rect: Drawing.rect(20, 20, 60, 50), radius: 12))
        let drop = Shadow(color: .black, offset: CGSize(width: 0, height: 3), radius: 9)
        let whole = try Drawing.picture(100, 100, .shadow(shape, drop, Drawing.identity))
        let part = try Drawing.picture(30, 30, .shadow(shape, drop, CGAffineTransform(translationX: -60, y: -55)))
        #expect(part == whole.crop(60, 55, 30, 30))
    }
}

extension Reference {
    /// Coverage blurred in doubles with a Gaussian of deviation `radius` that is cut off at two deviations.
    static func blurred(_ coverage: [UInt8], side: Int, radius: Double) -> [Double] {
        func integral(_ distance: Double) -> Double {
            let t = min(max(distance / radius, -2), 2)
            return erf(t / 2.0.squareRoot()) / erf(2 / 2.0.squareRoot()) / 2
        }
        let reach = Int((2 * radius).rounded(.up)) + 1
        let weights = (-reach...reach).map { integral(Double($0) + 0.5) - integral(Double($0) - 0.5) }
        func pass(_ values: [Double], _ step: Int, _ position: (Int) -> Int) -> [Double] {
            values.indices.map { index in
                let place = position(index)
                return (max(-reach, -place)...min(reach, side - 1 - place)).reduce(0) { sum, offset in
                    sum + values[index + offset * step] * weights[offset + reach]
                }
            }
        }
        let across = pass(coverage.map(Double.init), 1) { $0 % side }
        return pass(across, side) { $0 / side }
    }
}
