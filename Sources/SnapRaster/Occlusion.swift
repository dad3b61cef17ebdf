import Foundation
import SnapGraphics

/// Finds what need not be drawn because something opaque will lie on it: all that is under a dialog's card.
///
/// Walks a list from its end, and remembers which boxes opaque fills cover. A covered pixel is not looked at again, except
/// by a backdrop, which sees more than its own place; so what lies below one is never hidden by what lies above it.
struct Occlusion {
    /// One picture that is drawn on: the list's, or a group's.
    private struct Level {
        /// Wholly covered pixels, by items that come later.
        var covers: [PixelRect] = []
        /// What the clips around the present item let through wholly; the outermost first.
        var open: [PixelRect] = [.everywhere]
    }

    /// More covers than this are rare, and each is looked at for each item.
    private static let mostCovers = 8

    private var levels = [Level()]

    /// For each item boxes inside its extent that later items cover: the largest, and the one that covers most of what that leaves.
    static func hiddenParts(of items: [DisplayList.Item], extents: [PixelRect]) -> [[PixelRect]] {
        var occlusion = Occlusion()
        var hidden = Array(repeating: [PixelRect](), count: items.count)
        // The clips whose ends have been passed; a begin closes the last.
        let clips = clipsByEnd(items)
        for index in items.indices.reversed() {
            switch items[index] {
            case .fill(let shape, let paint, let transform):
                hidden[index] = occlusion.hidden(extents[index])
                if paint.isOpaque { occlusion.add(shape.wholePixels(under: transform)) }
            case .stroke, .glyphs, .image, .shadow, .contentShadow:
                hidden[index] = occlusion.hidden(extents[index])
            case .backdrop:
                occlusion.levels[occlusion.levels.count - 1].covers = []
            case .endClip:
                occlusion.enterClip(clips[index] ?? .empty)
            case .beginClip:
                occlusion.levels[occlusion.levels.count - 1].open.removeLast()
            case .endGroup:
                occlusion.levels.append(Level())
            case .beginGroup:
                occlusion.levels.removeLast()
            }
        }
        return hidden
    }

    /// The pixel that the last opaque fill of all of `box` leaves there, and the item after it: that is where drawing begins.
    static func ground(of items: [DisplayList.Item], in box: PixelRect) -> (pixel: UInt32, next: Int) {
        var depth = 0
        for index in items.indices.reversed() {
            switch items[index] {
            case .fill(let shape, .color(let color), let transform)
            where depth == 0 && color.alpha == 255
                && shape.wholePixels(under: transform).contains(where: { $0.contains(box) }):
                return (color.premultiplied, index + 1)
            case .endClip, .endGroup: depth += 1
            case .beginClip, .beginGroup: depth -= 1
            case .fill, .stroke, .glyphs, .image, .shadow, .contentShadow, .backdrop: break
            }
        }
        return (0, 0)
    }

    /// For each end of a clip the pixels that the clip lets through wholly.
    private static func clipsByEnd(_ items: [DisplayList.Item]) -> [Int: PixelRect] {
        var result: [Int: PixelRect] = [:]
        var open: [PixelRect] = []
        for (index, item) in items.enumerated() {
            if case .beginClip(let shape, let transform) = item {
                open.append(shape.wholePixels(under: transform).max { $0.area < $1.area } ?? .empty)
            } else if case .endClip = item {
                result[index] = open.popLast()
            }
        }
        return result
    }

    private func hidden(_ extent: PixelRect) -> [PixelRect] {
        let covers = levels[levels.count - 1].covers.map { $0.intersection(extent) }
        guard let largest = covers.max(by: { $0.area < $1.area }), !largest.isEmpty else { return [] }
        // A card is two boxes, one across and one down.
        let rest = extent.subtracting(largest)
        func more(_ cover: PixelRect) -> Int { rest.reduce(0) { $0 + $1.intersection(cover).area } }
        guard let second = covers.max(by: { more($0) < more($1) }), more(second) > 0 else { return [largest] }
        return [largest, second]
    }

    private mutating func add(_ boxes: [PixelRect]) {
        let last = levels.count - 1
        for box in boxes {
            let visible = box.intersection(levels[last].open[levels[last].open.count - 1])
            if levels[last].covers.count < Self.mostCovers, !visible.isEmpty { levels[last].covers.append(visible) }
        }
    }

    private mutating func enterClip(_ whole: PixelRect) {
        let last = levels.count - 1
        levels[last].open.append(whole.intersection(levels[last].open[levels[last].open.count - 1]))
    }
}

extension Paint {
    fileprivate var isOpaque: Bool {
        switch self {
        case .color(let color): color.alpha == 255
        case .gradient: false
        }
    }
}

extension Shape {
    /// Boxes whose pixels the shape covers wholly, as far as that is simple to say; none for paths and turned shapes.
    fileprivate func wholePixels(under transform: CGAffineTransform) -> [PixelRect] {
        switch self {
        case .rect(let rect):
            return PixelRect(inside: rect, under: transform).map { [$0] } ?? []
        case .roundedRect(let rounded):
            // Without the corners: from side to side, and from top to bottom.
            let inset = rounded.reach(ofRadius: rounded.fittingRadii.largest)
            return [rounded.rect.insetBy(dx: 0, dy: inset), rounded.rect.insetBy(dx: inset, dy: 0)].compactMap {
                PixelRect(inside: $0, under: transform)
            }
        case .ring, .path:
            return []
        }
    }
}

extension PixelRect {
    /// The pixels that lie wholly inside a rectangle; nil where there are none, or its sides are not along the axes.
    fileprivate init?(inside rect: CGRect, under transform: CGAffineTransform) {
        guard !rect.isNull, rect.width > 0, rect.height > 0, transform.isScaleAndTranslation else { return nil }
        // Rounded as the shape itself is.
        let map = DeviceMap(transform)
        let first = map.apply(CGPoint(x: rect.minX, y: rect.minY))
        let last = map.apply(CGPoint(x: rect.maxX, y: rect.maxY))
        let edges = [min(first.x, last.x), min(first.y, last.y), max(first.x, last.x), max(first.y, last.y)]
        guard edges.allSatisfy({ abs($0) < Subpixel.reach }) else { return nil }
        let grid = edges.map { Int(Subpixel.round($0)) }
        self.init(
            left: (grid[0] + Subpixel.mask) >> Subpixel.shift, top: (grid[1] + Subpixel.mask) >> Subpixel.shift,
            right: grid[2] >> Subpixel.shift, bottom: grid[3] >> Subpixel.shift)
        if isEmpty { return nil }
    }
}
