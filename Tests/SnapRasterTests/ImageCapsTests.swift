import Foundation
import SnapGraphics
import Testing

/// Resizable pictures, drawn in one piece.
@Suite struct ImageCapsTests {
    private static func caps(_ all: Int, pixel: CGFloat = 1, tiles: Bool) -> ImageCaps {
        ImageCaps(
            left: all, top: all, right: all, bottom: all, pixel: CGSize(width: pixel, height: pixel), tiles: tiles)
    }

    /// Red, green, blue and so on: pixel number n of a row has the level 10n + 10.
    private func ramp(_ count: Int) throws -> Bitmap {
        try Bitmap(width: count, height: 1, pixels: (0..<count).map { 0xFF00_000A + 10 * UInt32($0) })
    }

    private func row(
        _ bitmap: Bitmap, at start: CGFloat, length: CGFloat, first: Int, last: Int, pixel: CGFloat = 1, tiles: Bool,
        width: Int
    ) throws -> [Int] {
        let caps = ImageCaps(
            left: first, top: 0, right: last, bottom: 0, pixel: CGSize(width: pixel, height: 1), tiles: tiles)
        let placement = ImagePlacement(
            bitmap: bitmap, destination: Drawing.rect(start, 0, length, 1), caps: caps)
        return try Drawing.picture(width, 1, .image(placement, .identity)).pixels.map { Int($0 & 255) }
    }

    @Test(arguments: [0, 0.1, 0.25, 0.5, 2.0 / 3], [true, false])
    func `An opaque resizable picture is opaque off the pixel grid, too`(offset: CGFloat, tiles: Bool) throws {
        let black = try Bitmap(width: 21, height: 21, filledWith: 0xFF00_0000)
        for (scale, turn) in [(1.0, 0.0), (3, 0), (1.5, 0), (2, 0.3)] as [(CGFloat, CGFloat)] {
            let placement = ImagePlacement(
                bitmap: black, destination: Drawing.rect(2 + offset, 2 + offset, 50, 30),
                caps: Self.caps(10, tiles: tiles))
            let transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
                CGAffineTransform(rotationAngle: turn))
            let drawn = try Drawing.picture(180, 140, .image(placement, transform))
            // The same coverage as a fill of its box: no cut is to be seen.
            let filled = try Drawing.picture(
                180, 140, .fill(.rect(placement.destination), .color(.black), transform))
            #expect(drawn == filled)
        }
    }

    @Test func `Tiles repeat the middle between the caps, the last one cut`() throws {
        // Caps of one pixel, a middle of three: 1 | 2 3 4 | 2 3 4 | 2 | 5.
        #expect(
            try row(ramp(5), at: 1, length: 9, first: 1, last: 1, tiles: true, width: 11)
                == [0, 10, 20, 30, 40, 20, 30, 40, 20, 50, 0])
    }

    @Test func `Half a pixel off, neighbours are mixed across every cut`() throws {
        // Each device pixel has half of two: of the cap and the first tile, of two tiles, of the last tile and the cap.
        #expect(
            try row(ramp(5), at: 0.5, length: 9, first: 1, last: 1, tiles: true, width: 9)
                == [5, 15, 25, 35, 30, 25, 35, 30, 35])
    }

    @Test func `A stretched middle ends where the caps begin`() throws {
        // 1 | 2 over four pixels | 3, and half a pixel further on: the pixels on the cuts have half of both sides.
        #expect(
            try row(ramp(3), at: 1, length: 6, first: 1, last: 1, tiles: false, width: 8)
                == [0, 10, 20, 20, 20, 20, 30, 0])
        #expect(
            try row(ramp(3), at: 0.5, length: 6, first: 1, last: 1, tiles: false, width: 6)
                == [5, 15, 20, 20, 20, 25])
    }

    @Test func `Shrunk, a device pixel is the mean of what falls on it`() throws {
        // Pixels half as long: (1 + 2)/2, (3 + 4)/2, (2 + 3)/2, (4 + 2)/2, (3 + 5)/2.
        #expect(
            try row(ramp(5), at: 0, length: 5, first: 1, last: 1, pixel: 0.5, tiles: true, width: 5)
                == [15, 35, 25, 30, 40])
    }

    @Test func `Caps that do not fit share the room`() throws {
        // Two and one pixels in 1.5: each is half as long, and the middle has no room.
        #expect(
            try row(ramp(4), at: 0, length: 1.5, first: 2, last: 1, tiles: true, width: 2).first == 15)
    }

    @Test func `Between caps that meet, the pixel about that place is seen`() throws {
        // Half of 2 and half of 3.
        for tiles in [true, false] {
            #expect(
                try row(ramp(4), at: 0, length: 6, first: 2, last: 2, tiles: tiles, width: 6)
                    == [10, 20, 25, 25, 30, 40])
        }
    }

    @Test func `A tile far smaller than a device pixel shows its mean`() throws {
        let drawn = try row(ramp(3), at: 0, length: 4, first: 0, last: 0, pixel: 1 / 3000, tiles: true, width: 4)
        #expect(drawn == [20, 20, 20, 20])
    }

    @Test func `A turned resizable picture is one picture`() throws {
        // A quarter turn moves whole pixels: columns of the upright one are rows.
        let placement = ImagePlacement(
            bitmap: try ramp(5), destination: Drawing.rect(0, 0, 9, 1),
            caps: ImageCaps(left: 1, top: 0, right: 1, bottom: 0, pixel: CGSize(width: 1, height: 1), tiles: true))
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        #expect(
            try Drawing.picture(1, 9, .image(placement, quarter)).pixels.map { $0 & 255 }
                == [10, 20, 30, 40, 20, 30, 40, 20, 50])
    }
}
