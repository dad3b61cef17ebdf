import Foundation
import SnapGraphics

/// What a placed picture looks like at device pixels.
///
/// Where the picture is shrunk along its axes, each device pixel is the mean over its own area. Where it is enlarged or
/// turned, the four nearest pixels are mixed; turned and shrunk, means of blocks of pixels are mixed, so that none is
/// skipped. Or simply the nearest pixel is taken, if that is asked for.
struct ImageSampler {
    private let pixels: [UInt32]
    private let width: Int
    private let height: Int
    private let tint: UInt32?
    private let mixes: Bool
    /// From device pixels to the picture's, in 1/65536 pixel.
    private let stepX: (u: Int, v: Int)
    private let stepY: (u: Int, v: Int)
    private let origin: (u: Int, v: Int)

    /// The picture as far as it can show in `extent`. Nil where nothing of it can: its box is empty or not a number.
    init?(_ placement: ImagePlacement, _ transform: CGAffineTransform, in extent: PixelRect) {
        let (bitmap, target) = (placement.bitmap, placement.destination)
        guard !target.isEmpty else { return nil }
        // From the picture's pixels to device pixels.
        var map = CGAffineTransform(
            a: target.width / CGFloat(bitmap.width), b: 0, c: 0, d: target.height / CGFloat(bitmap.height),
            tx: target.minX, ty: target.minY
        ).concatenating(transform)
        mixes = placement.interpolation == .linear
        tint = placement.tint?.premultiplied
        let sides = (x: Self.length(map.a, map.b), y: Self.length(map.c, map.d))
        if mixes, map.isScaleAndTranslation, sides.x <= 1, sides.y <= 1, sides.x * sides.y < 1, sides.x * sides.y > 0 {
            let columns = AreaAverage.Axis(
                extent.left..<extent.right, count: bitmap.width, start: Double(map.tx), size: Double(map.a))
            let rows = AreaAverage.Axis(
                extent.top..<extent.bottom, count: bitmap.height, start: Double(map.ty), size: Double(map.d))
            pixels = AreaAverage.pixels(of: bitmap, columns: columns, rows: rows)
            (width, height) = (extent.width, extent.height)
            map = CGAffineTransform(translationX: CGFloat(extent.left), y: CGFloat(extent.top))
        } else if mixes, sides.x < 0.5 || sides.y < 0.5 {
            let block = (x: Self.pixels(per: sides.x), y: Self.pixels(per: sides.y))
            (pixels, width, height) = AreaAverage.blocks(of: bitmap, byX: block.x, y: block.y)
            map = CGAffineTransform(scaleX: CGFloat(block.x), y: CGFloat(block.y)).concatenating(map)
        } else {
            (pixels, width, height) = (bitmap.pixels, bitmap.width, bitmap.height)
        }
        guard map.determinant != 0, map.determinant.isFinite else { return nil }
        let inverse = DeviceMap(map.inverted())
        let start = inverse.apply(CGPoint(x: 0.5, y: 0.5))
        let values = [inverse.a, inverse.b, inverse.c, inverse.d, start.x, start.y]
        // Beyond 2^30 pixels, sums of steps over a row might overflow; nothing recognisable would show there.
        guard values.allSatisfy({ abs($0) < 1_073_741_824 }) else { return nil }
        let fixed = values.map { Int(($0 * 65536 + 0.5).rounded(.down)) }
        stepX = (fixed[0], fixed[1])
        stepY = (fixed[2], fixed[3])
        origin = (fixed[4], fixed[5])
    }

    /// True where device pixels are the picture's own: there is nothing to mix.
    private var isAligned: Bool {
        stepX == (65536, 0) && stepY == (0, 65536) && origin.u & 65535 == 32768 && origin.v & 65535 == 32768
    }

    /// How long one pixel's side becomes, in device pixels.
    private static func length(_ x: CGFloat, _ y: CGFloat) -> Double {
        Double((x * x + y * y).squareRoot())
    }

    /// How many whole pixels fall on one device pixel, where each becomes `side` long; 1 where they do not shrink.
    private static func pixels(per side: Double) -> Int {
        guard side > 0, side < 1 else { return 1 }
        return Int(min((1 / side).rounded(.down), Double(Bitmap.longestSide)))
    }

    /// Writes the pixels of device row `y` in `columns` to the beginning of `out`, premultiplied.
    func fetch(_ y: Int, _ columns: Range<Int>, into out: inout [UInt32]) {
        let u = origin.u + stepX.u * columns.lowerBound + stepY.u * y
        let v = origin.v + stepX.v * columns.lowerBound + stepY.v * y
        PixelSampler.fetch(
            pixels, width: width, height: height, from: (u, v), step: stepX, count: columns.count,
            mixing: mixes && !isAligned,
            into: &out)
        guard let tint else { return }
        for index in 0..<columns.count { out[index] = PixelKernels.scale(tint, by: UInt8(out[index] >> 24)) }
    }
}
