import Foundation

/// The outline of an area as straight edges on the subpixel grid, without the horizontal ones (they enclose nothing).
package struct EdgeList {
    /// One edge, from its upper end to its lower end.
    struct Edge: Hashable {
        var x0: Int32
        /// Above `y1`.
        var y0: Int32
        var x1: Int32
        var y1: Int32
        /// +1 where the outline runs down the edge, −1 where it runs up.
        var winding: Int32
    }

    private(set) var edges: [Edge] = []
    /// True while outlines are to be added against their own direction: holes.
    var isReversed = false
    private var left = Int32.max
    private var top = Int32.max
    private var right = Int32.min
    private var bottom = Int32.min

    package init() {}

    package var isEmpty: Bool { edges.isEmpty }

    mutating func removeAll() {
        edges.removeAll(keepingCapacity: true)
        (left, top, right, bottom) = (.max, .max, .min, .min)
    }

    /// The pixels that the edges touch.
    package var bounds: PixelRect {
        guard !edges.isEmpty else { return .empty }
        let first = (x: Int(left) >> Subpixel.shift, y: Int(top) >> Subpixel.shift)
        return PixelRect(
            left: first.x, top: first.y,
            right: max((Int(right) + Subpixel.mask) >> Subpixel.shift, first.x + 1),
            bottom: (Int(bottom) + Subpixel.mask) >> Subpixel.shift)
    }

    /// True where every edge of the box lies on a pixel edge.
    var boundsArePixelAligned: Bool {
        !edges.isEmpty && Int(left | top | right | bottom) & Subpixel.mask == 0
    }

    /// Adds the line from one device point to the next, both finite, in pixels.
    ///
    /// What lies beyond `Subpixel.reach` is cut off above and below, and pressed against the reach at the sides, where
    /// it still counts for the winding of what is to its right.
    @inline(__always)
    mutating func addLine(_ from: DevicePoint, _ to: DevicePoint) {
        if from.isNear, to.isNear {
            append(from.gridX, from.gridY, to.gridX, to.gridY)
        } else {
            addDistantLine(from, to)
        }
    }

    @inline(__always)
    private mutating func append(_ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32) {
        guard y0 != y1 else { return }
        let winding: Int32 = (y0 < y1) == isReversed ? -1 : 1
        let edge =
            y0 < y1
            ? Edge(x0: x0, y0: y0, x1: x1, y1: y1, winding: winding)
            : Edge(x0: x1, y0: y1, x1: x0, y1: y0, winding: winding)
        edges.append(edge)
        left = min(left, min(x0, x1))
        right = max(right, max(x0, x1))
        top = min(top, edge.y0)
        bottom = max(bottom, edge.y1)
    }

    private mutating func addDistantLine(_ a: DevicePoint, _ b: DevicePoint) {
        let reach = Subpixel.reach
        let (height, width) = (b.y - a.y, b.x - a.x)
        guard height != 0, max(a.y, b.y) > -reach, min(a.y, b.y) < reach else { return }
        func cut(_ end: DevicePoint) -> (x: Double, y: Double) {
            if abs(end.y) <= reach { return (end.x, end.y) }
            let y = end.y < 0 ? -reach : reach
            return (a.x + width * ((y - a.y) / height), y)
        }
        let (start, end) = (cut(a), cut(b))
        // From one point where the line crosses a side to the next, in its own order.
        let side = width > 0 ? reach : -reach
        var from = start
        func pass(_ side: Double) {
            guard (start.x < side) != (end.x < side) else { return }
            let y = a.y + height * ((side - a.x) / width)
            let stop = (x: side, y: min(max(y, min(start.y, end.y)), max(start.y, end.y)))
            appendGuarded(from, stop)
            from = stop
        }
        pass(-side)
        pass(side)
        appendGuarded(from, end)
    }

    /// A line that crosses no side.
    private mutating func appendGuarded(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) {
        let middle = first.x / 2 + second.x / 2
        let isInside = abs(middle) < Subpixel.reach
        let from = DevicePoint(Subpixel.guarded(isInside ? first.x : middle), first.y)
        let to = DevicePoint(Subpixel.guarded(isInside ? second.x : middle), second.y)
        append(from.gridX, from.gridY, to.gridX, to.gridY)
    }
}
