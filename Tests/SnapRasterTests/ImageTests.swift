import Foundation
import SnapGraphics
import Testing

@Suite struct ImageTests {
    private static let red: UInt32 = 0xFF00_00FF
    private static let green: UInt32 = 0xFF00_FF00
    private static let blue: UInt32 = 0xFFFF_0000
    private static let white: UInt32 = 0xFFFF_FFFF

    /// Two by two pixels: red, green, blue, white.
    private func four() throws -> Bitmap {
        try Bitmap(width: 2, height: 2, pixels: [Self.red, Self.green, Self.blue, Self.white])
    }

    private func draw(
        _ bitmap: Bitmap, _ rect: CGRect, _ interpolation: ImagePlacement.Interpolation = .linear, tint: Color? = nil,
        _ transform: CGAffineTransform = .identity, side: Int = 4
    ) throws -> Bitmap {
        let placement = ImagePlacement(bitmap: bitmap, destination: rect, tint: tint, interpolation: interpolation)
        return try Drawing.picture(side, side, .image(placement, transform))
    }

    @Test(arguments: [ImagePlacement.Interpolation.nearest, .linear])
    func `At its own size on pixel edges a picture is copied`(interpolation: ImagePlacement.Interpolation) throws {
        let picture = try draw(four(), Drawing.rect(1, 2, 2, 2), interpolation)
        #expect(picture.crop(1, 2, 2, 2) == (try four()))
        #expect(picture.pixels.filter { $0 != 0 }.count == 4)
    }

    @Test func `Nearest enlarges to squares`() throws {
        let (r, g, b, w) = (Self.red, Self.green, Self.blue, Self.white)
        let picture = try draw(four(), Drawing.rect(0, 0, 4, 4), .nearest)
        #expect(picture.pixels == [r, r, g, g, r, r, g, g, b, b, w, w, b, b, w, w])
    }

    @Test func `Linear mixes by the distance of the centres`() throws {
        let two = try Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFF00_00FF])
        let picture = try draw(two, Drawing.rect(0, 0, 4, 1))
        // Centres at ¼, ¾, 1¼ and 1¾ pixels; those of the two are at ½ and 1½.
        #expect(picture.pixels[..<4].map { $0 & 255 } == [0, 64, 191, 255])
    }

    @Test func `Shrinking takes the mean of all pixels`() throws {
        let picture = try draw(four(), Drawing.rect(0, 0, 1, 1))
        // (255 + 0 + 0 + 255)/4 in every channel, to the nearest.
        #expect(picture[0, 0] == 0xFF80_8080)
        // 3 pixels on 2: the middle one is shared by both.
        let three = try Bitmap(width: 3, height: 1, pixels: [0xFF00_0000, 0xFF00_0000, 0xFF00_00FF])
        #expect(try draw(three, Drawing.rect(0, 0, 2, 1)).pixels[..<2].map { $0 & 255 } == [0, 170])
        #expect(
            try draw(three, Drawing.rect(0, 0, 2, 1), .linear, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0))
                .pixels[..<2].map { $0 & 255 } == [170, 0])
    }

    @Test func `Turned and shrunk, no pixel is skipped`() throws {
        // Every eighth row white: the mean is an eighth, at any angle.
        var lines = try Bitmap(width: 64, height: 64, filledWith: 0xFF00_0000)
        for y in stride(from: 0, to: 64, by: 8) {
            for x in 0..<64 { lines[x, y] = 0xFFFF_FFFF }
        }
        let turned = CGAffineTransform(rotationAngle: .pi / 4).concatenating(CGAffineTransform(translationX: 8, y: 0))
        let picture = try draw(lines, Drawing.rect(0, 0, 8, 8), .linear, turned, side: 16)
        #expect(picture[8, 5] == 0xFF20_2020)
    }

    @Test func `A tint shows through the picture's alpha`() throws {
        let stencil = try Bitmap(width: 2, height: 1, pixels: [0x8000_0000, 0xFFFF_FFFF])
        let picture = try draw(stencil, Drawing.rect(0, 0, 2, 1), tint: Color(red: 255, green: 0, blue: 0))
        #expect(picture.pixels[..<2] == [0x8000_0080, 0xFF00_00FF])
    }

    @Test func `Sides between pixel edges are soft`() throws {
        let white = try Bitmap(width: 1, height: 1, filledWith: Self.white)
        #expect(try draw(white, Drawing.rect(0.5, 0, 2, 1)).alphas[..<4] == [128, 255, 128, 0])
    }

    @Test func `A quarter turn moves every pixel whole`() throws {
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
        let picture = try draw(four(), Drawing.rect(0, 0, 2, 2), .linear, turn, side: 2)
        #expect(picture.pixels == [Self.blue, Self.red, Self.white, Self.green])
    }
}
