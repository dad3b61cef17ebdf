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
        let glyph = random.glyph()
        let color = random.paint()
        let transform = CGAffineTransform(a: random.length(0, 2), b: 0, c: random.length(-1, 1), d: 1, tx: 0, ty: 0)
        // A clip that lets all through, but has a mask, asks for the long way.
        let open = DisplayList.Item.beginClip(.path(Path(rect: Drawing.rect(-1, -1, 200, 200)), .nonZero), .identity)
        let ground = DisplayList.Item.fill(.rect(Drawing.rect(3, 3, 100, 70)), random.paint(), .identity)
        let letter = try Drawing.picture(160, 120, ground, .glyphs([glyph], color, transform))
        let outline = try Drawing.picture(160, 120, ground, open, .glyphs([glyph], color, transform), .endClip)
        #expect(letter == outline)
    }

    @Test(arguments: 0..<40) func `Both halves of a shadow are what each is alone`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 7500)
        // In whole and half pixels, so that the halves of most are alike; some are not.
        let step = CGFloat(1 + random.below(2)) / 2
        func length(_ low: Int, _ high: Int) -> CGFloat { CGFloat(low + random.below(high - low)) * step }
        let rect = CGRect(x: length(-20, 60), y: length(-20, 60), width: length(20, 160), height: length(20, 100))
        let rounded = RoundedRect(
            rect: rect, radius: random.length(0, 20), curve: random.below(2) == 0 ? .circular : .continuous)
        let shape: Shape = random.below(3) == 0 ? .ring(rounded, width: random.length(1, 9)) : .roundedRect(rounded)
        let shadow = Shadow(
            color: Color(red: 0, green: 0, blue: 0, alpha: random.byte()), offset: CGSize(width: 3, height: -5),
            radius: random.length(1, 30))
        let item = DisplayList.Item.shadow(shape, shadow, .identity)
        let whole = try Drawing.picture(160, 120, item)
        // Strips so narrow that next to none has the middle inside of it.
        var strips: [DisplayList.Item] = []
        for x in stride(from: 0, to: 160, by: 4) {
            strips += [.beginClip(.rect(Drawing.rect(CGFloat(x), 0, 4, 120)), .identity), item, .endClip]
        }
        #expect(try Drawing.picture(160, 120, strips) == whole)
    }
}

extension Seeded {
    fileprivate mutating func opaque() -> Paint { .color(Color(red: byte(), green: byte(), blue: byte())) }
}
