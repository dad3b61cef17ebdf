import Foundation
import SnapGraphics

/// Blurs and recolours what a surface shows.
///
/// The blur is three box passes each way, whose widths follow the standard deviation (W3C, *Filter Effects Level 1*,
/// feGaussianBlur): within 3 % of a Gaussian. Beyond the sides of the surface its outermost pixels go on.
struct BackdropFilter {
    private let boxesX: [BoxBlur.Window]
    private let boxesY: [BoxBlur.Window]
    private let saturation: Double

    init(_ backdrop: Backdrop, _ transform: CGAffineTransform) {
        let radii = ShadowGeometry.deviceRadii(backdrop.radius, transform)
        boxesX = BoxBlur.windows(radius: radii.x)
        boxesY = BoxBlur.windows(radius: radii.y)
        saturation = backdrop.saturation
    }

    /// The filtered pixels of `box`.
    func picture(of surface: Surface, in box: PixelRect) -> Surface {
        // Where the blur sees beyond the surface, the kernel goes on with its last pixels.
        let seen = box.expanded(by: reach).intersection(surface.box)
        var pixels: [BoxBlur.Pixel] = []
        pixels.reserveCapacity(seen.width * seen.height)
        for y in seen.top..<seen.bottom {
            let first = surface.index(seen.left, y)
            for pixel in surface.pixels[first..<first + seen.width] { pixels.append(BoxBlur.widened(pixel)) }
        }
        for window in boxesX {
            pixels = BoxBlur.pass(
                pixels, lines: seen.height, lineStride: seen.width, count: seen.width, step: 1, window)
        }
        for window in boxesY {
            pixels = BoxBlur.pass(
                pixels, lines: seen.width, lineStride: 1, count: seen.height, step: seen.width, window)
        }
        var picture = Surface(box)
        let strength = Saturation(saturation)
        for y in box.top..<box.bottom {
            let (from, to) = ((y - seen.top) * seen.width + box.left - seen.left, picture.index(box.left, y))
            for x in 0..<box.width {
                picture.pixels[to + x] = strength.apply(BoxBlur.narrowed(pixels[from + x]))
            }
        }
        return picture
    }

    /// How far a filtered pixel sees.
    var reach: Reach { Reach(x: Self.reach(boxesX), y: Self.reach(boxesY)) }

    private static func reach(_ windows: [BoxBlur.Window]) -> Int {
        windows.reduce(0) { $0 + max($1.before, $1.after) }
    }
}
