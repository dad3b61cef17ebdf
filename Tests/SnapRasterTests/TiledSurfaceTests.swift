import SnapGraphics
import Testing

@testable import SnapRaster

/// A surface that remembers flat tiles against one that has all its pixels.
@Suite struct TiledSurfaceTests {
    private static func rect(_ random: inout Seeded, in box: PixelRect) -> PixelRect {
        let (x, y) = (box.left + random.below(box.width), box.top + random.below(box.height))
        let part = PixelRect(
            left: x, top: y, right: min(x + 1 + random.below(box.width), box.right),
            bottom: min(y + 1 + random.below(box.height), box.bottom))
        // Whole tiles, and the whole surface, must occur.
        switch random.below(5) {
        case 0: return PixelRect(left: box.left, top: part.top, right: box.right, bottom: part.bottom)
        case 1: return box
        default: return part
        }
    }

    @Test(arguments: 0..<60) func `A surface shows what was drawn, whatever it remembers as flat`(seed: Int) {
        var random = Seeded(UInt64(seed) + 9000)
        let (left, top) = (random.below(9) - 4, random.below(9) - 4)
        let box = PixelRect(
            left: left, top: top, right: left + 1 + random.below(400), bottom: top + 1 + random.below(40))
        let ground = Color(red: 200, green: 100, blue: 50, alpha: random.byte()).premultiplied
        var surface = TiledSurface(box, ground: ground)
        var plain = [UInt32](repeating: ground, count: box.area)
        for _ in 0..<12 {
            let part = Self.rect(&random, in: box)
            let alpha: UInt8 = random.below(3) == 0 ? 255 : random.byte()
            let source = Color(red: random.byte(), green: 7, blue: random.byte(), alpha: alpha).premultiplied
            let places = (part.top..<part.bottom).flatMap { y in
                (part.left..<part.right).map { surface.index($0, y) }
            }
            switch random.below(4) {
            case 0:
                surface.draw(in: part) { for place in places { $0[place] = source } }
                for place in places { plain[place] = source }
            case 1:
                surface.prepare(part)
            default:
                surface.fill(part, with: source)
                for place in places { plain[place] = PixelKernels.over(source, plain[place]) }
            }
            if random.below(4) == 0 { #expect(surface.picture().pixels == plain) }
        }
        #expect(surface.picture().pixels == plain)
    }
}
