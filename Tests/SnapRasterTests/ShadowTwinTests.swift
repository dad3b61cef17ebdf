import Foundation
import SnapGraphics
import Testing

@testable import SnapRaster

/// The short ways of shadows (columns that stand for others, halves that mirror each other, parts that are not seen) against a plain sum
/// over all pixels, byte for byte.
@Suite struct ShadowTwinTests {
    private static let (width, height) = (160, 120)

    /// A shape whose halves are mostly alike, in whole and half pixels; some reach beyond the picture.
    private static func shape(_ random: inout Seeded) -> Shape {
        let step = CGFloat(1 + random.below(2)) / 2
        func length(_ low: Int, _ high: Int) -> CGFloat { CGFloat(low + random.below(high - low)) * step }
        let rect = CGRect(x: length(-20, 60), y: length(-20, 60), width: length(20, 160), height: length(20, 100))
        let rounded = RoundedRect(
            rect: rect, radius: random.length(0, 20), curve: random.below(2) == 0 ? .circular : .continuous)
        switch random.below(4) {
        case 0: return .ring(rounded, width: random.length(1, 9))
        case 1: return .path(Path(ellipseIn: rect), .nonZero)
        default: return .roundedRect(rounded)
        }
    }

    private static func shadow(_ random: inout Seeded) -> DisplayList.Item {
        let shadow = Shadow(
            color: Color(red: 0, green: 0, blue: 0, alpha: random.byte()), offset: CGSize(width: 3, height: -5),
            radius: random.length(1, 30))
        return .shadow(shape(&random), shadow, .identity)
    }

    /// The blurred coverage of a picture of `width` columns: each step of a row, then each change from row to row, sets in along the
    /// fall-off.
    private static func plain(_ coverage: [UInt8], width: Int, _ geometry: ShadowGeometry) -> [UInt8] {
        let height = coverage.count / width
        func weight(_ distance: Int, _ radius: Int) -> Int {
            Falloff.weight(leftOf: Falloff.middle(distance), radius: radius)
        }
        let across = (-width...width).map { weight($0, geometry.radiusX) }
        let down = (-height...height).map { Int(BlurKernels.factor(Int32(weight($0, geometry.radiusY)))) }
        var blurred = [Int](repeating: 0, count: coverage.count)
        for (place, level) in coverage.enumerated() {
            let (row, edge) = (place / width * width, place % width)
            let step = Int(level) - (edge > 0 ? Int(coverage[place - 1]) : 0)
            for x in 0..<width { blurred[row + x] += step * across[x - edge + width] }
        }
        blurred = blurred.map { ($0 + 256) >> 9 }
        var sums = [Int](repeating: 0, count: coverage.count)
        for (place, sum) in blurred.enumerated() {
            let (top, column) = (place / width, place % width)
            let change = sum - (top > 0 ? blurred[place - width] : 0)
            for y in 0..<height { sums[y * width + column] += change * down[y - top + height] }
        }
        return sums.map { UInt8(($0 + 1 << 20) >> 21) }
    }

