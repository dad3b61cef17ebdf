import SnapGraphics

/// A glyph's outline as lines at one size, relative to its origin. An object, so that one reference is counted where a letter is drawn.
final class GlyphLines: Sendable {
    /// The ends of the lines, contour after contour, in pixels. The last point of a contour is its first.
    let points: [SIMD2<Double>]
    /// Where each contour ends in `points`.
    let ends: [Int]
    /// The box of the points.
    private let least: SIMD2<Double>
    private let most: SIMD2<Double>

    /// The lines of `path` under the linear part of a map; every point of the path is a usable number under it.
    fileprivate init(_ path: Path, _ map: DeviceMap) {
        var (points, ends) = ([SIMD2<Double>](), [Int]())
        points.reserveCapacity(4 * path.points.count)
        PathFlattener.forEachLine(of: path, map) { start in
            if !points.isEmpty { ends.append(points.count) }
            points.append(start)
        } line: { end in
            points.append(end)
        }
        if !points.isEmpty { ends.append(points.count) }
        var (least, most) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
        for point in points {
            least = pointwiseMin(least, point)
            most = pointwiseMax(most, point)
        }
        (self.points, self.ends) = (points, ends)
        (self.least, self.most) = (least, most)
    }

    /// The pixels that the glyph touches at a place; empty where it has no points.
    func box(at translation: SIMD2<Double>) -> PixelRect {
        guard !points.isEmpty else { return .empty }
        // Rounding keeps the order of numbers, so that this holds every rounded point.
        let (first, last) = (Subpixel.round(least + translation), Subpixel.round(most + translation))
        return PixelRect(
            left: Int(first.x) >> Subpixel.shift, top: Int(first.y) >> Subpixel.shift,
            right: (Int(last.x) + Subpixel.mask) >> Subpixel.shift,
            bottom: (Int(last.y) + Subpixel.mask) >> Subpixel.shift)
    }
}

/// The lines of the glyphs that a drawing used last: texts say the same letters again and again.
struct GlyphLineCache {
    private struct Entry {
        var outline: GlyphOutline
        /// The linear part of the map that the lines were made under.
        var map: DeviceMap
        var lines: GlyphLines
    }

    private static let slots = 512

    /// By glyph and size where in `entries`; −1 where there is none.
    private var places: [Int] = []
    private var entries: [Entry] = []

    /// The lines of an outline under the linear part of a map.
    mutating func lines(of outline: GlyphOutline, _ map: DeviceMap) -> GlyphLines {
        if places.isEmpty { places = Array(repeating: -1, count: Self.slots) }
        let slot = Self.slot(of: outline, map)
        let place = places[slot]
        // Numbers of two catalogues may be equal where their outlines are not.
        if place >= 0, entries[place].map.isLinearlyEqual(to: map), entries[place].outline == outline {
            return entries[place].lines
        }
        let entry = Entry(outline: outline, map: map, lines: GlyphLines(outline.path, map))
        if place >= 0 {
            entries[place] = entry
        } else {
            places[slot] = entries.count
            entries.append(entry)
        }
        return entry.lines
    }

    /// Nine bits that depend on all of a glyph's number and of its size: Knuth's multiplicative hash.
    private static func slot(of outline: GlyphOutline, _ map: DeviceMap) -> Int {
        let key = UInt64(truncatingIfNeeded: outline.id) ^ map.d.bitPattern
        return Int((key &* 0x9E37_79B9_7F4A_7C15) >> 55)
    }
}
