import Foundation
import SnapGraphics
import Testing

@Suite struct GradientTests {
    private static let black = Gradient.Stop(location: 0, color: .black)
    private static let white = Gradient.Stop(location: 1, color: .white)

    private static func row(_ gradient: Gradient, width: Int, height: Int = 1, y: Int = 0) throws -> [UInt32] {
        let box = CGRect(x: 0, y: 0, width: width, height: height)
        let picture = try Drawing.picture(width, height, .fill(.rect(box), .gradient(gradient), .identity))
        return (0..<width).map { picture[$0, y] }
    }

    private static func linear(_ from: CGFloat, _ to: CGFloat, _ stops: [Gradient.Stop]) -> Gradient {
        Gradient(.linear(from: CGPoint(x: from, y: 0), to: CGPoint(x: to, y: 0)), stops: stops)
    }

    @Test func `A linear gradient shows at each pixel the colour of its middle`() throws {
        // Middles at 1/8, 3/8, 5/8, 7/8 of the way: 255/8 = 31.9, 95.6, 159.4, 223.1.
        let row = try Self.row(Self.linear(0, 4, [Self.black, Self.white]), width: 4)
        #expect(row == [0xFF20_2020, 0xFF60_6060, 0xFF9F_9F9F, 0xFFDF_DFDF])
    }