    @Test(arguments: 0..<12) func `A shadow is the plain sum over its steps`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 7400)
        // Inside of the picture, so that all that casts it is known.
        let rect = CGRect(
            x: CGFloat(8 + random.below(20)) / 2, y: CGFloat(8 + random.below(20)) / 2,
            width: CGFloat(20 + random.below(40)) / 2, height: CGFloat(20 + random.below(40)) / 2)
        let shape = Shape.roundedRect(RoundedRect(rect: rect, radius: random.length(0, 12)))
        let shadow = Shadow(color: .black, offset: .zero, radius: random.length(1, 20))
        let drawn = try Drawing.picture(48, 48, .shadow(shape, shadow, .identity)).alphas
        let coverage = try Drawing.coverage(shape, width: 48, height: 48)
        #expect(drawn == Self.plain(coverage, width: 48, ShadowGeometry(shadow, .identity)))
    }

    @Test(arguments: 0..<60) func `A shadow is the same in whole and in any parts`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 7500)
        let item = Self.shadow(&random)
        let whole = try Drawing.picture(Self.width, Self.height, item)
        // Strips so narrow that next to none has the middle inside of it, across or down, or tiles that have it now and then.
        let (across, down) = [(4, 120), (160, 4), (1 + random.below(70), 1 + random.below(50))][seed % 3]
        var parts: [DisplayList.Item] = []
        for y in stride(from: 0, to: Self.height, by: down) {
            for x in stride(from: 0, to: Self.width, by: across) {
                let box = Drawing.rect(CGFloat(x), CGFloat(y), CGFloat(across), CGFloat(down))
                parts += [.beginClip(.rect(box), .identity), item, .endClip]
            }
        }
        #expect(try Drawing.picture(Self.width, Self.height, parts) == whole)
    }

    @Test(arguments: 0..<60) func `What is seen of a shadow around a card is what the whole one has there`(seed: Int)
        throws
    {
        var random = Seeded(UInt64(seed) + 7600)
        let item = Self.shadow(&random)
        let card = Drawing.rect(
            CGFloat(random.below(120)), CGFloat(random.below(90)), CGFloat(10 + random.below(120)),
            CGFloat(10 + random.below(100)))
        let cover = DisplayList.Item.fill(.rect(card), .color(.white), .identity)
        // Drawn by itself, a picture hides nothing.
        let whole = try Drawing.picture(Self.width, Self.height, item)
        let covered = try Drawing.picture(Self.width, Self.height, item, cover)
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                let isInside = card.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                guard covered[x, y] == (isInside ? 0xFFFF_FFFF : whole[x, y]) else {
                    Issue.record("(\(x), \(y)) is \(covered[x, y])")
                    return
                }
            }
        }
    }

    /// The rows of a shape in a picture of 200 × 200 pixels.
    private static func rows(of shape: Shape) -> ShadowRows {
        var (outline, scan) = (Outline(), Scan())
        outline.set(shape, .identity)
        let box = PixelRect(left: 0, top: 0, right: 200, bottom: 200)
        return ShadowRows(in: box, height: 1) { scan.rows(of: outline, in: $0, $1) }
    }

    @Test func `A shape that looks the same on both sides of a line has an axis`() {
        let box = CGRect(x: 20, y: 30, width: 90, height: 61)
        var lopsided = RoundedRect(rect: box, radius: 9)
        lopsided.radii.bottomLeft = 10
        let lowered = box.offsetBy(dx: 0, dy: 0.25)
        for (shape, columns, rows): (Shape, Int?, Int?) in [
            // The sums of both borders.
            (.rect(box), 130, 121),
            (.roundedRect(RoundedRect(rect: box, radius: 14)), 130, 121),
            (.roundedRect(RoundedRect(rect: box, radius: 14, curve: .continuous)), 130, 121),
            (.ring(RoundedRect(rect: box, radius: 14), width: 3), 130, 121),
            (.roundedRect(lopsided), nil, nil),
            // A quarter of the first row is uncovered, and three quarters of the last.
            (.rect(lowered), 130, nil),
            (.path(Drawing.polygon([(10, 11), (50, 25), (12, 46)]), .nonZero), nil, nil),
        ] {
            let found = Self.rows(of: shape)
            #expect(found.columnAxis == columns && found.rowAxis == rows, "\(shape)")
        }
    }

    @Test(arguments: [
        // Without an axis all rows are reckoned; with one the upper half, as far up as either half is asked for.
        (top: 10, bottom: 50, axis: nil as Int?, rows: 10..<50, of: 10..<13, mirrored: 0..<0),
        (top: 10, bottom: 50, axis: 70, rows: 10..<35, of: 20..<23, mirrored: 47..<50),
        (top: 30, bottom: 50, axis: 70, rows: 20..<35, of: 34..<35, mirrored: 35..<36),
        // The row 35 is its own mirror image.
        (top: 10, bottom: 50, axis: 71, rows: 10..<36, of: 34..<36, mirrored: 36..<37),
        (top: 10, bottom: 50, axis: 71, rows: 10..<36, of: 35..<36, mirrored: 36..<36),
        // One half alone.
        (top: 36, bottom: 50, axis: 70, rows: 36..<50, of: 36..<40, mirrored: 0..<0),
        (top: 10, bottom: 35, axis: 70, rows: 10..<35, of: 10..<11, mirrored: 0..<0),
    ])
    func `Rows stand for those that mirror them`(
        top: Int, bottom: Int, axis: Int?, rows: Range<Int>, of some: Range<Int>, mirrored: Range<Int>
    ) {
        let fold = ShadowFold(top: top, bottom: bottom, axis: axis)
        #expect(fold.rows == rows)
        #expect(fold.mirrored(some) == mirrored)
    }
}
