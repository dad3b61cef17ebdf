import Foundation
import SnapGraphics

extension Seeded {
    /// Some items of every kind, groups and clips with items of their own.
    mutating func items(_ count: Int, depth: Int) throws -> [DisplayList.Item] {
        try (0..<count).flatMap { _ in try item(depth) }
    }

    mutating func item(_ depth: Int) throws -> [DisplayList.Item] {
        switch below(depth < 2 ? 9 : 7) {
        case 0, 1: [.fill(shape(), paint(), transform())]
        case 2: [.stroke(path(), strokeStyle(), paint(), transform())]
        case 3: [.glyphs((0..<4).map { _ in glyph() }, paint(), transform())]
        case 4: [.image(try placement(), transform())]
        case 5, 6:
            [
                .shadow(
                    shape(),
                    Shadow(
                        color: color(), offset: CGSize(width: length(-4, 4), height: length(-4, 8)),
                        radius: length(0, 16)), transform())
            ]
        case 7: [.beginClip(shape(), transform())] + (try items(4, depth: depth + 1)) + [.endClip]
        default: [.beginGroup(.init(opacity: Double(below(17)) / 16))] + (try items(4, depth: depth + 1)) + [.endGroup]
        }
    }

    mutating func color() -> Color {
        Color(red: byte(), green: byte(), blue: byte(), alpha: below(2) == 0 ? 255 : byte())
    }

    mutating func paint() -> Paint { .color(color()) }

    mutating func transform() -> CGAffineTransform {
        switch below(4) {
        case 0: CGAffineTransform(scaleX: length(1, 3), y: length(1, 3))
        case 1:
            CGAffineTransform(rotationAngle: length(-3, 3)).concatenating(CGAffineTransform(translationX: 80, y: 60))
        default: .identity
        }
    }

    mutating func rect() -> CGRect {
        let whole = below(2) == 0
        let numbers = [length(-20, 120), length(-20, 90), length(1, 90), length(1, 70)].map {
            whole ? $0.rounded() : $0
        }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    mutating func rounded() -> RoundedRect {
        let radii = RoundedRect.Radii(
            topLeft: length(0, 30), topRight: length(0, 30), bottomRight: length(0, 30), bottomLeft: length(0, 30))
        return RoundedRect(
            rect: rect(), radii: below(2) == 0 ? radii : .init(length(0, 30)),
            curve: below(2) == 0 ? .circular : .continuous)
    }

    mutating func shape() -> Shape {
        switch below(4) {
        case 0: .rect(rect())
        case 1: .roundedRect(rounded())
        case 2: .ring(rounded(), width: length(0, 6))
        default: .path(path(), below(2) == 0 ? .nonZero : .evenOdd)
        }
    }

    mutating func point() -> CGPoint { CGPoint(x: length(-20, 180), y: length(-20, 140)) }

    mutating func path() -> Path {
        var path = Path()
        for _ in 0...below(2) {
            path.move(to: point())
            for _ in 0...below(4) {
                switch below(3) {
                case 0: path.addLine(to: point())
                case 1: path.addQuad(to: point(), control: point())
                default: path.addCurve(to: point(), control1: point(), control2: point())
                }
            }
            if below(2) == 0 { path.close() }
        }
        return path
    }

    mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            width: length(0, 9), cap: [.butt, .round, .square][below(3)], join: [.miter, .round, .bevel][below(3)],
            miterLimit: length(1, 11), dashes: (0..<below(4)).map { _ in length(1, 12) }, dashPhase: length(-5, 20))
    }

    mutating func glyph() -> PlacedGlyph {
        let outline = path().applying(CGAffineTransform(scaleX: 1 / 128, y: 1 / 128))
        return PlacedGlyph(
            outline: GlyphOutline(path: outline, id: 0), origin: CGPoint(x: length(0, 140), y: length(0, 100)),
            scaleX: length(8, 40),
            scaleY: length(8, 40))
    }

    mutating func placement() throws -> ImagePlacement {
        let (width, height) = (1 + below(40), 1 + below(40))
        let pixels = (0..<width * height).map { _ -> UInt32 in
            let alpha = below(3) == 0 ? below(256) : 255
            return (0..<3).reduce(UInt32(alpha) << 24) { $0 | UInt32(below(alpha + 1)) << UInt32(8 * $1) }
        }
        return ImagePlacement(
            bitmap: try Bitmap(width: width, height: height, pixels: pixels), destination: rect(),
            tint: below(3) == 0 ? color() : nil,
            interpolation: below(3) == 0 ? .nearest : .linear)
    }
}
