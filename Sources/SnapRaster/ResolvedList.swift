import Foundation
import SnapGraphics

/// A display list with what must be known before drawing: where each item can show, and which end belongs to which
/// begin.
struct ResolvedList {
    let items: [DisplayList.Item]
    /// For each item the pixels that it may touch, generously; for a group those of all that is in it.
    private(set) var extents: [PixelRect]
    /// For each begin the index of its end.
    private(set) var ends: [Int]

    init(_ list: DisplayList) throws(RasterError) {
        items = list.items
        let picture = PixelRect(left: 0, top: 0, right: list.width, bottom: list.height)
        extents = Array(repeating: .empty, count: items.count)
        ends = Array(repeating: 0, count: items.count)
        // What is open: where it began, what it lets show, and what has been found in it.
        var open: [(index: Int, clip: PixelRect, found: PixelRect)] = []
        for (index, item) in items.enumerated() {
            let clip = open.last?.clip ?? picture
            var extent = item.extent.intersection(clip)
            switch item {
            case .beginClip:
                open.append((index, extent, .empty))
                extents[index] = extent
                continue
            case .beginGroup:
                open.append((index, clip, .empty))
                continue
            case .endClip:
                guard let begin = open.popLast(), case .beginClip = items[begin.index] else {
                    throw .unbalanced(index: index)
                }
                ends[begin.index] = index
                extent = begin.found
            case .endGroup:
                guard let begin = open.popLast(), case .beginGroup = items[begin.index] else {
                    throw .unbalanced(index: index)
                }
                ends[begin.index] = index
                extents[begin.index] = begin.found
                extent = begin.found
            case .fill, .stroke, .glyphs, .image, .shadow:
                extents[index] = extent
            }
            if !open.isEmpty {
                open[open.count - 1].found = open[open.count - 1].found.union(extent)
            }
        }
        guard open.isEmpty else { throw .unbalanced(index: items.count) }
    }
}

extension DisplayList.Item {
    /// The pixels that the item may touch, generously; for a clip those that it lets show.
    fileprivate var extent: PixelRect {
        switch self {
        case .fill(let shape, _, let transform), .beginClip(let shape, let transform):
            PixelRect(around: shape.box.applying(transform))
        case .stroke(let path, let style, _, let transform):
            PixelRect(around: path.controlBounds.insetBy(dx: -style.reach, dy: -style.reach).applying(transform))
        case .glyphs(let glyphs, _, let transform):
            glyphs.reduce(PixelRect.empty) { $0.union(PixelRect(around: $1.box.applying(transform))) }
        case .image(let placement, let transform):
            PixelRect(around: placement.destination.applying(transform))
        case .shadow(let shape, let shadow, let transform):
            ShadowGeometry(shadow, transform).extent(of: shape.box.applying(transform))
        case .endClip, .beginGroup, .endGroup:
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

    fileprivate var box: CGRect { outline.path.controlBounds.applying(placement) }
}
