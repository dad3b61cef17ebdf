import Foundation
import SnapGraphics
import Testing

@testable import SnapRaster

/// Pictures along the axes, each side by itself, against places and means in doubles or fractions.
@Suite struct ImageAxisTests {
    /// A row of black and white pixels by turns.
    private func stripes(_ count: Int) throws -> Bitmap {
        try Bitmap(width: count, height: 1, pixels: (0..<count).map { $0 % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF })
    }

    private func reds(_ picture: Bitmap, row: Int = 0) -> [Int] {
        (0..<picture.width).map { Int(picture[$0, row] & 255) }
    }

    @Test(arguments: [(2, 2250), (3, 1179), (7, 10_000), (16, 2250), (375, 2250)])
    func `However far a picture is enlarged, each device pixel has its own place`(count: Int, width: Int) throws {
        let (picture, box) = (try stripes(count), Drawing.rect(0, 0, CGFloat(width), 1))
        func drawn(_ interpolation: ImagePlacement.Interpolation) throws -> [Int] {
            let placement = ImagePlacement(bitmap: picture, destination: box, interpolation: interpolation)
            return reds(try Drawing.picture(width, 1, .image(placement, .identity)))
        }
        // The middle (2x + 1)/2 of the device pixel x is at (2x + 1)·count/(2·width).
        #expect(try drawn(.nearest) == (0..<width).map { (2 * $0 + 1) * count / (2 * width) % 2 == 0 ? 0 : 255 })
        for (x, level) in try drawn(.linear).enumerated() {
            let place = min(max((Double(x) + 0.5) * Double(count) / Double(width) - 0.5, 0), Double(count - 1))
            let share = place - place.rounded(.down)
            let white = Int(place) % 2 == 0 ? share : 1 - share
            // Steps of 1/256 pixel are half a level off at most, which is then rounded.
            #expect(abs(Double(level) - white * 255) < 1.01)
        }
    }

    @Test(arguments: [ImagePlacement.Interpolation.nearest, .linear])
    func `A part of a picture is what the whole has there`(interpolation: ImagePlacement.Interpolation) throws {
        var random = Seeded(41)
        for _ in 0..<60 {
            var placement = try random.placement()
            placement.interpolation = interpolation
            placement.destination = Drawing.rect(
                random.length(0, 60), random.length(0, 60), random.length(10, 190), random.length(10, 190))
            let angle: CGFloat = random.below(2) == 0 ? 0 : 0.2
            let turn = CGAffineTransform(rotationAngle: angle)
            let move = turn.concatenating(CGAffineTransform(translationX: -70, y: -80))
            let whole = try Drawing.picture(200, 200, .image(placement, turn))
            #expect(try Drawing.picture(60, 50, .image(placement, move)) == whole.crop(70, 80, 60, 50))
        }
    }

    @Test(arguments: [
        (CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0), true, false, false),
        (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0), true, true, false),
        (CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 100), true, false, true),
        (CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0), false, true, false),
        (CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 100, ty: 100), false, true, true),
        // Half a turn by its sine, which is 1.2e-16.
        (
            CGAffineTransform(rotationAngle: .pi).concatenating(CGAffineTransform(translationX: 100, y: 100)), false,
            true, true
        ),
    ])
    func `Turned by quarters or mirrored, a shrunk picture is the same one turned`(
        transform: CGAffineTransform, swaps: Bool, mirrorsX: Bool, mirrorsY: Bool
    ) throws {
        var random = Seeded(7)
        let pixels = (0..<160 * 160).map { _ in 0xFF00_0000 | UInt32(random.below(1 << 24)) }
        let placement = ImagePlacement(
            bitmap: try Bitmap(width: 160, height: 160, pixels: pixels), destination: Drawing.rect(0, 0, 100, 100))
        let plain = try Drawing.picture(100, 100, .image(placement, .identity))
        let turned = try Drawing.picture(100, 100, .image(placement, transform))
        for y in 0..<100 {
            for x in 0..<100 {
                let (column, row) = (mirrorsX ? 99 - x : x, mirrorsY ? 99 - y : y)
                #expect(turned[x, y] == (swaps ? plain[row, column] : plain[column, row]))
            }
        }
    }

    @Test func `A side that shrinks is averaged, even where the other one grows`() throws {
        // One row in eight is black: at 0.6 its 0.6 of a device pixel is in one or shared by two.
        let rows = (0..<10_000).map { $0 / 100 % 8 == 3 ? 0xFF00_0000 : 0xFFFF_FFFF as UInt32 }
        let picture = try Bitmap(width: 100, height: 100, pixels: rows)
        let placement = ImagePlacement(bitmap: picture, destination: Drawing.rect(0, 0, 150, 60))
        let drawn = try Drawing.picture(150, 60, .image(placement, .identity))
        for y in 0..<60 {
            // The device row y is the rows 5y/3…5(y + 1)/3: black is what of them is in k…k + 1, k = 3, 11, 19…
            let (low, high) = (Double(5 * y) / 3, Double(5 * y + 5) / 3)
            let black = stride(from: 3.0, to: 100, by: 8).reduce(0) { $0 + max(0, min(high, $1 + 1) - max(low, $1)) }
            // Weights are rounded to 1/256 pixel: at both ends 1/512 of 5/3 pixels.
            #expect(abs(Double(drawn[75, y] & 255) - 255 * (1 - black * 3 / 5)) < 1.1)
        }
    }
}
