import SnapGraphics

extension ResolvedList {
    /// The most bytes that a drawing may hold at once: two pictures of the largest size.
    static let mostBytes = 2 * Bitmap.longestSide * Bitmap.longestSide * pixelBytes

    private static let pixelBytes = 4
    /// What a row of a clip's mask takes besides a byte a pixel: where it is open.
    private static let maskRowBytes = 16

    /// How many bytes drawing the list onto a surface of `box` takes at most at once, from above: surfaces of groups, masks of groups and
    /// of clips, and the most that any item takes while it is drawn, of which the next ones may keep the memory.
    func bytes(in box: PixelRect) -> Int {
        var present = box.area * Self.pixelBytes
        var (most, drawing) = (present, 0)
        var open: [Int] = []
        for (index, item) in items.enumerated() {
            let extent = extents[index]
            if !extent.isEmpty { drawing = max(drawing, item.drawingBytes(in: extent, on: box)) }
            switch item {
            case .beginClip(let shape, let transform):
                let isMasked = !extent.isEmpty && !shape.isPixelAlignedRect(under: transform)
                open.append(isMasked ? extent.area + extent.height * Self.maskRowBytes : 0)
            case .beginGroup(let group):
                guard let resolved = groups[index] else { continue }
                let own = resolved.box.area * Self.pixelBytes
                open.append(own)
                // What is held for a moment when the group ends.
                let mask = resolved.mask.map { $0.list.bytes(in: $0.box(for: resolved.box)) } ?? 0
                let projected = group.projection == nil ? 0 : extent.area * Self.pixelBytes
                most = max(most, present + own + max(mask, projected))
            case .endClip, .endGroup:
                present -= open.popLast() ?? 0
                continue
            case .contentShadow:
                guard let resolved = groups[index], let caster = resolved.caster else { continue }
                most = max(most, present + caster.bytes(in: resolved.box))
                continue
            case .fill, .stroke, .glyphs, .image, .shadow, .backdrop:
                continue
            }
            present += open.last ?? 0
            most = max(most, present)
        }
        return most + drawing
    }
}

extension Shape {
    /// True where the shape is a rectangle that covers pixels wholly or not at all: a clip of it needs no mask.
    fileprivate func isPixelAlignedRect(under transform: CGAffineTransform) -> Bool {
        guard case .rect = self else { return false }
        var outline = Outline()
        outline.set(self, transform)
        return outline.isPixelAlignedRect
    }
}
