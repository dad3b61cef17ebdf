import Foundation
import SnapGraphics

/// A display list with what must be known before drawing: where each item can show, and which end belongs to which
/// begin.
struct ResolvedList {
    let items: [DisplayList.Item]
    /// For each item the pixels that it may touch, generously; for a group those that its picture may.
    private(set) var extents: [PixelRect]
    /// For each begin the index of its end.
    private(set) var ends: [Int]
    /// For each item boxes that later ones cover wholly: whatever it draws there is not seen.
    private(set) var hidden: [[PixelRect]] = []
    /// What the last fill of the whole picture leaves, and the item after it; all before it is hidden.
    private(set) var ground: (pixel: UInt32, next: Int) = (0, 0)
    /// For each group and each shadow of items, by its index, what is needed to draw it.
    private(set) var groups: [Int: Group] = [:]

    /// A group's own picture.
    struct Group {
        /// The pixels that its items touch and that can be seen, or are seen by its backdrops; on its plane, where it is projected.
        var box: PixelRect
        /// How far its backdrops see, one through the other.
        var reach: Reach
        var mask: Mask?
        /// What a shadow is of, moved to where it is seen.
        var caster: ResolvedList?
    }

    /// What a group's picture is multiplied by.
    struct Mask {
        var list: ResolvedList
        /// How far the backdrops see that are not in a group of the mask's own.
        var reach: Reach
        /// Where the mask may have pixels.
        var limit: PixelRect

        /// The pixels that count for those of a group's picture.
        func box(for picture: PixelRect) -> PixelRect { picture.expanded(by: reach).intersection(limit) }
    }

    /// What is open: where it began, what it lets show, and what has been found in it.
    private struct Scope {
        var index: Int
        var clip: PixelRect
        var found = PixelRect.empty
    }

    /// The items of a picture or of a mask that shows in `box`.
    init(_ items: [DisplayList.Item], in box: PixelRect) throws(RasterError) {
        self.items = items
        extents = Array(repeating: .empty, count: items.count)
        ends = Array(repeating: 0, count: items.count)
        var open = [Scope(index: -1, clip: box)]
        let reaches = Self.reaches(of: items)
        for (index, item) in items.enumerated() {
            let clip = open[open.count - 1].clip
            var extent = item.extent.intersection(clip)
            switch item {
            case .beginClip:
                open.append(Scope(index: index, clip: extent))
                extents[index] = extent
                continue
            case .beginGroup(let group):
                // Its backdrops see beyond the clip.
                let visible = group.projection.map { $0.visiblePart(through: clip) } ?? clip
                let limit = Self.limit(of: group, in: open, items, box)
                let seen = visible.expanded(by: reaches[index] ?? Reach()).intersection(limit)
                open.append(Scope(index: index, clip: seen))
                continue
            case .endClip:
                let begin = open.removeLast()
                guard !open.isEmpty, case .beginClip = items[begin.index] else { throw .unbalanced(index: index) }
                ends[begin.index] = index
                extent = begin.found
            case .endGroup:
                let begin = open.removeLast()
                guard let outer = open.last, case .beginGroup(let group) = items[begin.index] else {
                    throw .unbalanced(index: index)
                }
                ends[begin.index] = index
                let seen = outer.clip.intersection(Self.ground(of: open, items))
                extent = try resolve(
                    group, at: begin.index, found: begin.found, in: outer.clip, ground: seen,
                    limit: Self.limit(of: group, in: open, items, box), reaches[begin.index] ?? Reach())
            case .contentShadow(let caster, let shadow, let transform):
                extent = try resolve(caster, ShadowGeometry(shadow, transform), at: index, in: clip)
                extents[index] = extent
            case .fill, .stroke, .glyphs, .image, .shadow, .backdrop:
                extents[index] = extent
            }
            open[open.count - 1].found = open[open.count - 1].found.union(extent)
        }
        guard open.count == 1 else { throw .unbalanced(index: items.count) }
        hidden = Occlusion.hiddenParts(of: items, extents: extents)
        ground = Occlusion.ground(of: items, in: box)
    }

    /// What of an item's extent, or of a part of it, is not hidden.
    func seenParts(of index: Int, in extent: PixelRect) -> [PixelRect] {
        hidden[index].reduce([extent]) { parts, hidden in parts.flatMap { $0.subtracting(hidden) } }
    }

    /// Where the picture that is drawn on now, the innermost group's or the list's, has something on it.
    private static func ground(of open: [Scope], _ items: [DisplayList.Item]) -> PixelRect {
        var ground = PixelRect.empty
        for scope in open.reversed() {
            ground = ground.union(scope.found)
            if scope.index >= 0, case .beginGroup = items[scope.index] { break }
        }
        return ground
    }

    /// Where a group's picture may have pixels: on the list's picture, or anywhere on the plane of a projected group.
    private static func limit(
        of group: DisplayList.Group, in open: [Scope], _ items: [DisplayList.Item], _ box: PixelRect
    )
        -> PixelRect
    {
        let isProjected = open.contains { scope in
            if scope.index >= 0, case .beginGroup(let outer) = items[scope.index] {
                outer.projection != nil
            } else {
                false
            }
        }
        return isProjected || group.projection != nil ? .everywhere : box
    }

