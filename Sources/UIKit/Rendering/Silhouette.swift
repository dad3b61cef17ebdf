import Foundation
import SnapGraphics

/// What of items casts their shadow: the alpha of the picture that they make.
///
/// Shadows in it cast none themselves. A blurred backdrop counts as opaque, since what is behind it is not seen through it.
struct Silhouette {
    let items: [DisplayList.Item]

    /// - Parameter shown: items in device pixels.
    init(_ shown: [DisplayList.Item]) {
        items = shown.compactMap { item in
            switch item {
            case .shadow, .contentShadow: nil
            case .backdrop(let shape, _, let transform): .fill(shape, .color(.black), transform)
            case .fill, .stroke, .glyphs, .image, .beginClip, .endClip, .beginGroup, .endGroup: item
            }
        }
    }

    /// The outline, where a single item fills all of it, opaque and by the non-zero rule; else nil. Of two, contours might run against
    /// each other, and make holes where both are.
    ///
    /// - Parameter space: maps the coordinates of the outline to device pixels.
    func outline(in space: CGAffineTransform) -> Path? {
        guard items.count == 1, let item = items.first, space.determinant != 0 else { return nil }
        let back = space.inverted()
        switch item {
        case .fill(let shape, .color(let color), let transform) where color.alpha == 255:
            return shape.nonZeroOutline?.applying(transform.concatenating(back))
        case .glyphs(let glyphs, .color(let color), let transform) where color.alpha == 255:
            return glyphs.reduce(into: Path()) { outline, glyph in
                let place = CGAffineTransform(
                    a: glyph.scaleX, b: 0, c: 0, d: glyph.scaleY, tx: glyph.origin.x, ty: glyph.origin.y)
                outline.append(glyph.outline.path.applying(place.concatenating(transform).concatenating(back)))
            }
        case .image(let placement, let transform) where placement.bitmap.isOpaque && placement.tint == nil:
            return Path(rect: placement.destination).applying(transform.concatenating(back))
        case .fill, .glyphs, .image, .stroke, .shadow, .contentShadow, .backdrop, .beginClip, .endClip, .beginGroup,
            .endGroup:
            return nil
        }
    }
}

extension Shape {
    /// The contours that enclose the shape by the non-zero rule; nil for a path of the other rule.
    fileprivate var nonZeroOutline: Path? {
        switch self {
        case .rect(let rect): return Path(rect: rect)
        case .roundedRect(let rounded): return Path(rounded)
        case .path(let path, .nonZero): return path
        case .path(_, .evenOdd): return nil
        case .ring(let rounded, let width):
            // The inner edge runs the other way round, so that the hole stays one.
            var path = Path(rounded)
            path.append(Path(rounded.inset(by: width)).reversed)
            return path
        }
    }
}
