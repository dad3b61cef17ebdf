import Foundation
import SnapGraphics

/// A shadow's lengths in device space.
struct ShadowGeometry {
    /// Standard deviations along the axes, in 1/256 pixel.
    let radiusX: Int
    let radiusY: Int
    /// From the shape to its shadow.
    let offset: CGAffineTransform

    /// Larger radii, in pixels, are drawn as this one: the fall-off is then wider than any screen.
    private static let largestRadius = 1024.0

    init(_ shadow: Shadow, _ transform: CGAffineTransform) {
        (radiusX, radiusY) = Self.deviceRadii(shadow.radius, transform)
        let moved = shadow.offset.applying(transform)
        offset = CGAffineTransform(translationX: moved.width, y: moved.height)
    }

    /// A blur's standard deviation along both axes, in 1/256 pixel.
    static func deviceRadii(_ radius: CGFloat, _ transform: CGAffineTransform) -> (x: Int, y: Int) {
        let map = DeviceMap(transform)
        // A turned blur is round: of the mean scale.
        let mean = abs(map.a * map.d - map.b * map.c).squareRoot()
        let scales = transform.isScaleAndTranslation ? (abs(map.a), abs(map.d)) : (mean, mean)
        func device(_ scale: Double) -> Int {
            let length = Double(radius) * scale
            return length > 0 ? Int(min(length, largestRadius) * 256 + 0.5) : 0
        }
        return (device(scales.0), device(scales.1))
    }

    /// How far the shadow reaches beyond the shape, in pixels.
    var reachX: Int { (2 * radiusX + 255) / 256 + 1 }
    var reachY: Int { (2 * radiusY + 255) / 256 + 1 }

    /// False where the fall-off is narrower than a quarter of a pixel: the shadow is then the shape itself, with its
    /// own soft edge.
    var isSoft: Bool { radiusX >= 64 && radiusY >= 64 }

    /// How many rows of the shape are blurred as one: a fade over 64 rows and more hides what blocks of 1/32 of it change, less
    /// than 1/100 level.
    var rowsInBlock: Int { radiusY < 64 << 8 ? 1 : radiusY >> 13 }

    /// The pixels that the shadow of something in `box`, in device space, may touch.
    func extent(of box: CGRect) -> PixelRect {
        let pixels = PixelRect(around: box.applying(offset))
        return pixels.isEmpty ? .empty : pixels.expanded(byX: reachX, y: reachY)
    }
}
