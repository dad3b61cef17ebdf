import Foundation
package import SnapGraphics

/// A shape in device space: its edges, which points they enclose, and where nothing changes from row to row.
package struct Outline {
    package var edges = EdgeList()
    var rule = FillRule.nonZero
    /// True where edges may cross, or enclose a point more than once.
    var mayOverlap = false
    /// Rows of pixels that only vertical edges cross, and these from top to bottom: all such rows look the same.
    var straightRows = 0..<0

    package init() {}

    /// Makes this the outline of `shape`, keeping the memory of the last one.
    package mutating func set(_ shape: Shape, _ transform: CGAffineTransform) {
        clear()
        switch shape {
        case .rect(let rect):
            add(rect, transform)
        case .roundedRect(let rounded):
            edges.add(Path(rounded), transform)
            straightRows = straightRows(of: rounded, atLeast: 0, transform)
        case .ring(let rounded, let width):
            guard width > 0 else { return }
            edges.add(Path(rounded), transform)
            edges.isReversed = true
            edges.add(Path(rounded.inset(by: width)), transform)
            edges.isReversed = false
            straightRows = straightRows(of: rounded, atLeast: width, transform)
        case .path(let path, let rule):
            edges.add(path, transform)
            self.rule = rule
            mayOverlap = true
        }
    }

    /// True where the shape is a box whose sides all lie on pixel edges: it covers pixels wholly or not at all.
    var isPixelAlignedRect: Bool {
        edges.edges.count == 2 && edges.edges.allSatisfy { $0.x0 == $0.x1 } && edges.boundsArePixelAligned
    }

    mutating func clear() {
        edges.removeAll()
        rule = .nonZero
        mayOverlap = false
        straightRows = 0..<0
    }

    private mutating func add(_ rect: CGRect, _ transform: CGAffineTransform) {
        let map = DeviceMap(transform)
        guard map.keepsAxes else {
            edges.add(Path(rect: rect), transform)
            return
        }
        let first = map.apply(CGPoint(x: rect.minX, y: rect.minY))
        let second = map.apply(CGPoint(x: rect.maxX, y: rect.maxY))
        guard !(first.x.isNaN || first.y.isNaN || second.x.isNaN || second.y.isNaN) else { return }
        let left = Subpixel.guarded(min(first.x, second.x))
        let right = Subpixel.guarded(max(first.x, second.x))
        let top = Subpixel.guarded(min(first.y, second.y))
        let bottom = Subpixel.guarded(max(first.y, second.y))
        edges.addLine(DevicePoint(right, top), DevicePoint(right, bottom))
        edges.addLine(DevicePoint(left, bottom), DevicePoint(left, top))
        straightRows = Self.rows(from: top, to: bottom)
    }

    /// The rows between the corners of a rounded rectangle; none where its sides are not along the axes.
    private func straightRows(of rounded: RoundedRect, atLeast inset: CGFloat, _ transform: CGAffineTransform) -> Range<
        Int
    > {
        guard transform.isScaleAndTranslation else { return 0..<0 }
        let radii = rounded.fittingRadii
        func reach(_ one: CGFloat, _ other: CGFloat) -> CGFloat { max(inset, rounded.reach(ofRadius: max(one, other))) }
        let map = DeviceMap(transform)
        let (x, rect) = (rounded.rect.minX, rounded.rect)
        let first = map.apply(CGPoint(x: x, y: rect.minY + reach(radii.topLeft, radii.topRight))).y
        let second = map.apply(CGPoint(x: x, y: rect.maxY - reach(radii.bottomLeft, radii.bottomRight))).y
        guard !first.isNaN, !second.isNaN, (first < second) == (map.d > 0) else { return 0..<0 }
        return Self.rows(from: Subpixel.guarded(min(first, second)), to: Subpixel.guarded(max(first, second)))
    }

    /// The whole rows between two heights on the subpixel grid.
    private static func rows(from top: Double, to bottom: Double) -> Range<Int> {
        let first = (Int(Subpixel.round(top)) + Subpixel.mask) >> Subpixel.shift
        let end = Int(Subpixel.round(bottom)) >> Subpixel.shift
        return first < end ? first..<end : 0..<0
    }
}

extension RoundedRect {
    /// How far from its corner, along a side, a corner of this radius reaches at most.
    func reach(ofRadius radius: CGFloat) -> CGFloat {
        switch curve {
        case .circular: radius
        case .continuous: radius * Self.continuousReach
        }
    }
}