    /// For each group, by its index, how far its backdrops see: one that lies on what another one shows sees as far as both. At −1, those in
    /// no group.
    private static func reaches(of items: [DisplayList.Item]) -> [Int: Reach] {
        var reaches: [Int: Reach] = [:]
        var open: [Int] = []
        for (index, item) in items.enumerated() {
            switch item {
            case .beginGroup: open.append(index)
            case .endGroup: _ = open.popLast()
            case .backdrop(_, let backdrop, let transform):
                let group = open.last ?? -1
                reaches[group] = (reaches[group] ?? Reach()) + BackdropFilter(backdrop, transform).reach
            case .fill, .stroke, .glyphs, .image, .shadow, .contentShadow, .beginClip, .endClip: break
            }
        }
        return reaches
    }

    /// Finds out what of a shadow of items can be seen, and what of these casts it.
    private mutating func resolve(
        _ items: [DisplayList.Item], _ geometry: ShadowGeometry, at index: Int, in clip: PixelRect
    ) throws(RasterError) -> PixelRect {
        guard !clip.isEmpty else { return .empty }
        let (reachX, reachY) = geometry.isSoft ? (geometry.reachX, geometry.reachY) : (0, 0)
        let caster: ResolvedList
        do {
            caster = try ResolvedList(
                items.map { $0.transformed(by: geometry.offset) }, in: clip.expanded(byX: reachX, y: reachY))
        } catch {
            throw .unbalanced(index: index)
        }
        let box = caster.extents.reduce(PixelRect.empty) { $0.union($1) }
        groups[index] = Group(box: box, reach: Reach(), caster: caster)
        return box.isEmpty ? .empty : box.expanded(byX: reachX, y: reachY).intersection(clip)
    }

    /// Finds out where a group's picture can be seen, of which `found` has something on it and whose backdrops see as far as `reach`, on
    /// a picture with something on `ground`; it may have pixels within `limit`.
    private mutating func resolve(
        _ group: DisplayList.Group, at index: Int, found: PixelRect, in clip: PixelRect, ground: PixelRect,
        limit: PixelRect, _ reach: Reach
    ) throws(RasterError) -> PixelRect {
        var visible = found
        var mask: Mask?
        if let items = group.mask {
            let own = Self.reaches(of: items)[-1] ?? Reach()
            do {
                let list = try ResolvedList(items, in: found.expanded(by: own).intersection(limit))
                visible = list.extents.reduce(PixelRect.empty) { $0.union($1) }.intersection(found)
                mask = Mask(list: list, reach: own, limit: limit)
            } catch {
                throw .unbalanced(index: index)
            }
        }
        var box = visible.expanded(by: reach).intersection(found)
        var extent = group.projection.map { $0.extent(of: visible, in: clip) } ?? visible.intersection(clip)
        if group.blendMode.changesUncoveredGround {
            // No mode makes something of two transparent pixels.
            extent = extent.union(ground)
            if group.projection == nil { box = box.union(extent) }
        }
        extents[index] = extent
        groups[index] = Group(box: box, reach: reach, mask: mask)
        return extent
    }
}

extension DisplayList.Item {
    /// The pixels that the item may touch, generously; for a clip those that it lets show.
    fileprivate var extent: PixelRect {
        switch self {
        case .fill(let shape, _, let transform), .backdrop(let shape, _, let transform),
            .beginClip(let shape, let transform):
            PixelRect(around: shape.box.applying(transform))
        case .stroke(let path, let style, _, let transform):
            PixelRect(around: path.controlBounds.insetBy(dx: -style.reach, dy: -style.reach).applying(transform))
        case .glyphs(let glyphs, _, let transform):
            glyphs.reduce(PixelRect.empty) { [map = DeviceMap(transform)] box, glyph in
                box.union(PixelRect(around: glyph.outline.bounds, under: DeviceMap(glyph, under: map)))
            }
        case .image(let placement, let transform):
            PixelRect(around: placement.destination.applying(transform))
        case .shadow(let shape, let shadow, let transform):
            ShadowGeometry(shadow, transform).extent(of: shape.box.applying(transform))
        case .contentShadow, .endClip, .beginGroup, .endGroup:
            .empty
        }
    }
}

extension Shape {
    /// The box of all its points, in its own space.
    fileprivate var box: CGRect {
        switch self {
        case .rect(let rect): rect
        case .roundedRect(let rounded), .ring(let rounded, _): rounded.rect
        case .path(let path, _): path.controlBounds
        }
    }
}

extension StrokeStyle {
    /// How far from the path its stroke may reach, in the path's units.
    fileprivate var reach: CGFloat {
        let half = max(0, width / 2)
        let corner = join == .miter ? CGFloat(usableMiterLimit) : 1
        return half * max(corner, cap == .square ? 1.415 : 1)
    }
}

extension PlacedGlyph {
    /// Where the outline is scaled and moved to.
    var placement: CGAffineTransform {
        CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: origin.x, ty: origin.y)
    }
}
