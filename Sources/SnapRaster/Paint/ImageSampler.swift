import Foundation
import SnapGraphics

/// What a placed picture looks like at device pixels.
///
/// Where the picture is shrunk, its pixels are averaged first, so that none is skipped; then, or where it is enlarged or turned, the four nearest
/// pixels are mixed (or the nearest is taken).
struct ImageSampler {
    private let bitmap: Bitmap
    private let tint: UInt32?
    private let smooth: Bool
    /// From device pixels to the picture's, in 1/65536 pixel.
    private let stepX: (u: Int, v: Int)
    private let stepY: (u: Int, v: Int)
    private let origin: (u: Int, v: Int)

    /// Nil where nothing of the picture can show: its box is empty or not a number.
    init?(_ placement: ImagePlacement, _ transform: CGAffineTransform) {
        let target = placement.destination
        guard !target.isEmpty else { return nil }
        var bitmap = placement.bitmap
        let toDevice = CGAffineTransform(
            a: target.width / CGFloat(bitmap.width), b: 0, c: 0, d: target.height / CGFloat(bitmap.height),
            tx: target.minX, ty: target.minY
        ).concatenating(transform)
        // How many of the picture's pixels fall on one device pixel, along each of its sides.
        let across = Self.shrinkage(toDevice.a, toDevice.b)
        let down = Self.shrinkage(toDevice.c, toDevice.d)
        var map = toDevice
        if placement.interpolation == .linear, across > 1 || down > 1 {
            bitmap = AreaAverage.reduce(bitmap, byX: across, y: down)
            map = CGAffineTransform(scaleX: CGFloat(across), y: CGFloat(down)).concatenating(toDevice)
        }
        guard map.determinant != 0, map.determinant.isFinite else { return nil }
        let inverse = DeviceMap(map.inverted())
        let start = inverse.apply(CGPoint(x: 0.5, y: 0.5))
        let values = [inverse.a, inverse.b, inverse.c, inverse.d, start.x, start.y]
        // Beyond 2^30 pixels, sums of steps over a row might overflow; nothing recognisable would show there.
        guard values.allSatisfy({ abs($0) < 1_073_741_824 }) else { return nil }
        let fixed = values.map { Int(($0 * 65536 + 0.5).rounded(.down)) }
        self.bitmap = bitmap
        tint = placement.tint?.premultiplied
        smooth = placement.interpolation == .linear
        stepX = (fixed[0], fixed[1])
        stepY = (fixed[2], fixed[3])
        origin = (fixed[4], fixed[5])
    }

    /// How many pixels one device pixel takes, given where one pixel goes; 1 where none are lost.
    private static func shrinkage(_ x: CGFloat, _ y: CGFloat) -> Int {
        let length = Double((x * x + y * y).squareRoot())
        guard length > 0, length < 1 else { return 1 }
        return Int(min((1 / length + 0.001).rounded(.down), Double(Bitmap.longestSide)))
    }

    /// Writes the pixels of device row `y` in `columns` to the beginning of `out`, premultiplied.
    func fetch(_ y: Int, _ columns: Range<Int>, into out: inout [UInt32]) {
        var u = origin.u + stepX.u * columns.lowerBound + stepY.u * y
        var v = origin.v + stepX.v * columns.lowerBound + stepY.v * y
        bitmap.pixels.withUnsafeBufferPointer { source in
            let sampler = PixelSampler(pixels: source, width: bitmap.width, height: bitmap.height)
            for index in 0..<columns.count {
                let pixel = smooth ? sampler.linear(u, v) : sampler.nearest(u, v)
                out[index] = tint.map { PixelKernels.scale($0, by: UInt8(pixel >> 24)) } ?? pixel
                u += stepX.u
                v += stepX.v
            }
        }
    }
}
