import Foundation
import SnapGraphics

/// The outline of what items show, for the shadow that they cast.
///
/// Fills, glyphs and images count whole, whatever their colour's opacity; strokes and what groups and clips do to them are left out.
struct Silhouette {
    private(set) var path = Path()
    /// What casts no shadow here though it should, in words.
    private(set) var leftOut = ""

    var isComplete: Bool { leftOut.isEmpty }

    /// - Parameter space: maps the coordinates of the outline to the items' device pixels.
    init(_ items: [DisplayList.Item], from space: CGAffineTransform) {
        let back = space.inverted()
        for item in items {
            switch item {
            case .fill(let shape, _, let transform): add(shape, transform.concatenating(back))
            case .glyphs(let glyphs, _, let transform):
                for glyph in glyphs {
                    let place = CGAffineTransform(
                        a: glyph.scaleX, b: 0, c: 0, d: glyph.scaleY, tx: glyph.origin.x, ty: glyph.origin.y)
                    path.append(glyph.outline.path.applying(place.concatenating(transform).concatenating(back)))
                }
            case .image(let placement, let transform):
                if placement.bitmap.isOpaque {
                    path.append(Path(rect: placement.destination).applying(transform.concatenating(back)))
                } else {
                    leftOut = "an image with transparent parts"
                }
            case .stroke: leftOut = "a stroke"
            case .beginClip, .beginGroup: leftOut = "what is clipped or grouped"
            case .shadow, .backdrop, .endClip, .endGroup: break
            }
        }
    }

    private mutating func add(_ shape: Shape, _ transform: CGAffineTransform) {
        switch shape {
        case .rect(let rect): path.append(Path(rect: rect).applying(transform))
        case .roundedRect(let rounded): path.append(Path(rounded).applying(transform))
        case .path(let outline, .nonZero): path.append(outline.applying(transform))
        case .path(_, .evenOdd): leftOut = "a path with holes"
        case .ring(let rounded, let width):
            // The inner edge runs the other way round, so that the hole stays one.
            path.append(Path(rounded).applying(transform))
            path.append(Path(rounded.inset(by: width)).reversed.applying(transform))
        }
    }
}
