import Foundation
import SnapGraphics
import Testing

@Suite struct ValueTests {
    @Test(
        arguments: [(-1, 0), (0, 0), (0.001, 0), (0.5, 128), (0.999, 255), (1, 255), (7, 255), (Double.nan, 0)]
            as [(Double, UInt8)])
    func `a component becomes the nearest of 256 levels`(value: Double, level: UInt8) {
        #expect(Color.level(value) == level)
    }

    @Test(arguments: [(0, 1), (1, 0), (-1, 5), (16_385, 1), (1, 16_385)])
    func `a bitmap of an impossible size is refused`(width: Int, height: Int) {
        #expect(throws: BitmapError.size(width: width, height: height)) { try Bitmap(width: width, height: height) }
    }

    @Test func `a bitmap holds exactly its pixels`() throws {
        #expect(throws: BitmapError.pixelCount(expected: 4, actual: 3)) {
            try Bitmap(width: 2, height: 2, pixels: [0, 0, 0])
        }
        var bitmap = try Bitmap(width: 3, height: 2, filledWith: 0xFF00_00FF)
        #expect(bitmap.isOpaque)
        bitmap[2, 1] = 0x8000_0000
        #expect(bitmap.pixels.last == 0x8000_0000)
        #expect(!bitmap.isOpaque)
        bitmap.withMutablePixels { $0[0] = 7 }
        #expect(bitmap[0, 0] == 7)
    }

    @Test func `an item that is transformed again is first itself, then moved`() {
        let item = DisplayList.Item.fill(.rect(.zero), .color(.black), CGAffineTransform(scaleX: 2, y: 2))
        let moved = item.transformed(by: CGAffineTransform(translationX: 5, y: 0))
        #expect(
            moved == .fill(.rect(.zero), .color(.black), CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 0)))
        #expect(DisplayList.Item.endClip.transformed(by: .identity) == .endClip)
    }

    @Test func `a glyph's identity is its outline`() {
        let path = Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(GlyphOutline(path: path, id: 1) == GlyphOutline(path: path, id: 2))
        #expect(GlyphOutline(path: path, id: 1) != GlyphOutline(path: Path(), id: 1))
    }
}
