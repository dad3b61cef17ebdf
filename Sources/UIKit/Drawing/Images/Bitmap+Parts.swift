import Foundation
import SnapGraphics

extension Bitmap {
    /// A part in unit coordinates, to the nearest pixels; nil for no part of it.
    func cropped(toUnit unit: CGRect) -> Bitmap? {
        func range(_ start: CGFloat, _ end: CGFloat, _ count: Int) -> Range<Int> {
            let first = Int((start.clamped(0, 1) * CGFloat(count)).rounded())
            return first..<max(first, Int((end.clamped(0, 1) * CGFloat(count)).rounded()))
        }
        let (columns, rows) = (range(unit.minX, unit.maxX, width), range(unit.minY, unit.maxY, height))
        if columns.count == width, rows.count == height { return self }
        var part: [UInt32] = []
        part.reserveCapacity(columns.count * rows.count)
        for row in rows { part += pixels[(row * width + columns.lowerBound)..<(row * width + columns.upperBound)] }
        return try? Bitmap(width: columns.count, height: rows.count, pixels: part)
    }
}

extension ImageCaps {
    /// Insets of a picture of a size, both in points, to the nearest pixels of `bitmap`; nil for a picture of no size.
    init?(_ insets: UIEdgeInsets, of bitmap: Bitmap, size: CGSize, tiles: Bool) {
        guard size.width > 0, size.height > 0 else { return nil }
        let pixel = CGSize(width: size.width / CGFloat(bitmap.width), height: size.height / CGFloat(bitmap.height))
        func pixels(_ inset: CGFloat, _ side: CGFloat, _ count: Int) -> Int {
            Int((inset / side).rounded().clamped(0, CGFloat(count)))
        }
        self.init(
            left: pixels(insets.left, pixel.width, bitmap.width), top: pixels(insets.top, pixel.height, bitmap.height),
            right: pixels(insets.right, pixel.width, bitmap.width),
            bottom: pixels(insets.bottom, pixel.height, bitmap.height), pixel: pixel, tiles: tiles)
    }
}
