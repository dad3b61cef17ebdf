import SnapGraphics

extension ProjectiveTransform {
    /// The pixels on the plane that can be seen through `clip`, in device space, and at most as many as a picture may have: where more
    /// are in sight, up to the plane's horizon, those that are nearest to its origin.
    func visiblePart(through clip: PixelRect) -> PixelRect {
        guard let inverted else { return .empty }
        let seen = inverted.bounds(of: clip)
        guard !seen.isEmpty else { return .empty }
        let part = seen.expanded(byX: 1, y: 1).intersection(.everywhere)
        let horizontal = Self.nearest(part.left..<part.right)
        let vertical = Self.nearest(part.top..<part.bottom)
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
        let bounds = bounds(of: box)
        return bounds.isEmpty ? .empty : bounds.expanded(byX: 1, y: 1).intersection(clip)
    }

    /// The pixels around the image of a box, as far as it is in front of the viewer; empty where all of it is behind.
    private func bounds(of box: PixelRect) -> PixelRect {
        let corners = [(box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)].map {
            homogeneous(Double($0.0), Double($0.1))
        }
        // A side that goes behind the viewer is cut just before that: its image ends beyond all that is kept.
        let nearest = (corners.map { abs($0.z) }.max() ?? 0) / 1e12
        guard nearest > 0 else { return .empty }
        var points = corners.filter { $0.z >= nearest }
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1))
        where (from.z < nearest) != (to.z < nearest) {
            var cut = from + (to - from) * ((from.z - nearest) / (from.z - to.z))
            cut.z = nearest
            points.append(cut)
        }
        var bounds = PixelRect.empty
        for point in points {
            let (x, y) = (point.x / point.z, point.y / point.z)
            guard !x.isNaN, !y.isNaN else { return .everywhere }
            let (left, top) = (Subpixel.guarded(x).rounded(.down), Subpixel.guarded(y).rounded(.down))
            bounds = bounds.union(
                PixelRect(left: Int(left), top: Int(top), right: Int(left) + 1, bottom: Int(top) + 1))
        }
        return bounds
    }

    /// A point's image times its w, and its w.
    private func homogeneous(_ x: Double, _ y: Double) -> SIMD3<Double> {
        SIMD3(xx * x + xy * y + x1, yx * x + yy * y + y1, wx * x + wy * y + w1)
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
