import Foundation
import SnapGraphics
import Testing

/// A part of a picture, drawn by itself, has the pixels of the whole.
@Suite struct CropTests {
    private static let parts = [(70, 50, 60, 50), (0, 0, 31, 160), (101, 0, 8, 160), (13, 77, 150, 3), (60, 60, 1, 1)]

    /// Draws items whole, moved into smaller pictures, and through clips on whole pixels.
    private func expectParts(_ items: [DisplayList.Item]) throws {
        let whole = try Drawing.picture(200, 160, items)
        for (x, y, width, height) in Self.parts {
            let part = whole.crop(x, y, width, height)
            let back = CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y))
            #expect(try Drawing.picture(width, height, items.map { $0.transformed(by: back) }) == part)
            let clip = Shape.rect(CGRect(x: x, y: y, width: width, height: height))
            let clipped = try Drawing.picture(200, 160, [.beginClip(clip, .identity)] + items + [.endClip])
            #expect(clipped.crop(x, y, width, height) == part)
        }
    }

    /// From hairlines to pens that are wider than the parts; dashes, gaps and dots of any length, whole patterns of 0 left out.
    @Test(arguments: 0..<60) func `Strokes are the same in every part, dashed or not`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 77_000)
        var style = random.strokeStyle()
        style.width = [random.length(0, 9), 1, random.length(0, 2), random.length(1, 60)][random.below(4)]
        style.dashes = (0..<random.below(5)).map { _ in
            [random.length(1, 12), random.length(1, 3), 0][random.below(3)]
        }
        var path = random.path()
        if random.below(3) == 0 { path.append(random.path()) }
        try expectParts([.stroke(path, style, .color(.black), random.transform())])
    }

    /// A dash that ends out of sight begins, is joined and ends there as in the whole picture.
    @Test(arguments: [0, 1, 2.5, 6, 11]) func `A long dash round a corner that is out of sight is the same`(
        phase: CGFloat
    )
        throws
    {
        var path = Path()
        path.move(to: CGPoint(x: -150.25, y: 20))
        for point in [(190.5, 31.25), (188, 150.125), (-90, 99.75), (120, -300), (121, 400)] {
            path.addLine(to: CGPoint(x: point.0, y: point.1))
        }
        let style = StrokeStyle(width: 3, join: .round, dashes: [47, 3, 11, 5], dashPhase: phase)
        try expectParts([.stroke(path, style, .color(.black), .identity)])
    }

    @Test(arguments: 0..<40) func `Shapes, text, pictures and shadows are the same in every part`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 78_000)
        try expectParts(try random.items(4, depth: 0))
    }
}
