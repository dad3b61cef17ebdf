import Foundation
import SnapGraphics
import Testing

@testable import UIKit

/// Expected values were computed with 30 digits from the curves' definitions.
@Suite struct TimingCurveTests {
    static let named: [(CAMediaTimingFunctionName, [Double])] = [
        (.linear, [0.25, 0.5, 0.75]),
        (.easeInEaseOut, [0.129_161_931_047_32, 0.5, 0.870_838_068_952_68]),
        (.easeIn, [0.093_464_650_718_824_9, 0.315_356_812_572_539, 0.621_861_869_174_89]),
        (.easeOut, [0.378_138_130_825_11, 0.684_643_187_427_461, 0.906_535_349_281_175]),
        (.default, [0.408_510_591_355_396, 0.802_403_387_584_857, 0.960_458_978_348_974]),
    ]

    @Test(arguments: named)
    func `named curves follow their control points`(name: CAMediaTimingFunctionName, expected: [Double]) {
        let curve = CAMediaTimingFunction(name: name).curve
        for (index, value) in expected.enumerated() {
            #expect(abs(curve.progress(at: Double(index + 1) / 4) - value) < 1e-14)
        }
        #expect(curve.progress(at: 0) == 0)
        #expect(curve.progress(at: 1) == 1)
        #expect(curve.progress(at: 7) == 1)
    }

    @Test func `control points given as floats mean the decimals that were written`() {
        let function = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
        #expect(function.curve == .easeInOut)
        var point: [Float] = [0, 0]
        point.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress { function.getControlPoint(at: 2, values: base) }
        }
        #expect(point == [0.58, 1])
    }

    @Test func `a vertical tangent is no obstacle`() {
        // x(s) = s³ with both control points at x = 0: at x = 1/8 s is 1/2, and y = 3/8 + 3/8 + 1/8.
        #expect(abs(TimingCurve(0, 1, 0, 1).progress(at: 0.125) - 0.875) < 1e-12)
    }
}

/// Expected values were computed with 30 digits from the textbook's closed forms.
@MainActor
@Suite struct SpringTests {
    /// Mass, stiffness, damping and velocity, and the progress at 0.1, 0.25, 0.5 and 1 second.
    nonisolated static let springs: [([CGFloat], [Double])] = [
        (
            [1, 100, 10, 0], [0.340_299_846_608_298, 1.023_359_579_906_69, 1.074_590_566_595_03, 1.002_170_116_739_33]
        ),
        ([1, 100, 5, 0], [0.392_945_150_832_964, 1.310_836_098_648_91, 1.036_550_787_389_34, 1.084_775_962_264_37]),
        (
            [1, 100, 20, 0],
            [0.264_241_117_657_115, 0.712_702_504_816_354, 0.959_572_318_005_487, 0.999_500_600_772_613]
        ),
        ([2, 50, 8, 3], [0.344_779_505_785_147, 0.870_403_572_452_596, 1.303_037_318_401_44, 0.988_234_922_009_664]),
        (
            [3, 1000, 500, 0],
            [0.173_112_159_391_084, 0.389_682_091_707_479, 0.632_092_513_213_251, 0.866_308_544_936_506]
        ),
    ]

    @Test(arguments: springs)
    func `a spring follows the closed form`(numbers: [CGFloat], expected: [Double]) {
        let animation = CASpringAnimation(keyPath: "opacity")
        (animation.mass, animation.stiffness, animation.damping) = (numbers[0], numbers[1], numbers[2])
        animation.initialVelocity = numbers[3]
        animation.allowsOverdamping = true
        for (time, value) in zip([0.1, 0.25, 0.5, 1], expected) {
            #expect(abs(animation.spring.progress(at: time) - value) < 1e-13)
        }
    }

    @Test func `a spring settles when Apple's documentation says so`() {
        let spring = CASpringAnimation(keyPath: "position.x")
        #expect(abs(spring.settlingDuration - 1.472_700_334_68) < 1e-10)
        spring.damping = 5  // "approximately 2.85 seconds"
        #expect(abs(spring.settlingDuration - 2.854_974_609_89) < 1e-10)
        spring.damping = 15  // "just over 1 second"
        #expect(abs(spring.settlingDuration - 1.022_093_798_19) < 1e-10)
    }

    @Test func `overdamping counts only where it is allowed`() {
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.damping = 40
        #expect(abs(spring.spring.progress(at: 0.1) - 0.264_241_117_657_115) < 1e-13)
        spring.allowsOverdamping = true
        #expect(spring.spring.progress(at: 0.1) < 0.25)
    }

    @Test(arguments: [(0.5, 0.0), (0.3, 8), (1, 0), (1.5, 2)])
    func `a spring made for a duration settles in it`(ratio: Double, velocity: Double) {
        let spring = Spring(dampingRatio: ratio, velocity: velocity, settlingIn: 0.7)
        #expect(abs(spring.settlingDuration - 0.7) < 1e-9)
        #expect(abs(spring.progress(at: 0.7) - 1) <= 0.001 + 1e-12)
    }

    @Test func `bounce is one less the damping ratio`() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        #expect(abs(spring.stiffness - 16 * .pi * .pi) < 1e-9)
        #expect(abs(spring.damping - 6 * .pi) < 1e-9)
    }

    @Test func `the transcendental functions are right to the last digits`() {
        #expect(abs(StableMath.exponential(1) - 2.718_281_828_459_045_2) < 1e-15)
        #expect(abs(StableMath.exponential(-10) / 4.539_992_976_248_485_2e-5 - 1) < 1e-15)
        #expect(StableMath.exponential(-800) == 0)
        #expect(abs(StableMath.logarithm(3) - 1.098_612_288_668_109_8) < 1e-15)
        #expect(abs(StableMath.arcTangent(1, 3) - 0.321_750_554_396_642_19) < 1e-15)
        #expect(abs(StableMath.arcTangent(-2, -1) + 2.034_443_935_795_702_7) < 1e-15)
        #expect(StableMath.arcTangent(0, -1) == .pi)
    }
}
