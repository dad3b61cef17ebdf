import Foundation
import SnapGraphics

/// A picture whose corners keep their size and whose middle is stretched or tiled.
struct NinePart {
    let bitmap: Bitmap
    /// Of the picture, in points.
    let size: CGSize
    /// What keeps its size, in points.
    let caps: UIEdgeInsets
    /// Whether the middle is repeated, and not stretched.
    let tiles: Bool
    var tint: Color?

    init(bitmap: Bitmap, size: CGSize, caps: UIEdgeInsets, tiles: Bool, tint: Color? = nil) {
        self.bitmap = bitmap
        self.size = size
        self.caps = caps
        self.tiles = tiles
        self.tint = tint
    }

    /// A stretch of one axis: where it is in the picture, in pixels, and where it goes, in points.
    private struct Part {
        var source: Range<Int>
        var start: CGFloat
        var length: CGFloat
    }

    /// The parts of the picture that fill a rectangle.
    func placements(in rect: CGRect) -> [ImagePlacement] {
        let columns = parts(
            pixels: bitmap.width, length: size.width, caps: (caps.left, caps.right), start: rect.minX,
            target: rect.width)
        let rows = parts(
            pixels: bitmap.height, length: size.height, caps: (caps.top, caps.bottom), start: rect.minY,
            target: rect.height)
        return rows.flatMap { row in
            columns.compactMap { column in
                guard let part = bitmap.cropped(columns: column.source, rows: row.source) else { return nil }
                let destination = CGRect(x: column.start, y: row.start, width: column.length, height: row.length)
                return ImagePlacement(bitmap: part, destination: destination, tint: tint)
            }
        }
    }

    private func parts(
        pixels: Int, length: CGFloat, caps: (CGFloat, CGFloat), start: CGFloat, target: CGFloat
    ) -> [Part] {
        guard length > 0, target > 0 else { return [] }
        let scale = CGFloat(pixels) / length
        let first = max(0, min(pixels, Int((caps.0 * scale).rounded())))
        let last = max(first, min(pixels, pixels - Int((caps.1 * scale).rounded())))
        // Caps that do not fit share the room by their sizes.
        let (head, tail) = (CGFloat(first) / scale, CGFloat(pixels - last) / scale)
        let squeeze = head + tail > target ? target / (head + tail) : 1
        let middle = Part(
            source: first..<last, start: start + head * squeeze, length: target - (head + tail) * squeeze)
        var result: [Part] = []
        if first > 0 { result.append(Part(source: 0..<first, start: start, length: head * squeeze)) }
        if middle.length > 1e-9, last > first { result += tiles ? repeated(middle, scale) : [middle] }
        if last < pixels {
            result.append(
                Part(source: last..<pixels, start: start + target - tail * squeeze, length: tail * squeeze))
        }
        return result
    }

    /// The middle as often as it fits; the last one is cut.
    private func repeated(_ middle: Part, _ scale: CGFloat) -> [Part] {
        let step = CGFloat(middle.source.count) / scale
        var result: [Part] = []
        var done: CGFloat = 0
        while done < middle.length - 1e-9 {
            let length = min(step, middle.length - done)
            let pixels = max(1, Int((length * scale).rounded()))
            let source = middle.source.lowerBound..<min(middle.source.upperBound, middle.source.lowerBound + pixels)
            result.append(Part(source: source, start: middle.start + done, length: length))
            done += length
        }
        return result
    }
}

extension Bitmap {
    /// A part of the picture, in pixels; nil for no part of it.
    func cropped(columns: Range<Int>, rows: Range<Int>) -> Bitmap? {
        let (columns, rows) = (columns.clamped(to: 0..<width), rows.clamped(to: 0..<height))
        if columns.count == width, rows.count == height { return self }
        var part: [UInt32] = []
        part.reserveCapacity(columns.count * rows.count)
        for row in rows { part += pixels[(row * width + columns.lowerBound)..<(row * width + columns.upperBound)] }
        return try? Bitmap(width: columns.count, height: rows.count, pixels: part)
    }

    /// A part in unit coordinates, to the nearest pixels.
    func cropped(toUnit unit: CGRect) -> Bitmap? {
        func range(_ start: CGFloat, _ end: CGFloat, _ count: Int) -> Range<Int> {
            let first = Int((start.clamped(0, 1) * CGFloat(count)).rounded())
            return first..<max(first, Int((end.clamped(0, 1) * CGFloat(count)).rounded()))
        }
        return cropped(
            columns: range(unit.minX, unit.maxX, width), rows: range(unit.minY, unit.maxY, height))
    }
}
