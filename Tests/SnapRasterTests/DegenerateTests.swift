import Foundation
import SnapGraphics
import Testing

@Suite struct DegenerateTests {
    private static let strange: [CGFloat] = [
        0, -1, 3, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e12, -1e12, 1e-300,
        2_000_000,
    ]

    @Test func `An infinite rectangle fills the picture`() throws {
        for rect in [CGRect.infinite, Drawing.rect(-1e30, -1e30, 2e30, 2e30)] {
            #expect(try Drawing.coverage(.rect(rect), width: 3, height: 2).allSatisfy { $0 == 255 })
        }
    }

    @Test func `Empty and unnumbered rectangles draw nothing`() throws {
        for rect in [.null, .zero, Drawing.rect(1, 1, 0, 5), Drawing.rect(.nan, 0, 3, 3), Drawing.rect(0, 0, .nan, 3)] {
            for shape in [
                Shape.rect(rect), .roundedRect(RoundedRect(rect: rect, radius: 2)),
                .ring(RoundedRect(rect: rect, radius: 2), width: 1),
            ] {
                #expect(try Drawing.coverage(shape, width: 3, height: 3).allSatisfy { $0 == 0 })
            }
        }
    }

    @Test func `What is visible of a huge shape is drawn`() throws {
        // The line y = x, as the side of a triangle that is a thousand million pixels long.
        let far: CGFloat = 1e9
        let levels = try Drawing.coverage(
            .path(Drawing.polygon([(-far, -far), (far, far), (-far, far)]), .nonZero), width: 3, height: 3)
        #expect(levels == [128, 0, 0, 255, 128, 0, 255, 255, 128])
        // The disc's side is at 1.5 at the upper end of the row, and at the lower one less than the grid shows further left: half a
        // pixel is 127.5 levels.
        let disc = Path(ellipseIn: Drawing.rect(-2e6, -1e6, 2e6 + 1.5, 2e6))
        let row = try Drawing.coverage(.path(disc, .nonZero), width: 3, height: 1)
        #expect(row == [255, 128, 0])
    }

    @Test func `Edges that cross far away in one row of pixels leave what is visible of them`() throws {
        // Around x = 0 the two are at 0.25 and 0.7; they cross at 818,182.
        let far: CGFloat = 1e6
        let path = Drawing.polygon([(-far, 0), (far, 0.5), (far, 0.4), (-far, 1)])
        let levels = try Drawing.coverage(.path(path, .nonZero), width: 3, height: 1)
        #expect(levels.allSatisfy { (114...116).contains($0) })
    }

    @Test func `Numbers of every kind are survived by every item`() throws {
        let image = try Bitmap(width: 2, height: 2, filledWith: 0xFFFF_FFFF)
        for x in Self.strange {
            for y in Self.strange {
                let rect = CGRect(x: x, y: 1, width: y, height: 4)
                let rounded = RoundedRect(rect: CGRect(x: 1, y: x, width: 5, height: y), radius: x, curve: .continuous)
                var path = Path()
                path.move(to: CGPoint(x: 1, y: 1))
                path.addLine(to: CGPoint(x: x, y: 2))
                path.addCurve(to: CGPoint(x: 3, y: y), control1: CGPoint(x: x, y: y), control2: CGPoint(x: 2, y: x))
                let glyph = PlacedGlyph(
                    outline: GlyphOutline(path: path, id: 0), origin: CGPoint(x: x, y: y), scaleX: y, scaleY: x)
                let style = StrokeStyle(
                    width: abs(y), cap: .square, miterLimit: x, dashes: [abs(x), abs(y)], dashPhase: x)
                let shadow = Shadow(color: .black, offset: CGSize(width: x, height: 1), radius: y)
                for transform in [
                    CGAffineTransform.identity, CGAffineTransform(a: x, b: y, c: 0.5, d: 1, tx: y, ty: x),
                ] {
                    let shapes: [Shape] = [
                        .rect(rect), .roundedRect(rounded), .ring(rounded, width: x), .path(path, .evenOdd),
                    ]
                    var items: [DisplayList.Item] = []
                    for shape in shapes {
                        items.append(.fill(shape, .color(.black), transform))
                        items.append(.shadow(shape, shadow, transform))
                        items += [.beginClip(shape, transform), .fill(shape, .color(.white), .identity), .endClip]
                    }
                    items.append(.stroke(path, style, .color(.black), transform))
                    items.append(.stroke(path, StrokeStyle(width: 1, dashes: [1, 1]), .color(.black), transform))
                    items.append(.glyphs([glyph], .color(.black), transform))
                    items.append(.image(ImagePlacement(bitmap: image, destination: rect), transform))
                    items += [
                        .beginGroup(.init(opacity: Double(x))), .fill(.rect(rect), .color(.black), transform),
                        .endGroup,
                    ]
                    let picture = try Drawing.picture(8, 8, items)
                    #expect(
                        picture.pixels.allSatisfy { pixel in
                            (0..<3).allSatisfy { pixel >> UInt32(8 * $0) & 255 <= pixel >> 24 }
                        })
                }
            }
        }
    }

    @Test func `A singular transform draws nothing`() throws {
        let flat = CGAffineTransform(a: 2, b: 0, c: 0, d: 0, tx: 1, ty: 1)
        let path = Path(ellipseIn: Drawing.rect(0, 0, 4, 4))
        let picture = try Drawing.picture(
            8, 8, .fill(.path(path, .nonZero), .color(.black), flat),
            .stroke(path, StrokeStyle(width: 2), .color(.black), flat))
        #expect(picture.pixels.allSatisfy { $0 == 0 })
    }

    @Test func `A dashed line of any length costs what is visible of it`() throws {
        var line = Path()
        line.move(to: CGPoint(x: -1e9, y: 0.5))
        line.addLine(to: CGPoint(x: 1e9, y: 0.5))
        let picture = try Drawing.picture(
            12, 1, .stroke(line, StrokeStyle(width: 1, dashes: [3, 2]), .color(.black), .identity))
        #expect(picture.ascii == ["###  ###  ##"])
    }
}
