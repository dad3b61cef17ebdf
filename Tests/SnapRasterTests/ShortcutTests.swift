import Foundation
import SnapGraphics
import SnapRaster
import Testing

/// The short ways give the bytes of the long ones.
@Suite struct ShortcutTests {
    /// Draws nothing, but sees all that is below it: nothing below may be left out on account of what comes above.
    private static let watcher = DisplayList.Item.backdrop(.rect(.zero), Backdrop(radius: 0), .identity)

    @Test(arguments: 0..<40) func `What lies hidden may be left out`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 5000)
        let items = try random.items(10, depth: 0).flatMap { item in
            // Opaque boxes between the others, so that there is something to hide behind.
            [
                item,
                .fill(
                    random.below(2) == 0 ? .rect(random.rect()) : .roundedRect(random.rounded()), random.opaque(),
                    .identity),
            ]
        }
        let watched = items.flatMap { [$0, Self.watcher] }
        #expect(try Drawing.picture(160, 120, items) == Drawing.picture(160, 120, watched))
    }

    @Test func `A fill of the whole picture hides all before it`() throws {
        var random = Seeded(6000)
        let shape = DisplayList.Item.fill(
            random.shape(), .color(Color(red: 9, green: 8, blue: 7, alpha: 99)), .identity)
        let cover = DisplayList.Item.fill(.rect(Drawing.rect(-1, -1, 90, 90)), .color(.white), .identity)
        #expect(try Drawing.picture(40, 30, shape, cover, shape) == Drawing.picture(40, 30, cover, shape))
        // One that leaves a row out, is transparent, or is clipped hides nothing.
        let low = DisplayList.Item.fill(.rect(Drawing.rect(-1, 1, 90, 90)), .color(.white), .identity)
        let fill = DisplayList.Item.fill(.rect(Drawing.rect(0, 0, 40, 30)), .color(.black), .identity)
        #expect(try Drawing.picture(40, 30, fill, low)[0, 0] == 0xFF00_0000)
        let clipped = try Drawing.picture(
            40, 30, fill, .beginClip(.rect(Drawing.rect(0, 0, 5, 5)), .identity), cover, .endClip)
        #expect(clipped[4, 4] == 0xFFFF_FFFF && clipped[5, 5] == 0xFF00_0000)
    }

    @Test(arguments: 0..<60) func `A letter is drawn as its outline is filled`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 7000)
        // Every second one has contours that cross, and goes the way of any path.
        let glyph = seed % 2 == 0 ? random.letter() : random.glyph()
        #expect(seed % 2 == 1 || !glyph.outline.hasOverlaps)
        let color = random.paint()
        let transform = CGAffineTransform(a: random.length(1, 3), b: 0, c: random.length(-1, 1), d: 1, tx: 0, ty: 0)
        let ground = DisplayList.Item.fill(.rect(Drawing.rect(3, 3, 100, 70)), random.paint(), .identity)
        let letter = try Drawing.picture(160, 120, ground, .glyphs([glyph], color, transform))
        let place = CGAffineTransform(
            a: glyph.scaleX, b: 0, c: 0, d: glyph.scaleY, tx: glyph.origin.x, ty: glyph.origin.y)
        let outline = DisplayList.Item.fill(
            .path(glyph.outline.path, .nonZero), color, place.concatenating(transform))
        #expect(try letter == Drawing.picture(160, 120, ground, outline))
        // A clip that lets all through, but has a mask, asks for the long way of letters.
        let open = DisplayList.Item.beginClip(.path(Path(rect: Drawing.rect(-1, -1, 200, 200)), .nonZero), .identity)
        #expect(try letter == Drawing.picture(160, 120, ground, open, .glyphs([glyph], color, transform), .endClip))
    }

    @Test func `Bars of a letter that cross cover what their union does`() throws {
        // Both are half a pixel in the row 3 and in the column 3: their union has 1 − ½·½ where they meet, 191 of 255.
        var cross = Path(rect: Drawing.rect(0, 3.5, 10, 3))
        cross.append(Path(rect: Drawing.rect(3.5, 0, 3, 10)))
        let outline = GlyphOutline(path: cross.applying(CGAffineTransform(scaleX: 0.1, y: 0.1)), id: 0)
        let glyph = PlacedGlyph(outline: outline, origin: .zero, scaleX: 10, scaleY: 10)
        let picture = try Drawing.picture(10, 10, .glyphs([glyph], .color(.black), .identity))
        #expect(picture.crop(0, 3, 10, 1)?.alphas == [128, 128, 128, 191, 255, 255, 191, 128, 128, 128])
    }
}

extension Seeded {
    /// A letter like O, with its hole, and a stem beside it that touches nothing.
    fileprivate mutating func letter() -> PlacedGlyph {
        let (width, height) = (length(16, 40) / 64, length(16, 40) / 64)
        var path = Path(ellipseIn: Drawing.rect(0, -height, width, height))
        // Mirrored, so that it runs against its outline.
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        path.append(
            Path(ellipseIn: Drawing.rect(0.1, 0.1 - height, width - 0.2, height - 0.2)).applying(mirror))
        path.append(Path(rect: Drawing.rect(width + 0.01, -0.7, length(1, 8) / 64, 0.7)))
        return PlacedGlyph(
            outline: GlyphOutline(path: path, id: below(3)), origin: CGPoint(x: length(0, 90), y: length(20, 100)),
            scaleX: length(8, 60), scaleY: length(8, 60))
    }

    fileprivate mutating func opaque() -> Paint { .color(Color(red: byte(), green: byte(), blue: byte())) }
}
