import Foundation
import SnapGraphics

/// Walks a resolved list and draws it item by item: one arm an item, each into the file named for it.
struct Renderer {
    /// What an open begin will restore.
    private enum Scope {
        case clip(Clip)
        case group(outer: Surface, outerClip: Clip, opacity: UInt8)
    }

    private var canvas: Canvas
    private var scopes: [Scope] = []
    private var outline = Outline()
    private var stroker = Stroker()

    init(width: Int, height: Int) {
        canvas = Canvas(PixelRect(left: 0, top: 0, right: width, bottom: height))
    }

    var pixels: [UInt32] { canvas.surface.pixels }

    mutating func draw(_ list: ResolvedList) {
        // Apart from the rest, for its rows are drawn while it scans.
        var scan = Scan()
        var index = 0
        while index < list.items.count {
            let extent = list.extents[index].intersection(canvas.clip.box)
            switch list.items[index] {
            case .fill(let shape, .color(let color), let transform):
                guard !extent.isEmpty else { break }
                outline.set(shape, transform)
                paint(.pixel(color.premultiplied), &scan)
            case .stroke(let path, let style, .color(let color), let transform):
                guard !extent.isEmpty else { break }
                outline.clear()
                stroker.stroke(path, style, transform, in: extent, into: &outline.edges)
                paint(.pixel(color.premultiplied), &scan)
            case .glyphs(let glyphs, .color(let color), let transform):
                guard !extent.isEmpty else { break }
                draw(glyphs, .pixel(color.premultiplied), transform, &scan)
            case .image(let placement, let transform):
                guard !extent.isEmpty, let sampler = ImageSampler(placement, transform, in: extent) else { break }
                outline.set(.rect(placement.destination), transform)
                paint(.image(sampler), &scan)
            case .shadow(let shape, let shadow, let transform):
                guard !extent.isEmpty else { break }
                draw(shape, shadow, transform, &scan)
            case .beginClip(let shape, let transform):
                beginClip(shape, transform, &scan)
                if canvas.clip.box.isEmpty { index = list.ends[index] - 1 }
            case .beginGroup(let opacity):
                let level = Color.level(opacity)
                if level == 0 || extent.isEmpty {
                    index = list.ends[index]
                } else {
                    beginGroup(extent, level)
                }
            case .endClip, .endGroup:
                end()
            }
            index += 1
        }
    }

    private mutating func paint(_ source: Canvas.Source, _ scan: inout Scan) {
        scan.rows(of: outline, in: canvas.clip.box) { canvas.paint($0, $1, $2, source) }
    }

    /// Each glyph on its own: cheaper than one large shape, and glyphs that overlap do not cancel inside a pixel.
    private mutating func draw(
        _ glyphs: [PlacedGlyph], _ source: Canvas.Source, _ transform: CGAffineTransform, _ scan: inout Scan
    ) {
        for glyph in glyphs {
            outline.clear()
            outline.edges.add(glyph.outline.path, glyph.placement.concatenating(transform))
            paint(source, &scan)
        }
    }

    private mutating func draw(_ shape: Shape, _ shadow: Shadow, _ transform: CGAffineTransform, _ scan: inout Scan) {
        let geometry = ShadowGeometry(shadow, transform)
        let source = Canvas.Source.pixel(shadow.color.premultiplied)
        outline.set(shape, transform.concatenating(geometry.offset))
        guard geometry.isSoft else {
            paint(source, &scan)
            return
        }
        var blur = ShadowBlur(geometry)
        blur.rows(of: outline, &scan, in: canvas.clip.box) { canvas.paint($0, $1, $2, source) }
    }

    // MARK: Clips and groups

    private mutating func beginClip(_ shape: Shape, _ transform: CGAffineTransform, _ scan: inout Scan) {
        scopes.append(.clip(canvas.clip))
        outline.set(shape, transform)
        let box = outline.edges.bounds.intersection(canvas.clip.box)
        if case .rect = shape, outline.isPixelAlignedRect {
            canvas.clip.box = box
            return
        }
        var mask = ClipMask(box)
        scan.rows(of: outline, in: box) { mask.set($0, $1, $2) }
        if let outer = canvas.clip.mask { mask.intersect(outer) }
        canvas.clip = Clip(box: box, mask: mask)
    }

    private mutating func beginGroup(_ box: PixelRect, _ opacity: UInt8) {
        scopes.append(.group(outer: canvas.surface, outerClip: canvas.clip, opacity: opacity))
        canvas.surface = Surface(box)
        // The picture of the group is drawn through the clip when it is finished.
        canvas.clip = Clip(box: box, mask: nil)
    }

    private mutating func end() {
        switch scopes.popLast() {
        case .clip(let outer):
            canvas.clip = outer
        case .group(let outer, let outerClip, let opacity):
            let group = canvas.surface
            canvas.surface = outer
            canvas.clip = outerClip
            canvas.draw(group, opacity: opacity)
        case nil:
            preconditionFailure("a resolved list is balanced")
        }
    }
}
