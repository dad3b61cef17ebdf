import Foundation
import SnapGraphics
import Testing

@Suite struct CoverageTests {
    @Test func `A rectangle on pixel edges covers its pixels wholly and no others`() throws {
        let picture = try Drawing.picture(
            6, 4, .fill(.rect(Drawing.rect(1, 1, 4, 2)), .color(.black), Drawing.identity))
        #expect(picture.ascii == ["      ", " #### ", " #### ", "      "])
    }

    @Test func `A rectangle between pixel edges covers by area`() throws {
        let levels = try Drawing.coverage(.rect(Drawing.rect(0.5, 0.25, 2, 1)), width: 3, height: 2)
        // Areas 0.375, 0.75, 0.375 and 0.125, 0.25, 0.125, times 255, to the nearest.
        #expect(levels == [96, 191, 96, 32, 64, 32])
    }

    @Test func `A small disc`() throws {
        // The top row by integrating 4 − √(16 − x²): 0.957 of the pixels beside the middle, 0.68 of the next, 0.11 of
        // the next.
        let picture = try Drawing.picture(
            8, 8, .fill(.path(Path(ellipseIn: Drawing.rect(0, 0, 8, 8)), .nonZero), .color(.black), Drawing.identity))
        #expect(
            picture.ascii == [
                " .++++. ",
                ".+####+.",
                "+######+",
                "+######+",
                "+######+",
                "+######+",
                ".+####+.",
                " .++++. ",
            ])
    }

    @Test(arguments: 0..<60) func `Coverage is that of a picture with 16 × 16 samples a pixel`(seed: Int) throws {
        var random = Seeded(UInt64(seed))
        let rule: FillRule = seed.isMultiple(of: 2) ? .nonZero : .evenOdd
        let path = random.triangle(24)
        let levels = try Drawing.coverage(.path(path, rule), width: 24, height: 24)
        let samples = Reference.coverage(path, rule, width: 24, height: 24)
        // 16 × 16 samples miss the area of an edge by at most half a sample a sample row, 8/255; one more is for both
        // levels being whole numbers.
        #expect(zip(levels, samples).allSatisfy { abs(Int($0) - $1) <= 9 })
    }

    @Test(arguments: [RoundedRect.Curve.circular, .continuous], [0.0, 0.3, 0.5])
    func `Rounded corners are those of the exact curve`(curve: RoundedRect.Curve, shift: Double) throws {
        let shape = RoundedRect(
            rect: Drawing.rect(1 + shift, 1, 28, 26 + shift),
            radii: .init(topLeft: 9, topRight: 4, bottomRight: 0, bottomLeft: 7),
            curve: curve)
        let levels = try Drawing.coverage(.roundedRect(shape), width: 32, height: 32)
        let areas = ExactCoverage(Path(shape), .nonZero).areas(width: 32, height: 32)
        // As everywhere: half a level is rounding, the other half is for the grid of 1/1024 pixel and for chords.
        #expect(zip(levels, areas).allSatisfy { abs(Double($0) - $1 * 255) <= 1 })
    }

    @Test(arguments: 0..<20) func `A shape and the rest of the picture make a whole`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 1000)
        let shape = random.triangle(20)
        var rest = Path(rect: Drawing.rect(0, 0, 20, 20))
        rest.append(shape)
        let inside = try Drawing.coverage(.path(shape, .evenOdd), width: 20, height: 20)
        let outside = try Drawing.coverage(.path(rest, .evenOdd), width: 20, height: 20)
        // One level more where both halves are rounded up.
        #expect(zip(inside, outside).allSatisfy { (255...256).contains(Int($0) + Int($1)) })
    }

    @Test(arguments: 0..<20) func `Triangles of one path that share edges leave no seam`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 2000)
        let middle = (random.length(2, 18), random.length(2, 18))
        let corners: [(CGFloat, CGFloat)] = [(0, 0), (20, 0), (20, 20), (0, 20)]
        var fan = Path()
        for index in corners.indices {
            fan.append(Drawing.polygon([corners[index], corners[(index + 1) % 4], middle]))
        }
        let levels = try Drawing.coverage(.path(fan, .nonZero), width: 20, height: 20)
        #expect(levels.allSatisfy { $0 == 255 })
    }

    @Test func `Rectangles are the same as rectangular paths, to the level`() throws {
        var random = Seeded(3)
        for _ in 0..<50 {
            let rect = Drawing.rect(
                random.length(-4, 20), random.length(-4, 20), random.length(0, 16), random.length(0, 16))
            let short = try Drawing.coverage(.rect(rect), width: 24, height: 24)
            let long = try Drawing.coverage(.path(Path(rect: rect), .nonZero), width: 24, height: 24)
            #expect(short == long)
        }
    }

    @Test func `What is drawn does not depend on how much of the shape is in the picture`() throws {
        var random = Seeded(4)
        for _ in 0..<30 {
            let path = random.triangle(40)
            let whole = try Drawing.picture(40, 40, .fill(.path(path, .nonZero), .color(.black), Drawing.identity))
            let move = CGAffineTransform(translationX: -13, y: -17)
            let part = try Drawing.picture(11, 9, .fill(.path(path, .nonZero), .color(.black), move))
            #expect(part == whole.crop(13, 17, 11, 9))
        }
    }
}

extension Seeded {
    /// A closed contour of three corners in or around a square picture.
    mutating func triangle(_ side: Int) -> Path {
        Drawing.polygon((0..<3).map { _ in (length(-side / 4, side * 5 / 4), length(-side / 4, side * 5 / 4)) })
    }
}
