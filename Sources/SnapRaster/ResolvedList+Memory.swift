import SnapGraphics

extension ResolvedList {
    /// The most bytes that a drawing may hold at once: two pictures of the largest size.
    static let mostBytes = 2 * Bitmap.longestSide * Bitmap.longestSide * pixelBytes

    private static let pixelBytes = 4
    /// What a pixel takes while a backdrop is blurred: two pictures of 16 bits a channel.
    private static let backdropBytes = 16

    /// How many bytes drawing the list onto a surface of `box` takes at most at once, from above: surfaces of groups, masks and clips.
    func bytes(in box: PixelRect) -> Int {
        var present = box.area * Self.pixelBytes
        var most = present
        var open: [Int] = []
        for (index, item) in items.enumerated() {
            switch item {
            case .beginClip:
                open.append(extents[index].area)
            case .beginGroup(let group):
                guard let resolved = groups[index] else { continue }
                let own = resolved.box.area * Self.pixelBytes
                open.append(own)
                // What is held for a moment when the group ends.
                let mask = resolved.mask?.bytes(in: resolved.box) ?? 0
                let projected = group.projection == nil ? 0 : extents[index].area * Self.pixelBytes
                most = max(most, present + own + max(mask, projected))
            case .endClip, .endGroup:
                present -= open.popLast() ?? 0
                continue
            case .backdrop:
                most = max(most, present + box.area * Self.backdropBytes)
                continue
            case .contentShadow:
                guard let resolved = groups[index], let caster = resolved.caster else { continue }
                most = max(most, present + caster.bytes(in: resolved.box))
                continue
            case .fill, .stroke, .glyphs, .image, .shadow:
                continue
            }
            present += open.last ?? 0
            most = max(most, present)
        }
        return most
    }
}
