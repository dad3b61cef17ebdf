import Foundation
import SnapGraphics

/// A surface, a clip, and how rows of coverage become pixels.
struct Canvas {
    var surface: Surface
    var clip: Clip
    private var levels: [UInt8] = []
    private var scratch: [UInt32] = []

    /// What covered pixels show.
    enum Source {
        /// One premultiplied pixel.
        case pixel(UInt32)
        case image(ImageSampler)
        case gradient(GradientSampler)
        /// What stands there afterwards, instead of what is there.
        case replacement(Surface)
    }

    init(_ box: PixelRect, ground: UInt32) {
        surface = Surface(box, ground: ground)
        clip = Clip(box: box, mask: nil)
    }

    /// Draws `source` where `row` covers, in the rows `y..<y + count`, as far as the clip shows it.
    mutating func paint(_ row: CoverageRow, _ y: Int, _ count: Int, _ source: Source) {
        let (top, bottom) = (max(y, clip.box.top), min(y + count, clip.box.bottom))
        guard top < bottom else { return }
        for span in row.spans {
            let left = max(span.x, clip.box.left)
            let right = min(span.x + span.count, clip.box.right)
            guard left < right else { continue }
            guard let mask = clip.mask else {
                put(left..<right, top..<bottom, span.level, row.levels, left - row.origin, source)
                continue
            }
            for line in top..<bottom {
                paint(row, span, left..<right, line, through: mask, source)
            }
        }
    }

    /// Fills a small glyph with a colour the short way, for which there is no mask; the clip's box holds all of `box`, its pixels.
    mutating func fill(
        _ lines: GlyphLines, at translation: SIMD2<Double>, in box: PixelRect, with pixel: UInt32,
        _ tile: inout GlyphTile
    ) {
        precondition(clip.mask == nil && clip.box.contains(box))
        tile.fill(
            lines, at: translation, in: box, with: pixel, &surface.pixels, at: surface.index(box.left, box.top),
            stride: surface.box.width)
    }

    /// Draws one row of a span: what lies in the open part of the mask's row as it is, the rest times the mask.
    private mutating func paint(
        _ row: CoverageRow, _ span: CoverageRow.Span, _ columns: Range<Int>, _ y: Int, through mask: ClipMask,
        _ source: Source
    ) {
        let open = mask.open[y - mask.box.top].clamped(to: columns)
        let closed =
            open.isEmpty ? [columns] : [columns.lowerBound..<open.lowerBound, open.upperBound..<columns.upperBound]
        for part in closed where !part.isEmpty {
            if levels.count < part.count { levels = Array(repeating: 0, count: part.count) }
            PixelKernels.multiply(
                &levels, mask: mask.levels, from: mask.index(part.lowerBound, y), count: part.count,
                by: row.levels, from: part.lowerBound - row.origin, level: span.level)
            let product = levels
            put(part, y..<y + 1, 0, product, 0, source)
        }
        if !open.isEmpty {
            put(open, y..<y + 1, span.level, row.levels, open.lowerBound - row.origin, source)
        }
    }

    /// Draws a run that shares one level, or, where that is 0, has its levels from `first` on.
    private mutating func put(
        _ columns: Range<Int>, _ rows: Range<Int>, _ level: UInt8, _ levels: [UInt8], _ first: Int, _ source: Source
    ) {
        let at = surface.index(columns.lowerBound, rows.lowerBound)
        switch source {
        case .pixel(let pixel):
            if level != 0 {
                PixelKernels.fill(
                    &surface.pixels, at: at, count: columns.count, rows: rows.count, stride: surface.box.width,
                    with: PixelKernels.scale(pixel, by: level))
                return
            }
            for row in 0..<rows.count {
                PixelKernels.fill(
                    &surface.pixels, at: at + row * surface.box.width, levels: levels, from: first,
                    count: columns.count,
                    with: pixel)
            }
        case .image(let image):
            put(columns, rows, level, levels, first) { image.fetch($0, columns, into: &$1) }
        case .gradient(let gradient):
            put(gradient, columns, rows, level, levels, first)
        case .replacement(let picture):
            let own = level == 0 ? levels : Array(repeating: level, count: columns.count)
            for y in rows {
                BlendKernels.blend(
                    .copy, &surface.pixels, at: surface.index(columns.lowerBound, y), source: picture.pixels,
                    from: picture.index(columns.lowerBound, y), count: columns.count, levels: own,
                    from: level == 0 ? first : 0)
            }
        }
    }

