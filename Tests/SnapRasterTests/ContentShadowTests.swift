import Foundation
import SnapGraphics
import SnapRaster
import Testing

/// Shadows of what items show together.
@Suite struct ContentShadowTests {
    private static let black = Shadow(color: .black, offset: .zero, radius: 4)

    /// Opaque to transparent at random, in a picture of 28 × 20 pixels.
    private static func speckled(seed: UInt64) throws -> ImagePlacement {
        var random = Seeded(seed)
        let pixels = (0..<28 * 20).map { _ in UInt32(random.below(2) == 0 ? random.below(256) : 255) << 24 }
        return ImagePlacement(
            bitmap: try Bitmap(width: 28, height: 20, pixels: pixels), destination: Drawing.rect(15, 18, 28, 20))
    }

    private static func line() -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 14, y: 16))
        path.addCurve(to: CGPoint(x: 46, y: 40), control1: CGPoint(x: 60, y: 0), control2: CGPoint(x: 0, y: 70))
        return path
    }

    /// What casts shadows that no shape has.
    private static func casters() throws -> [[DisplayList.Item]] {
        let translucent = Color(red: 200, green: 0, blue: 0, alpha: 100)
        let box = Shape.rect(Drawing.rect(20, 20, 20, 15))
        return [
            [.image(try speckled(seed: 3), .identity)],
            [.stroke(line(), StrokeStyle(width: 5, cap: .round, dashes: [9, 7]), .color(.white), .identity)],
            [
                .fill(box, .color(translucent), .identity),
                .fill(.rect(Drawing.rect(30, 25, 20, 20)), .color(.black), .identity),
            ],
            [
                .beginGroup(.init(opacity: 0.5, mask: [.image(try speckled(seed: 5), .identity)])),
                .fill(box, .color(.black), .identity), .endGroup,
            ],
            [
                .beginClip(.path(Path(ellipseIn: Drawing.rect(18, 14, 25, 30)), .nonZero), .identity),
                .fill(box, .color(translucent), .identity), .endClip,
            ],
        ]
    }

    @Test(arguments: 0..<5, [1.5, 4, 70]) func `The alpha of a picture is blurred`(index: Int, radius: Double) throws {
        let items = try Self.casters()[index]
        let shadow = Shadow(color: .black, offset: .zero, radius: CGFloat(radius))
        let levels = try Drawing.picture(60, 60, .contentShadow(items, shadow, .identity)).alphas
        let exact = Reference.blurred(try Drawing.picture(60, 60, items).alphas, side: 60, radius: radius)
        #expect(zip(levels, exact).allSatisfy { abs(Double($0) - $1) <= 2 })
    }

    @Test(arguments: [
        Shape.rect(CGRect(x: 14.25, y: 15.5, width: 20, height: 12)),
        .roundedRect(RoundedRect(rect: CGRect(x: 14, y: 15, width: 30, height: 26), radius: 9)),
        .path(Path(ellipseIn: CGRect(x: 12.5, y: 15, width: 30, height: 20)), .nonZero),
    ])
    func `Of one opaque fill it is the shadow of its shape`(shape: Shape) throws {
        for (radius, offset) in [(5, CGSize(width: 1.5, height: 3)), (0, CGSize(width: 2.25, height: 0)), (90, .zero)] {
            let shadow = Shadow(
                color: Color(red: 9, green: 99, blue: 200, alpha: 128), offset: offset, radius: CGFloat(radius))
            let scale = CGAffineTransform(scaleX: 1.5, y: 1.5)
            let fill = DisplayList.Item.fill(shape, .color(.white), scale)
            #expect(
                try Drawing.picture(90, 90, .contentShadow([fill], shadow, scale))
                    == Drawing.picture(90, 90, .shadow(shape, shadow, scale)))
        }
    }

    @Test func `Without a radius it is the picture, moved, in its colour`() throws {
        let items = try Self.casters()[0]
        let shadow = Shadow(color: .black, offset: CGSize(width: 3, height: -2), radius: 0)
        let moved = CGAffineTransform(translationX: 3, y: -2)
        // The picture is black itself.
        #expect(
            try Drawing.picture(60, 60, .contentShadow(items, shadow, .identity))
                == Drawing.picture(60, 60, items.map { $0.transformed(by: moved) }))
    }

    @Test(arguments: 0..<5) func `What of it is seen does not depend on the picture, nor on a clip`(index: Int) throws {
        let items = try Self.casters()[index]
        let shadow = Shadow(color: .black, offset: CGSize(width: 2, height: 6), radius: 5)
        let whole = try Drawing.picture(70, 70, .contentShadow(items, shadow, .identity))
        let item = DisplayList.Item.contentShadow(items, shadow, .identity)
        let part = try Drawing.picture(25, 25, item.transformed(by: CGAffineTransform(translationX: -30, y: -28)))
        #expect(part == whole.crop(30, 28, 25, 25))
        let clipped = try Drawing.picture(
            70, 70, .beginClip(.rect(Drawing.rect(30, 28, 25, 25)), .identity), item, .endClip)
        #expect(clipped.crop(30, 28, 25, 25) == part)
    }

    @Test func `Items that cast nothing draw nothing, and ends without a begin are found`() throws {
        let none = try Drawing.picture(20, 20, .contentShadow([], Self.black, .identity))
        #expect(none.pixels.allSatisfy { $0 == 0 })
        #expect(throws: RasterError.unbalanced(index: 0)) {
            try Drawing.picture(20, 20, .contentShadow([.endClip], Self.black, .identity))
        }
    }
}
