import Foundation
import SnapGraphics

/// What a placed picture looks like at device pixels.
///
/// Where its sides lie along the axes, turned by quarters or mirrored too, each side is resampled by itself: shrunk, a device pixel is the
/// mean over its own area; enlarged, the two nearest are mixed. Turned otherwise, the four nearest pixels are mixed; shrunk too, means of
/// blocks of pixels, so that none is skipped. Or simply the nearest pixel is taken, if that is asked for.
struct ImageSampler {
    private enum Method {
        /// Device columns and rows, and how far apart the picture's pixels are along each.
        case axes(columns: ImageAxis, rows: ImageAxis, strides: (column: Int, row: Int))
        case steps(ImageSteps)
    }

    private let bitmap: Bitmap
    private let tint: UInt32?
    private let method: Method

    /// The picture as far as it can show in `extent`. Nil where nothing of it can: its box is empty or not a number.
    init?(_ placement: ImagePlacement, _ transform: CGAffineTransform, in extent: PixelRect) {
        guard let map = placement.map(to: transform) else { return nil }
        tint = placement.tint?.premultiplied
        let mixes = placement.interpolation == .linear
        if placement.caps == nil, let steps = ImageSteps(copying: map) {
            (bitmap, method) = (placement.bitmap, .steps(steps))
        } else if DeviceMap(map).keepsAxes {
            let columns = (layout: placement.columnLayout, count: CGFloat(placement.bitmap.width))
            let rows = (layout: placement.rowLayout, count: CGFloat(placement.bitmap.height))
            let isTurned = map.a == 0
            let (x, y) = isTurned ? (rows, columns) : (columns, rows)
            let (scaleX, scaleY) = isTurned ? (map.c, map.b) : (map.a, map.d)
            bitmap = placement.bitmap
            method = .axes(
                columns: ImageAxis(
                    extent.left..<extent.right, x.layout, start: Double(map.tx), size: Double(scaleX * x.count),
                    mixes: mixes),
                rows: ImageAxis(
                    extent.top..<extent.bottom, y.layout, start: Double(map.ty), size: Double(scaleY * y.count),
                    mixes: mixes),
                strides: isTurned ? (bitmap.width, 1) : (1, bitmap.width))
        } else {
            let picture = placement.withoutCaps(under: transform).withoutSkippedPixels(under: transform)
            guard let map = picture.map(to: transform), let steps = ImageSteps(map, mixes: mixes) else { return nil }
            (bitmap, method) = (picture.bitmap, .steps(steps))
        }
    }

    /// Writes the pixels of device row `y` in `columns`, all of the extent, to the beginning of `out`, premultiplied.
    func fetch(_ y: Int, _ columns: Range<Int>, into out: inout [UInt32]) {
        switch method {
        case .axes(let axis, let rows, let strides):
            let (left, top) = (axis.range.lowerBound, rows.range.lowerBound)
            ImageKernels.mix(
                bitmap.pixels, strides: strides, axis, columns.lowerBound - left..<columns.upperBound - left, rows,
                row: y - top, into: &out)
        case .steps(let steps):
            let start = steps.place(columns.lowerBound, y)
            PixelSampler.fetch(
                bitmap.pixels, width: bitmap.width, height: bitmap.height, from: start, step: steps.right,
                count: columns.count, mixing: steps.mixes, into: &out)
        }
        guard let tint else { return }
        for index in 0..<columns.count { out[index] = PixelKernels.scale(tint, by: UInt8(out[index] >> 24)) }
    }
}