    /// Draws a run of a gradient: what is the same in a row or in all rows is made once.
    private mutating func put(
        _ gradient: GradientSampler, _ columns: Range<Int>, _ rows: Range<Int>, _ level: UInt8, _ levels: [UInt8],
        _ first: Int
    ) {
        if gradient.hasPlainRows {
            for y in rows {
                if scratch.isEmpty { scratch = [0] }
                gradient.fetch(y, columns.lowerBound..<columns.lowerBound + 1, into: &scratch, at: 0)
                put(columns, y..<y + 1, level, levels, first, .pixel(scratch[0]))
            }
        } else if level == 255, gradient.isOpaque {
            let top = surface.index(columns.lowerBound, rows.lowerBound)
            for y in rows {
                let start = surface.index(columns.lowerBound, y)
                if gradient.hasEqualRows, y > rows.lowerBound {
                    GradientKernels.copy(&surface.pixels, from: top, to: start, count: columns.count)
                } else {
                    gradient.fetch(y, columns, into: &surface.pixels, at: start)
                }
            }
        } else {
            put(columns, rows, level, levels, first) {
                if $0 == rows.lowerBound || !gradient.hasEqualRows { gradient.fetch($0, columns, into: &$1, at: 0) }
            }
        }
    }

    /// Draws a run of pixels that `fetch` gives, row by row.
    private mutating func put(
        _ columns: Range<Int>, _ rows: Range<Int>, _ level: UInt8, _ levels: [UInt8], _ first: Int,
        _ fetch: (_ y: Int, _ out: inout [UInt32]) -> Void
    ) {
        if scratch.count < columns.count { scratch = Array(repeating: 0, count: columns.count) }
        for y in rows {
            fetch(y, &scratch)
            PixelKernels.draw(
                &surface.pixels, at: surface.index(columns.lowerBound, y), source: scratch, from: 0,
                count: columns.count, opacity: level == 0 ? 255 : level, levels: level == 0 ? levels : nil,
                from: first)
        }
    }

    /// Draws a finished group onto this canvas, through its clip.
    mutating func draw(_ group: Surface, opacity: UInt8, _ mode: BlendMode) {
        let box = group.box.intersection(clip.box)
        let isScaled = mode != .normal && opacity != 255
        for y in box.top..<box.bottom {
            let (to, from) = (surface.index(box.left, y), group.index(box.left, y))
            let firstLevel = clip.mask?.index(box.left, y) ?? 0
            if mode == .normal {
                PixelKernels.draw(
                    &surface.pixels, at: to, source: group.pixels, from: from, count: box.width, opacity: opacity,
                    levels: clip.mask?.levels, from: firstLevel)
                continue
            }
            if isScaled {
                scratch.removeAll(keepingCapacity: true)
                for pixel in group.pixels[from..<from + box.width] {
                    scratch.append(PixelKernels.scale(pixel, by: opacity))
                }
            }
            BlendKernels.blend(
                mode, &surface.pixels, at: to, source: isScaled ? scratch : group.pixels, from: isScaled ? 0 : from,
                count: box.width, levels: clip.mask?.levels, from: firstLevel)
        }
    }
}

extension Canvas.Source {
    /// Nil where the paint shows nothing.
    init?(_ paint: Paint, _ transform: CGAffineTransform) {
        switch paint {
        case .color(let color):
            guard color.alpha > 0 else { return nil }
            self = .pixel(color.premultiplied)
        case .gradient(let gradient):
            guard let sampler = GradientSampler(gradient, transform) else { return nil }
            self = .gradient(sampler)
        }
    }
}
