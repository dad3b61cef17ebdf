import Foundation
import SnapGraphics
import SnapRaster
import Testing

/// What drawing would take is reckoned before anything is drawn. The largest picture is 16,384 × 16,384 pixels of four bytes, one
/// gigabyte; two are allowed.
@Suite struct MemoryTests {
    private static let side = 16_384
    private static let whole = CGRect(x: 0, y: 0, width: side, height: side)
    private static let fill = DisplayList.Item.fill(
        .rect(whole), .color(Color(red: 0, green: 0, blue: 0, alpha: 9)), .identity)

    private static func check(_ items: [DisplayList.Item], width: Int = side, height: Int = side) throws(RasterError) {
        var list = DisplayList(width: width, height: height)
        for item in items { list.append(item) }
        try Rasterizer.check(list)
    }

    private static func clips(_ shape: Shape, count: Int) -> [DisplayList.Item] {
        Array(repeating: .beginClip(shape, .identity), count: count) + Array(repeating: .endClip, count: count)
    }

    @Test func `Each group is a picture of its own`() throws {
        let group = DisplayList.Item.beginGroup(.init(opacity: 0.5, blendMode: .multiply))
        try Self.check([group, Self.fill, .endGroup])
        #expect(throws: RasterError.memory(bytes: 3 << 30, most: 2 << 30)) {
            try Self.check([group, group, Self.fill, .endGroup, .endGroup])
        }
        // The mask of a group is held beside it.
        #expect(throws: RasterError.memory(bytes: 3 << 30, most: 2 << 30)) {
            try Self.check([.beginGroup(.init(opacity: 1, mask: [Self.fill])), Self.fill, .endGroup])
        }
    }

    @Test func `A clip takes a byte a pixel and sixteen a row, unless it is made of whole pixels`() throws {
        try Self.check(Self.clips(.rect(Self.whole), count: 100))
        let soft = Shape.rect(Self.whole.insetBy(dx: 0.5, dy: 0.5))
        try Self.check(Self.clips(soft, count: 3))
        #expect(throws: RasterError.memory(bytes: 1 << 30 + 5 * (1 << 28 + 16 << 14), most: 2 << 30)) {
            try Self.check(Self.clips(soft, count: 5))
        }
    }

    @Test func `A backdrop takes sixteen bytes for a pixel that it sees, and four for one that it shows`() throws {
        let backdrop = DisplayList.Item.backdrop(.rect(Self.whole), Backdrop(radius: 10), .identity)
        #expect(throws: RasterError.memory(bytes: 1 << 30 + 20 << 28, most: 2 << 30)) { try Self.check([backdrop]) }
        // A bar of 8,192 rows, of which the blur sees 27 more: three means over 19 pixels.
        let bar = DisplayList.Item.backdrop(.rect(Drawing.rect(0, 0, 16_384, 8_191)), Backdrop(radius: 10), .identity)
        #expect(
            throws: RasterError.memory(bytes: 1 << 30 + (16 * 8_219 + 4 * 8_192) << 14, most: 2 << 30)
        ) { try Self.check([bar]) }
    }

    @Test func `A shrunk picture is held in its new size`() throws {
        let bitmap = try Bitmap(width: 2, height: 16_384, filledWith: 0xFF00_0000)
        // Two columns of 16,384 pixels become one, which takes no more than both.
        try Self.check([.image(ImagePlacement(bitmap: bitmap, destination: Drawing.rect(0, 0, 1, 16_384)), .identity)])
        #expect(throws: RasterError.memory(bytes: 2 << 30 + 4 * 2 << 14, most: 2 << 30)) {
            try Self.check([
                .image(ImagePlacement(bitmap: bitmap, destination: Drawing.rect(0, 0, 16_384, 16_383)), .identity)
            ])
        }
    }

    @Test func `The shadow of a card takes little, that of a thousand slanted bars its steps and rows`() throws {
        let shadow = Shadow(color: .black, offset: .zero, radius: 10)
        try Self.check([
            .shadow(.rect(Self.whole), shadow, .identity),
            .shadow(.roundedRect(RoundedRect(rect: Self.whole, radius: 40)), shadow, .identity),
        ])
        var bars = Path()
        for index in 0..<1000 {
            let x = CGFloat(index) * 16
            bars.append(Drawing.polygon([(x, 0), (x + 1, 0), (x + 41, 16_384), (x + 40, 16_384)]))
        }
        #expect {
            try Self.check([.shadow(.path(bars, .nonZero), shadow, .identity)])
        } throws: { error in
            // 2,000 edges touch 16,426 pixels each, of two steps of 32 bytes: 2.10 GB. Sums of 4 bytes for 16,428 rows of 16,047 columns:
            // 1.05 GB. The picture: 1.07 GB.
            guard case .memory(let bytes, _)? = error as? RasterError else { return false }
            return (4_220_000_000..<4_240_000_000).contains(bytes)
        }
    }

    @Test func `Dashes are counted before they are made, as far as they can be seen`() throws {
        func line(to x: CGFloat, _ dash: CGFloat) -> DisplayList.Item {
            var path = Path()
            path.move(to: CGPoint(x: 0, y: 5))
            path.addLine(to: CGPoint(x: x, y: 5))
            return .stroke(path, StrokeStyle(width: 1, dashes: [dash, dash]), .color(.black), .identity)
        }
        // A million dashes of 256 bytes, and ten.
        try Self.check([line(to: 16_000, 0.008)], width: 16_000, height: 10)
        #expect(throws: RasterError.self) { try Self.check([line(to: 16_000, 0.0009)], width: 16_000, height: 10) }
        // Of a line to the moon, a few are seen.
        try Self.check([line(to: 4e8, 0.5)], width: 100, height: 10)
    }
}
