import Foundation
import SnapGraphics

extension ImagePlacement {
    /// From the picture's pixels to device pixels; what of a turn cannot be seen is left out. Nil where nothing can show: the
    /// destination is empty, flat, or not a usable number.
    func map(to transform: CGAffineTransform) -> CGAffineTransform? {
        guard !destination.isEmpty else { return nil }
        let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
        var map = CGAffineTransform(
            a: destination.width / width, b: 0, c: 0, d: destination.height / height, tx: destination.minX,
            ty: destination.minY
        ).concatenating(transform)
        let reach = [map.a * width, map.b * width, map.c * height, map.d * height, map.tx, map.ty]
        guard map.determinant != 0, map.determinant.isFinite, reach.allSatisfy({ abs($0) < 1e100 }) else { return nil }
        // A fifth of a step of the grid from corner to corner: the sine of half a turn is not quite 0.
        let least: CGFloat = 1 / 4096
        if abs(reach[1]) < least, abs(reach[2]) < least { (map.b, map.c) = (0, 0) }
        if abs(reach[0]) < least, abs(reach[3]) < least { (map.a, map.d) = (0, 0) }
        return map.determinant == 0 ? nil : map
    }

    /// How the columns of pixels fill the destination.
    var columnLayout: ImageLayout {
        guard let caps, caps.pixel.width > 0 else { return ImageLayout(count: bitmap.width) }
        return ImageLayout(
            count: bitmap.width, caps: (caps.left, caps.right), length: Double(destination.width / caps.pixel.width),
            tiles: caps.tiles)
    }

    /// How the rows of pixels fill the destination.
    var rowLayout: ImageLayout {
        guard let caps, caps.pixel.height > 0 else { return ImageLayout(count: bitmap.height) }
        return ImageLayout(
            count: bitmap.height, caps: (caps.top, caps.bottom),
            length: Double(destination.height / caps.pixel.height), tiles: caps.tiles)
    }

    /// The same as a picture that is stretched evenly: what its caps make of it, along the axes, at the size that a transform gives it.
    func withoutCaps(under transform: CGAffineTransform) -> ImagePlacement {
        guard caps != nil else { return self }
        func side(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int {
            let pixels = Double(length * (x * x + y * y).squareRoot())
            return Int(min(max(pixels.rounded(), 1), Double(Bitmap.longestSide)))
        }
        let (width, height) = (
            side(destination.width, transform.a, transform.b), side(destination.height, transform.c, transform.d)
        )
        let mixes = interpolation == .linear
        var copy = self
        copy.caps = nil
        copy.bitmap = bitmap.resampled(
            ImageAxis(0..<width, columnLayout, start: 0, size: Double(width), mixes: mixes),
            ImageAxis(0..<height, rowLayout, start: 0, size: Double(height), mixes: mixes))
        return copy
    }

    /// The same, to be drawn under a transform that turns it: where that shrinks it, of means of blocks of whole pixels, as many as fall
    /// on one device pixel.
    func withoutSkippedPixels(under transform: CGAffineTransform) -> ImagePlacement {
        guard let map = map(to: transform) else { return self }
        let sides = (x: Self.length(map.a, map.b), y: Self.length(map.c, map.d))
        // The nearest pixel is taken as it is while there is something to be seen.
        let least = interpolation == .linear ? 0.5 : 1.0 / 16_384
        guard sides.x < least || sides.y < least else { return self }
        let (byX, byY) = (Self.pixels(per: sides.x), Self.pixels(per: sides.y))
        let (width, height) = (bitmap.width, bitmap.height)
        let (columns, rows) = ((width + byX - 1) / byX, (height + byY - 1) / byY)
        var copy = self
        copy.bitmap = bitmap.resampled(
            ImageAxis(0..<columns, ImageLayout(count: width), start: 0, size: Double(width) / Double(byX)),
            ImageAxis(0..<rows, ImageLayout(count: height), start: 0, size: Double(height) / Double(byY)))
        // The last blocks may have fewer pixels than the others, and take as much room.
        copy.destination.size = CGSize(
            width: destination.width * CGFloat(columns * byX) / CGFloat(width),
            height: destination.height * CGFloat(rows * byY) / CGFloat(height))
        return copy
    }

    /// How long one pixel's side becomes, in device pixels.
    private static func length(_ x: CGFloat, _ y: CGFloat) -> Double { Double((x * x + y * y).squareRoot()) }

    /// How many whole pixels fall on one device pixel, where each becomes `side` long; 1 where they do not shrink.
    private static func pixels(per side: Double) -> Int {
        guard side > 0, side < 1 else { return 1 }
        return Int(min((1 / side).rounded(.down), Double(Bitmap.longestSide)))
    }
}

extension Bitmap {
    /// The picture that axes from device pixel 0 on make of this one.
    fileprivate func resampled(_ columns: ImageAxis, _ rows: ImageAxis) -> Bitmap {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(columns.range.count * rows.range.count)
        var line = [UInt32](repeating: 0, count: columns.range.count)
        for row in rows.range {
            ImageKernels.mix(
                self.pixels, strides: (1, width), columns, 0..<line.count, rows, row: row, into: &line)
            pixels += line
        }
        do {
            return try Bitmap(width: line.count, height: rows.range.count, pixels: pixels)
        } catch {
            preconditionFailure("an axis is not longer than a picture may be")
        }
    }
}
