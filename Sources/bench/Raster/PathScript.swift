import Foundation
import SnapGraphics

/// A display list as lines of text, for engines that know paths and flat colours only; what they cannot draw is left out.
///
///     size 750 1334
///     fill 255 0 0 255        a path in straight RGBA, non-zero; `glyph` is the same, for a letter
///     stroke 0 0 0 255 10     with round caps and joins
///     m 1 2 / l 3 4 / c 1 2 3 4 5 6 / z        in pixels, quadratic curves raised to cubic ones
struct PathScript {
    private(set) var text: String

    init(_ list: DisplayList) {
        text = "size \(list.width) \(list.height)\n"
        for item in list.items { add(item) }
    }

    private mutating func add(_ item: DisplayList.Item) {
        switch item {
        case .fill(let shape, .color(let color), let transform):
            text += "fill \(Self.rgba(color))\n"
            switch shape {
            case .rect(let rect): add(Path(rect: rect), transform)
            case .roundedRect(let rounded): add(Path(rounded), transform)
            case .ring(let rounded, let width):
                add(Path(rounded), transform)
                add(Path(rounded.inset(by: width)).reversed, transform)
            case .path(let path, _): add(path, transform)
            }
        case .stroke(let path, let style, .color(let color), let transform):
            text += "stroke \(Self.rgba(color)) \(style.width * abs(transform.a))\n"
            add(path, transform)
        case .glyphs(let glyphs, .color(let color), let transform):
            for glyph in glyphs {
                text += "glyph \(Self.rgba(color))\n"
                let placed = CGAffineTransform(
                    a: glyph.scaleX, b: 0, c: 0, d: glyph.scaleY, tx: glyph.origin.x, ty: glyph.origin.y)
                add(glyph.outline.path, placed.concatenating(transform))
            }
        case .fill, .stroke, .glyphs, .image, .shadow, .contentShadow, .backdrop, .beginClip, .endClip, .beginGroup,
            .endGroup:
            break
        }
    }

    private static func rgba(_ color: Color) -> String { "\(color.red) \(color.green) \(color.blue) \(color.alpha)" }

    private mutating func add(_ path: Path, _ transform: CGAffineTransform) {
        let points = path.points.map { $0.applying(transform) }
        func line(_ letter: String, _ points: [CGPoint]) -> String {
            letter + points.map { " \($0.x) \($0.y)" }.joined() + "\n"
        }
        var next = 0
        var current = CGPoint.zero
        for verb in path.verbs {
            let own = Array(points[next..<next + verb.pointCount])
            switch verb {
            case .move: text += line("m", own)
            case .line: text += line("l", own)
            case .quad:
                func third(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (own[0].x - end.x) * 2 / 3, y: end.y + (own[0].y - end.y) * 2 / 3)
                }
                text += line("c", [third(current), third(own[1]), own[1]])
            case .cubic: text += line("c", own)
            case .close: text += "z\n"
            }
            current = own.last ?? current
            next += verb.pointCount
        }
    }
}

extension Path {
    /// The same contours the other way round; each is closed.
    fileprivate var reversed: Path {
        var result = Path()
        var contour: [(verb: Verb, points: [CGPoint])] = []
        var next = 0
        func flush() {
            guard let end = contour.last?.points.last else { return }
            result.move(to: end)
            for index in contour.indices.dropFirst().reversed() {
                guard let target = contour[index - 1].points.last else { continue }
                let points = contour[index].points
                switch contour[index].verb {
                case .quad: result.addQuad(to: target, control: points[0])
                case .cubic: result.addCurve(to: target, control1: points[1], control2: points[0])
                case .move, .line, .close: result.addLine(to: target)
                }
            }
            result.close()
            contour = []
        }
        for verb in verbs {
            let own = Array(points[next..<next + verb.pointCount])
            next += verb.pointCount
            if verb == .move || verb == .close { flush() }
            if verb != .close { contour.append((verb, own)) }
        }
        flush()
        return result
    }
}
