import SnapGraphics

extension ProjectiveTransform {
    /// The pixels on the plane that can be seen through `clip`, in device space, and at most as many as a picture may have: where more
    /// are in sight, up to the plane's horizon, those that are nearest to its origin.
    func visiblePart(through clip: PixelRect) -> PixelRect {
        guard let inverted else { return .empty }
        var part = PixelRect.everywhere
        if let seen = inverted.bounds(of: clip) { part = part.intersection(seen.expanded(byX: 1, y: 1)) }
        let horizontal = Self.nearest(part.left..<max(part.left, part.right))
        let vertical = Self.nearest(part.top..<max(part.top, part.bottom))
        return PixelRect(
            left: horizontal.lowerBound, top: vertical.lowerBound, right: horizontal.upperBound,
            bottom: vertical.upperBound)
    }

    /// The part of a range that is as long as a picture may be, and nearest to 0.
    private static func nearest(_ range: Range<Int>) -> Range<Int> {
        let longest = Bitmap.longestSide
        guard range.count > longest else { return range }
        let start = min(max(-longest / 2, range.lowerBound), range.upperBound - longest)
        return start..<start + longest
    }

    /// The device pixels inside `clip` that a box on the plane may touch.
    func extent(of box: PixelRect, in clip: PixelRect) -> PixelRect {
        guard !box.isEmpty, inverted != nil else { return .empty }
        guard let bounds = bounds(of: box) else { return clip }
        return bounds.expanded(byX: 1, y: 1).intersection(clip)
    }

    /// The pixels around the corners of a box; nil where one of them is behind the viewer.
    private func bounds(of box: PixelRect) -> PixelRect? {
        var bounds = PixelRect.empty
        for (x, y) in [(box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom)] {
            guard let corner = apply(Double(x), Double(y)) else { return nil }
            let (left, top) = (Subpixel.guarded(corner.x).rounded(.down), Subpixel.guarded(corner.y).rounded(.down))
            bounds = bounds.union(
                PixelRect(left: Int(left), top: Int(top), right: Int(left) + 1, bottom: Int(top) + 1))
        }
        return bounds
    }

    /// What a picture on the plane looks like in the device pixels of `box`.
    func picture(of plane: Surface, in box: PixelRect) -> Surface {
        var picture = Surface(box)
        guard let inverted else { return picture }
        let sampler = PlaneSampler(plane)
        for y in box.top..<box.bottom {
            let first = picture.index(box.left, y)
            for column in 0..<box.width {
                guard let place = inverted.apply(Double(box.left + column) + 0.5, Double(y) + 0.5) else { continue }
                picture.pixels[first + column] = sampler.pixel(at: place.x, place.y)
            }
        }
        return picture
    }
}