    @Test func `Before the first stop and after the last their colours go on`() throws {
        let stops = [Gradient.Stop(location: 0.25, color: .black), Gradient.Stop(location: 0.5, color: .white)]
        let row = try Self.row(Self.linear(0, 8, stops), width: 10)
        #expect(
            row.map { $0 & 255 } == [0, 0, 64, 191, 255, 255, 255, 255, 255, 255])
    }

    @Test func `Where a gradient does not extend, nothing is drawn`() throws {
        var gradient = Self.linear(1, 3, [Self.black, Self.white])
        gradient.extendsBeforeStart = false
        #expect(try Self.row(gradient, width: 4).map { $0 >> 24 } == [0, 255, 255, 255])
        gradient.extendsBeforeStart = true
        gradient.extendsAfterEnd = false
        #expect(try Self.row(gradient, width: 4).map { $0 >> 24 } == [255, 255, 255, 0])
    }

    @Test func `Two stops in one place are a hard edge`() throws {
        let stops = [
            Self.black, .init(location: 0.5, color: .black), .init(location: 0.5, color: .white), Self.white,
        ]
        #expect(try Self.row(Self.linear(0, 4, stops), width: 4).map { $0 & 255 } == [0, 0, 255, 255])
    }

    @Test func `Colours are mixed premultiplied: a transparent stop does not darken its neighbour`() throws {
        let stops = [Gradient.Stop(location: 0, color: .clear), Self.white]
        // Premultiplied white of alpha a is (a, a, a, a).
        for pixel in try Self.row(Self.linear(0, 8, stops), width: 8) {
            #expect(pixel & 255 == pixel >> 24)
        }
    }

    @Test func `Stops out of order count as at the nearest place in order`() throws {
        let stops = [
            Self.black, .init(location: 0.75, color: .white), .init(location: 0.25, color: .black), Self.white,
        ]
        let sorted = [
            Self.black, .init(location: 0.75, color: .white), .init(location: 0.75, color: .black), Self.white,
        ]
        let (row, expected) = try (
            Self.row(Self.linear(0, 16, stops), width: 16), Self.row(Self.linear(0, 16, sorted), width: 16)
        )
        #expect(row == expected)
    }

    @Test func `A radial gradient depends on the distance alone`() throws {
        let gradient = Gradient(
            .radial(center: CGPoint(x: 8, y: 8), radius: 0, endCenter: CGPoint(x: 8, y: 8), endRadius: 8),
            stops: [Self.black, Self.white])
        for y in 0..<16 {
            for (x, pixel) in try Self.row(gradient, width: 16, height: 16, y: y).enumerated() {
                let (dx, dy) = (Double(x) - 7.5, Double(y) - 7.5)
                let expected = min((dx * dx + dy * dy).squareRoot() / 8, 1) * 255
                #expect(abs(Double(pixel & 255) - expected) <= 0.51, "\(x), \(y)")
            }
        }
    }

    @Test func `Between two circles the larger root with a radius counts, and beside their cone there is nothing`()
        throws
    {
        // From a point at the left to a circle of radius 2 around (8, 4.5): outside of its tangents nothing is drawn.
        let gradient = Gradient(
            .radial(center: CGPoint(x: 0, y: 4.5), radius: 0, endCenter: CGPoint(x: 8, y: 4.5), endRadius: 2),
            stops: [Self.black, Self.white], extendsBeforeStart: false)
        let row = try Self.row(gradient, width: 12, height: 9, y: 0)
        #expect(row[..<8].allSatisfy { $0 == 0 })
        let middle = try Self.row(gradient, width: 12, height: 9, y: 4)
        // On the axis the far side of circle t is at 10t, its near side at 6t; the larger t counts.
        #expect(middle.allSatisfy { $0 >> 24 == 255 })
        #expect(middle[2] & 255 == 106)
    }

    @Test(arguments: [
        // Centre, radius and how far centre and radius move, in tenths of a pixel; the middle lies at a height of 20.3.
        (376, 37, 11), (100, 0, 100), (123, 7, 31), (305, 1, 3), (211, 50, 199), (399, 33, 77),
    ])
    func `Circles that touch inside are as exact as others`(center: Int, radius: Int, step: Int) throws {
        func length(_ tenths: Int) -> CGFloat { CGFloat(tenths) / 10 }
        let gradient = Gradient(
            .radial(
                center: CGPoint(x: length(center), y: 20.3), radius: length(radius),
                endCenter: CGPoint(x: length(center + step), y: 20.3), endRadius: length(radius + step)),
            stops: [Self.black, Self.white])
        let box = CGRect(x: 0, y: 0, width: 60, height: 40)
        let picture = try Drawing.picture(60, 40, .fill(.rect(box), .gradient(gradient), .identity))
        for y in 0..<40 {
            for x in 0..<60 {
                // c/2b in whole numbers. Behind the point where all circles touch, b is below 0 and there is none of them.
                let (qx, qy) = (10 * x + 5 - center, 10 * y + 5 - 203)
                let (b, c) = ((qx + radius) * step, qx * qx + qy * qy - radius * radius)
                let pixel = picture[x, y]
                guard b > 0 else {
                    #expect(pixel == 0, "\(x), \(y)")
                    continue
                }
                let level = min(max(Double(c) / Double(2 * b), 0), 1) * 255
                #expect(pixel >> 24 == 255 && abs(Double(pixel & 255) - level) <= 0.51, "\(x), \(y)")
            }
        }
    }

    @Test func `A conic gradient begins at its angle and goes round clockwise`() throws {
        let stops = (0...4).map { step in
            Gradient.Stop(location: Double(step) / 4, color: Color(red: UInt8(step * 60), green: 0, blue: 0))
        }
        func level(_ angle: CGFloat, _ x: Int, _ y: Int) throws -> UInt32 {
            let gradient = Gradient(.conic(center: CGPoint(x: 32, y: 32), angle: angle), stops: stops)
            return try Self.row(gradient, width: 64, height: 64, y: y)[x] & 255
        }
        // Half a pixel off the axes; 240 levels a turn.
        #expect(try level(0, 63, 32) == 1)
        #expect(try level(0, 32, 63) == 59)
        #expect(try level(0, 0, 32) == 119)
        #expect(try level(0, 31, 0) == 179)
        #expect(try level(.pi / 2, 31, 63) == 1)
    }

    @Test func `A gradient follows the transforms of its item and its own`() throws {
        let plain = Self.linear(0, 8, [Self.black, Self.white])
        var scaled = Self.linear(0, 2, [Self.black, Self.white])
        scaled.transform = CGAffineTransform(scaleX: 2, y: 1)
        let box = CGRect(x: 0, y: 0, width: 4, height: 1)
        let drawn = try Drawing.picture(
            8, 1, .fill(.rect(box), .gradient(scaled), CGAffineTransform(scaleX: 2, y: 1)))
        #expect(try drawn.pixels == Self.row(plain, width: 8))
    }

    @Test(arguments: [
        Gradient(.linear(from: .zero, to: .zero), stops: [black, white]),
        Gradient(.linear(from: CGPoint(x: CGFloat.nan, y: 0), to: .zero), stops: [black, white]),
        Gradient(.linear(from: .zero, to: CGPoint(x: 4, y: 0)), stops: []),
        Gradient(.linear(from: .zero, to: CGPoint(x: 4, y: 0)), stops: [black], transform: .init(scaleX: 0, y: 1)),
        Gradient(.radial(center: .zero, radius: .nan, endCenter: .zero, endRadius: 1), stops: [black, white]),
    ]) func `A gradient without length, stops or numbers draws nothing`(gradient: Gradient) throws {
        #expect(try Self.row(gradient, width: 4).allSatisfy { $0 == 0 })
    }
}
