public import Foundation
import Synchronization

/// One glyph's outline, in units of the em: 1 is the font size, y points down, the baseline is y = 0.
///
/// `id` is the same for equal outlines made by one font catalogue, so that a rasterizer may remember what it made of one; equality
/// and hash are of the outline alone.
public struct GlyphOutline: Sendable {
    /// Texts copy outlines by the thousand: one reference is counted for each, not one for every array of a path.
    private final class Storage: Sendable {
        let path: Path
        let id: Int
        let bounds: CGRect
        /// 1 where no contours overlap, 2 where some do, 0 before somebody asked. Two that ask at once find the same.
        private let overlap = Atomic<UInt8>(0)

        init(path: Path, id: Int, bounds: CGRect) {
            self.path = path
            self.id = id
            self.bounds = bounds
        }

        var hasOverlaps: Bool {
            let known = overlap.load(ordering: .relaxed)
            if known != 0 { return known == 2 }
            let found = !bounds.isNull && path.hasOverlaps
            overlap.store(found ? 2 : 1, ordering: .relaxed)
            return found
        }
    }

    private let storage: Storage

    public var path: Path { storage.path }
    public var id: Int { storage.id }
    /// The box around all points, control points included; `.null` where there is none, or one is not a finite number.
    public var bounds: CGRect { storage.bounds }
    /// True where contours overlap, so that their areas, added up, are not that of the glyph; found once, when the outline is drawn first.
    package var hasOverlaps: Bool { storage.hasOverlaps }

    public init(path: Path, id: Int) {
        let isFinite = path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
        storage = Storage(
            path: path, id: id, bounds: isFinite ? path.controlBounds : .null)
    }
}

extension GlyphOutline: Hashable {
    public static func == (left: GlyphOutline, right: GlyphOutline) -> Bool {
        left.storage === right.storage || left.path == right.path
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A glyph where it stands: the outline is scaled, then moved to `origin` (on the baseline), all in the item's own space.
public struct PlacedGlyph: Hashable, Sendable {
    public var outline: GlyphOutline
    public var origin: CGPoint
    /// Font size, times what the advance profile widens or narrows the glyph by.
    public var scaleX: CGFloat
    /// Font size.
    public var scaleY: CGFloat

    public init(outline: GlyphOutline, origin: CGPoint, scaleX: CGFloat, scaleY: CGFloat) {
        self.outline = outline
        self.origin = origin
        self.scaleX = scaleX
        self.scaleY = scaleY
    }
}
