import Foundation
import SnapGraphics

/// A surface, a clip, and how rows of coverage become pixels.
struct Canvas {
    var surface: TiledSurface
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
        surface = TiledSurface(box, ground: ground)
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

    /// Fills a small glyph with a colour the short way, where there is no mask and the clip's box holds all of `box`, its pixels.
    /// - Returns: false where the surface is narrower than the short way needs; nothing is drawn then.
    mutating func fill(
        _ lines: GlyphLines, at translation: SIMD2<Double>, in box: PixelRect, with pixel: UInt32,
        _ tile: inout GlyphTile
    ) -> Bool {
        precondition(clip.mask == nil && clip.box.contains(box))
        // Whole fours of columns, to the right or, at the surface's border, to the left.
        var wide = box
        wide.right = min(box.left + (box.width + 3) & ~3, surface.box.right)
        wide.left = wide.right - (box.width + 3) & ~3
        guard wide.left >= surface.box.left else { return false }
        let (start, stride) = (surface.index(wide.left, wide.top), surface.box.width)
        surface.draw(in: wide) {
            tile.fill(lines, at: translation, in: wide, with: pixel, &$0, at: start, stride: stride)
        }
        return true
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
        let part = PixelRect(
            left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound, bottom: rows.upperBound)
        switch source {
        case .pixel(let pixel):
            if level != 0 {
                surface.fill(part, with: PixelKernels.scale(pixel, by: level))
                return
            }
            let (start, stride) = (surface.index(part.left, part.top), surface.box.width)
            surface.draw(in: part) { pixels in
                for row in 0..<rows.count {
                    PixelKernels.fill(
                        &pixels, at: start + row * stride, levels: levels, from: first, count: columns.count,
                        with: pixel)
                }
            }
        case .image(let image):
            put(columns, rows, level, levels, first) { image.fetch($0, columns, into: &$1) }
        case .gradient(let gradient):
            put(gradient, columns, rows, level, levels, first)
        case .replacement(let picture):
            let own = level == 0 ? levels : Array(repeating: level, count: columns.count)
            let (start, stride) = (surface.index(part.left, part.top), surface.box.width)
            surface.draw(in: part) { pixels in
                for row in 0..<rows.count {
                    BlendKernels.blend(
                        .copy, &pixels, at: start + row * stride, source: picture.pixels,
                        from: picture.index(part.left, part.top + row), count: columns.count, levels: own,
                        from: level == 0 ? first : 0)
                }
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
            let part = PixelRect(
                left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound, bottom: rows.upperBound)
            let (top, stride) = (surface.index(part.left, part.top), surface.box.width)
            surface.draw(in: part) { pixels in
                for row in 0..<rows.count {
                    if gradient.hasEqualRows, row > 0 {
                        GradientKernels.copy(&pixels, from: top, to: top + row * stride, count: columns.count)
                    } else {
                        gradient.fetch(rows.lowerBound + row, columns, into: &pixels, at: top + row * stride)
                    }
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
            let start = surface.index(columns.lowerBound, y)
            let part = PixelRect(left: columns.lowerBound, top: y, right: columns.upperBound, bottom: y + 1)
            surface.draw(in: part) {
                PixelKernels.draw(
                    &$0, at: start, source: scratch, from: 0, count: columns.count,
                    opacity: level == 0 ? 255 : level, levels: level == 0 ? levels : nil, from: first)
            }
        }
    }

    /// Draws a finished group onto this canvas, through its clip.
    mutating func draw(_ group: Surface, opacity: UInt8, _ mode: BlendMode) {
        let box = group.box.intersection(clip.box)
        let isScaled = mode != .normal && opacity != 255
        let (mask, start, stride) = (clip.mask, surface.index(box.left, box.top), surface.box.width)
        var scaled: [UInt32] = []
        surface.draw(in: box) { pixels in
            for row in 0..<box.height {
                let (to, from) = (start + row * stride, group.index(box.left, box.top + row))
                let firstLevel = mask?.index(box.left, box.top + row) ?? 0
                if mode == .normal {
                    PixelKernels.draw(
                        &pixels, at: to, source: group.pixels, from: from, count: box.width, opacity: opacity,
                        levels: mask?.levels, from: firstLevel)
                    continue
                }
                if isScaled {
                    scaled.removeAll(keepingCapacity: true)
                    for pixel in group.pixels[from..<from + box.width] {
                        scaled.append(PixelKernels.scale(pixel, by: opacity))
                    }
                }
                BlendKernels.blend(
                    mode, &pixels, at: to, source: isScaled ? scaled : group.pixels, from: isScaled ? 0 : from,
                    count: box.width, levels: mask?.levels, from: firstLevel)
            }
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
