import Foundation
import SnapGraphics

/// Walks a resolved list and draws it item by item: one arm an item, each into the file named for it.
struct Renderer {
    /// What an open begin will restore.
    private enum Scope {
        case clip(Clip)
        case group(outer: Surface, outerClip: Clip, group: DisplayList.Group, extent: PixelRect, mask: ResolvedList?)
    }

    private var canvas: Canvas
    private var scopes: [Scope] = []
    private var outline = Outline()
    private var stroker = Stroker()

    init(_ box: PixelRect) {
        canvas = Canvas(box)
    }

    var pixels: [UInt32] { canvas.surface.pixels }

    mutating func draw(_ list: ResolvedList) {
        // Apart from the rest, for its rows are drawn while it scans.
        var scan = Scan()
        var index = 0
        while index < list.items.count {
            let extent = list.extents[index].intersection(canvas.clip.box)
            switch list.items[index] {
            case .fill(let shape, let paint, let transform):
                guard !extent.isEmpty, let source = Canvas.Source(paint, transform) else { break }
                outline.set(shape, transform)
                self.paint(source, &scan)
            case .stroke(let path, let style, let paint, let transform):
                guard !extent.isEmpty, let source = Canvas.Source(paint, transform) else { break }
                outline.clear()
                stroker.stroke(path, style, transform, in: extent, into: &outline.edges)
                self.paint(source, &scan)
            case .glyphs(let glyphs, let paint, let transform):
                guard !extent.isEmpty, let source = Canvas.Source(paint, transform) else { break }
                draw(glyphs, source, transform, &scan)
            case .image(let placement, let transform):
                guard !extent.isEmpty, let sampler = ImageSampler(placement, transform, in: extent) else { break }
                outline.set(.rect(placement.destination), transform)
                paint(.image(sampler), &scan)
            case .shadow(let shape, let shadow, let transform):
                guard !extent.isEmpty else { break }
                draw(shape, shadow, transform, &scan)
            case .backdrop(let shape, let backdrop, let transform):
                guard !extent.isEmpty else { break }
                outline.set(shape, transform)
                let filter = BackdropFilter(backdrop, transform)
                paint(.replacement(filter.picture(of: canvas.surface, in: extent)), &scan)
            case .beginClip(let shape, let transform):
                beginClip(shape, transform, &scan)
                if canvas.clip.box.isEmpty { index = list.ends[index] - 1 }
            case .beginGroup(let group):
                if extent.isEmpty || group.isInvisible {
                    index = list.ends[index]
                } else {
                    beginGroup(group, list.groups[index], extent)
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

    private mutating func beginGroup(
        _ group: DisplayList.Group, _ resolved: ResolvedList.Group?, _ extent: PixelRect
    ) {
        let own = resolved?.box ?? .empty
        let box = group.projection == nil ? own.intersection(extent) : own
        scopes.append(
            .group(
                outer: canvas.surface, outerClip: canvas.clip, group: group, extent: extent, mask: resolved?.mask))
        canvas.surface = Surface(box)
        // The picture of the group is drawn through the clip when it is finished.
        canvas.clip = Clip(box: box, mask: nil)
    }

    private mutating func end() {
        switch scopes.popLast() {
        case .clip(let outer):
            canvas.clip = outer
        case .group(let outer, let outerClip, let group, let extent, let mask):
            var picture = canvas.surface
            canvas.surface = outer
            canvas.clip = outerClip
            if let mask { picture.multiply(by: Self.picture(of: mask, in: picture.box)) }
            if let projection = group.projection { picture = projection.picture(of: picture, in: extent) }
            canvas.draw(picture, opacity: Color.level(group.opacity), group.blendMode)
        case nil:
            preconditionFailure("a resolved list is balanced")
        }
    }

    private static func picture(of list: ResolvedList, in box: PixelRect) -> Surface {
        var renderer = Renderer(box)
        renderer.draw(list)
        return renderer.canvas.surface
    }
}

extension DisplayList.Group {
    /// True where nothing of it can be seen, whatever is in it.
    fileprivate var isInvisible: Bool {
        Color.level(opacity) == 0 && !blendMode.changesUncoveredGround
    }
}
