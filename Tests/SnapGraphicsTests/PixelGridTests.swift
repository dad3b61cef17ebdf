import Foundation
import SnapGraphics
import Testing

@Suite struct PixelGridTests {
    /// Ties go up: measured in stored frames of Interface Builder files (centres +0.25 pt 286 times, −0.25 pt 18 times, at 2x).
    @Test(
        arguments: [
            (1, 0.5, 1), (1, 0.49, 0), (1, -0.5, 0), (2, 0.25, 0.5), (2, 0.24, 0), (2, 211.75, 212), (2, -0.25, 0),
            (3, 1.0 / 6, 1.0 / 3), (3, 0.16, 0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func `rounding goes to the nearest pixel, ties up`(scale: CGFloat, value: CGFloat, expected: CGFloat) {
        #expect(PixelGrid(scale: scale).round(value) == expected)
    }

    @Test func `a tie that lost its last bits to a sum is still a tie`() {
        let almost = 0.1 + 0.2 - 0.05 - 1e-12
        #expect(PixelGrid(scale: 2).round(CGFloat(almost)) == 0.5)
    }

    /// 17 points of the system font are 20.287 high: 20.5 at 2x, 20⅓ at 3x, 21 at 1x.
    @Test(arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(CGFloat, CGFloat)])
    func `a size is rounded up to pixels`(scale: CGFloat, expected: CGFloat) {
        #expect(PixelGrid(scale: scale).ceil(1.193359375 * 17) == expected)
    }

    @Test func `a thousandth of a pixel does not cost one`() {
        let grid = PixelGrid(scale: 2)
        #expect(grid.ceil(20.0004) == 20)
        #expect(grid.ceil(20.001) == 20.5)
        #expect(grid.floor(19.9996) == 20)
        #expect(grid.floor(19.9) == 19.5)
    }

    @Test func `a rectangle's edges are rounded, not its size`() {
        let rect = PixelGrid(scale: 2).round(CGRect(x: 0.25, y: 0.2, width: 10.3, height: 10.3))
        #expect(rect == CGRect(x: 0.5, y: 0, width: 10, height: 10.5))
    }
}
