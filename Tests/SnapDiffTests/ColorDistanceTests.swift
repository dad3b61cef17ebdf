import Foundation
import SnapGraphics
import Testing

@testable import SnapDiff

/// The colour distance, against the published formulas with the C library's functions.
struct ColorDistanceTests {
    @Test("The distance agrees with OKLab's published formulas", arguments: [1, 2, 3] as [UInt64])
    func agreesWithReference(seed: UInt64) {
        var numbers = Picture.Numbers(state: seed)
        var distance = ColorDistance()
        for _ in 0..<20_000 {
            let first = numbers.next() | 0xFF00_0000
            let second = numbers.next() | 0xFF00_0000
            let reference = min(Self.reference(first, second), 1)
            #expect(abs(Double(distance.between(first, second)) - reference) < 2e-5)
        }
    }

    @Test("All greys agree with the formulas, the dark ones, too")
    func greys() {
        var distance = ColorDistance()
        for level in UInt32(0)..<255 {
            let first = 0xFF00_0000 | level * 0x01_0101
            let second = first + 0x01_0101
            #expect(abs(Double(distance.between(first, second)) - Self.reference(first, second)) < 4e-5)
        }
    }

    @Test("Equal pixels have no distance, others some, and both ways the same")
    func isSymmetric() {
        var numbers = Picture.Numbers(state: 4)
        var distance = ColorDistance()
        for _ in 0..<5_000 {
            let pixel = premultiplied(&numbers)
            let other = premultiplied(&numbers)
            #expect(distance.between(pixel, pixel) == 0)
            #expect(distance.between(pixel, other) == distance.between(other, pixel))
            #expect(pixel == other || distance.between(pixel, other) > 0)
            #expect(distance.between(pixel, other) <= 1)
        }
    }

    @Test("White on nothing and black on nothing are as far as white and black")
    func translucent() {
        var distance = ColorDistance()
        #expect(distance.between(0, 0xFFFF_FFFF) == distance.between(0xFF00_0000, 0xFFFF_FFFF))
        #expect(distance.between(0, 0xFF00_0000) == distance.between(0xFF00_0000, 0xFFFF_FFFF))
        #expect(distance.between(0xFF00_0000, 0xFFFF_FFFF) > 0.9999)
    }

    @Test("The same distances come out on every machine")
    func isFixed() {
        // The sum of the bits of 10,000 distances, as first calculated: one other rounding anywhere changes it.
        var numbers = Picture.Numbers(state: 5)
        var distance = ColorDistance()
        var sum: UInt64 = 0
        for _ in 0..<10_000 {
            sum = sum &* 31 &+ UInt64(distance.between(premultiplied(&numbers), premultiplied(&numbers)).bitPattern)
        }
        #expect(sum == 2_008_762_514_132_825_591)
    }

    private func premultiplied(_ numbers: inout Picture.Numbers) -> UInt32 {
        let alpha = numbers.next() % 256
        let color = [16, 8, 0].map { numbers.next() % (alpha + 1) << $0 }
        return color.reduce(alpha << 24, |)
    }

    /// Ottosson's OKLab with his toe, and HyAB, written down from the publications.
    private static func reference(_ first: UInt32, _ second: UInt32) -> Double {
        let (one, other) = (oklab(first), oklab(second))
        return abs(one.lightness - other.lightness) + hypot(one.a - other.a, one.b - other.b)
    }

    private static func oklab(_ pixel: UInt32) -> (lightness: Double, a: Double, b: Double) {
        let rgb = [0, 8, 16].map { shift -> Double in
            let value = Double(pixel >> shift & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let l = cbrt(0.4122214708 * rgb[0] + 0.5363325363 * rgb[1] + 0.0514459929 * rgb[2])
        let m = cbrt(0.2119034982 * rgb[0] + 0.6806995451 * rgb[1] + 0.1073969566 * rgb[2])
        let s = cbrt(0.0883024619 * rgb[0] + 0.2817188376 * rgb[1] + 0.6299787005 * rgb[2])
        let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        let k1 = 0.206
        let k2 = 0.03
        let k3 = (1 + k1) / (1 + k2)
        let shifted = k3 * lightness - k1
        return (
            lightness: 0.5 * (shifted + (shifted * shifted + 4 * k2 * k3 * lightness).squareRoot()),
            a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
        )
    }
}
