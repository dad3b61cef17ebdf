import Foundation
import SnapGraphics

/// From device pixels to a picture's, in 2^-32 pixel: the same place for a device pixel whatever part of the picture is drawn.
struct ImageSteps {
    /// What one device pixel to the right is, and one further down.
    let right: (u: Int, v: Int)
    private let down: (u: Int, v: Int)
    /// The middle of the device pixel (0, 0).
    private let origin: (u: Int, v: Int)
    /// Whether the four nearest pixels are mixed.
    let mixes: Bool

    /// Device pixels that are a picture's own, one for one: there is nothing to mix. Nil under any other map.
    init?(copying map: CGAffineTransform) {
        let (x, y) = (Double(map.tx), Double(map.ty))
        guard map.a == 1, map.b == 0, map.c == 0, map.d == 1, abs(x) < Subpixel.reach, abs(y) < Subpixel.reach,
            x == x.rounded(.down), y == y.rounded(.down)
        else { return nil }
        let half = PixelSampler.one / 2
        (right, down) = ((PixelSampler.one, 0), (0, PixelSampler.one))
        origin = (half - Int(x) * PixelSampler.one, half - Int(y) * PixelSampler.one)
        mixes = false
    }

    /// Nil where the picture is smaller than can be seen: a device pixel is longer than the longest picture, twice.
    /// - Parameter map: from the picture's pixels to device pixels.
    init?(_ map: CGAffineTransform, mixes: Bool) {
        let inverse = DeviceMap(map.inverted())
        let start = inverse.apply(CGPoint(x: 0.5, y: 0.5))
        let (steps, origin) = ([inverse.a, inverse.b, inverse.c, inverse.d], [start.x, start.y])
        // Within these a picture's sum of a step for each column and row, and its origin, fit 64 bits.
        guard steps.allSatisfy({ abs($0) < 32_768 }), origin.allSatisfy({ abs($0) < 536_870_912 }) else { return nil }
        let fixed = (steps + origin).map { Int(($0 * Double(PixelSampler.one)).rounded()) }
        (right, down, self.origin) = ((fixed[0], fixed[1]), (fixed[2], fixed[3]), (fixed[4], fixed[5]))
        self.mixes = mixes
    }

    /// Where the middle of a device pixel is in the picture.
    func place(_ x: Int, _ y: Int) -> (u: Int, v: Int) {
        (origin.u + right.u * x + down.u * y, origin.v + right.v * x + down.v * y)
    }
}
