import Foundation
import SnapGraphics

/// Walks a resolved list and draws it item by item: one arm an item, each into the file named for it.
struct Renderer {
    /// What an open begin will restore.
    private enum Scope {
        case clip(Clip)
        case group(
            outer: TiledSurface, outerClip: Clip, group: DisplayList.Group, extent: PixelRect,
            mask: ResolvedList.Mask?)
    }

    private var canvas: Canvas
    private var scopes: [Scope] = []
    private var outline = Outline()
    private var stroker = Stroker()
    private var tile = GlyphTile()
    private var glyphLines = GlyphLineCache()

    /// Begins with a picture of one premultiplied pixel, by default a transparent one.
    init(_ box: PixelRect, ground: UInt32 = 0) {
        canvas = Canvas(box, ground: ground)
    }

    /// What has been drawn.
    mutating func picture() -> Surface { canvas.surface.picture() }

    /// Draws the items from an index on.
    mutating func draw(_ list: ResolvedList, from first: Int = 0) {
        // Apart from the rest, for its rows are drawn while it scans.
        var scan = Scan()
        var index = first
        while index < list.items.count {
            let extent = list.extents[index].intersection(canvas.clip.box)
            switch list.items[index] {
            case .fill, .stroke, .glyphs, .image, .shadow:
                let parts = list.seenParts(of: index, in: extent)
                if !parts.isEmpty { draw(list.items[index], extent, parts, &scan) }
            case .contentShadow(_, let shadow, let transform):
                let parts = list.seenParts(of: index, in: extent)
                if !parts.isEmpty, let group = list.groups[index], let caster = group.caster {
                    draw(
                        Self.picture(of: caster, in: group.box), ShadowGeometry(shadow, transform), shadow.color, parts)
                }
            case .backdrop(let shape, let backdrop, let transform):
                guard !extent.isEmpty else { break }
                outline.set(shape, transform)
                let filter = BackdropFilter(backdrop, transform)
                paint(.replacement(filter.picture(of: canvas.surface.picture(), in: extent)), [extent], &scan)
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

    /// Draws an item that stands for itself, in those parts of its extent that are not hidden.
    private mutating func draw(
        _ item: DisplayList.Item, _ extent: PixelRect, _ parts: [PixelRect], _ scan: inout Scan
    ) {
        switch item {
        case .fill(let shape, let paint, let transform):
            guard let source = Canvas.Source(paint, transform) else { return }
            outline.set(shape, transform)
            self.paint(source, parts, &scan)
        case .stroke(let path, let style, let paint, let transform):
            guard let source = Canvas.Source(paint, transform) else { return }
            outline.clear()
            outline.mayOverlap = true
            stroker.stroke(path, style, transform, in: extent, into: &outline.edges)
            self.paint(source, parts, &scan)
        case .glyphs(let glyphs, let paint, let transform):
            guard let source = Canvas.Source(paint, transform) else { return }
            draw(glyphs, source, transform, extent, parts, &scan)
        case .image(let placement, let transform):
            guard let sampler = ImageSampler(placement, transform, in: extent) else { return }
            outline.set(.rect(placement.destination), transform)
            paint(.image(sampler), parts, &scan)
        case .shadow(let shape, let shadow, let transform):
            draw(shape, shadow, transform, parts, &scan)
        case .contentShadow, .backdrop, .beginClip, .endClip, .beginGroup, .endGroup:
            preconditionFailure("it does not stand for itself")
        }
    }

    private mutating func paint(_ source: Canvas.Source, _ parts: [PixelRect], _ scan: inout Scan) {
        for part in parts {
            scan.rows(of: outline, in: part) { canvas.paint($0, $1, $2, source) }
        }
    }

    /// Each glyph on its own: cheaper than one large shape, and glyphs that overlap do not cancel inside a pixel. One of which a part
    /// is hidden is drawn whole: nothing of that is seen. One whose own contours overlap goes the way of any path.
    private mutating func draw(
        _ glyphs: [PlacedGlyph], _ source: Canvas.Source, _ transform: CGAffineTransform, _ extent: PixelRect,
        _ parts: [PixelRect], _ scan: inout Scan
    ) {
        for part in parts { canvas.surface.prepare(part) }
        let map = DeviceMap(transform)
        // The short way is for one colour, without a mask.
        let pixel: UInt32? = if case .pixel(let pixel) = source, canvas.clip.mask == nil { pixel } else { nil }
        for glyph in glyphs {
            let own = DeviceMap(glyph, under: map)
            let box = PixelRect(around: glyph.outline.bounds, under: own)
            guard parts.contains(where: { $0.touches(box) }) else { continue }
            if let pixel, box.area <= GlyphTile.mostCells, extent.contains(box), !glyph.outline.hasOverlaps {
                let lines = glyphLines.lines(of: glyph.outline, own)
                // The box of its lines is smaller than that of its control points.
                let tight = lines.box(at: own.translation)
                if tight.isEmpty || canvas.fill(lines, at: own.translation, in: tight, with: pixel, &tile) { continue }
            }
            outline.clear()
            outline.mayOverlap = glyph.outline.hasOverlaps
            outline.edges.add(glyph.outline.path, glyph.placement.concatenating(transform))
            paint(source, parts, &scan)
        }
    }

    private mutating func draw(
        _ shape: Shape, _ shadow: Shadow, _ transform: CGAffineTransform, _ parts: [PixelRect], _ scan: inout Scan
    ) {
        let geometry = ShadowGeometry(shadow, transform)
        let source = Canvas.Source.pixel(shadow.color.premultiplied)
        outline.set(shape, transform.concatenating(geometry.offset))
        guard geometry.isSoft else {
            paint(source, parts, &scan)
            return
        }
        var blur = ShadowBlur(geometry)
        blur.rows(outline.edges.bounds, in: parts) {
            scan.rows(of: outline, in: $0, $1)
        } body: {
            canvas.paint($0, $1, $2, source)
        }
    }

    /// Draws the shadow of a picture that lies where it is seen from.
    private mutating func draw(
        _ picture: Surface, _ geometry: ShadowGeometry, _ color: Color, _ parts: [PixelRect]
    ) {
        let source = Canvas.Source.pixel(color.premultiplied)
        guard geometry.isSoft else {
            for part in parts { picture.rowsOfAlpha(in: part) { canvas.paint($0, $1, $2, source) } }
            return
        }
        var blur = ShadowBlur(geometry)
        blur.rows(picture.box, in: parts) {
            picture.rowsOfAlpha(in: $0, $1)
        } body: {
            canvas.paint($0, $1, $2, source)
        }
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
        var box = resolved?.box ?? .empty
        if group.projection == nil, let resolved { box = box.intersection(extent.expanded(by: resolved.reach)) }
        scopes.append(
            .group(
                outer: canvas.surface, outerClip: canvas.clip, group: group, extent: extent, mask: resolved?.mask))
        canvas.surface = TiledSurface(box, ground: 0)
        // The picture of the group is drawn through the clip when it is finished.
        canvas.clip = Clip(box: box, mask: nil)
    }

    private mutating func end() {
        switch scopes.popLast() {
        case .clip(let outer):
            canvas.clip = outer
        case .group(let outer, let outerClip, let group, let extent, let mask):
            var picture = canvas.surface.picture()
            canvas.surface = outer
            canvas.clip = outerClip
            if let mask { picture.multiply(by: Self.picture(of: mask.list, in: mask.box(for: picture.box))) }
            if let projection = group.projection { picture = projection.picture(of: picture, in: extent) }
            canvas.draw(picture, opacity: Color.level(group.opacity), group.blendMode)
        case nil:
            preconditionFailure("a resolved list is balanced")
        }
    }

    private static func picture(of list: ResolvedList, in box: PixelRect) -> Surface {
        var renderer = Renderer(box)
        renderer.draw(list)
        return renderer.picture()
    }
}

extension DisplayList.Group {
    /// True where nothing of it can be seen, whatever is in it.
    fileprivate var isInvisible: Bool {
        Color.level(opacity) == 0 && !blendMode.changesUncoveredGround
    }
}
