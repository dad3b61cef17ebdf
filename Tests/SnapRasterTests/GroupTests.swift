import Foundation
import SnapGraphics
import SnapRaster
import Testing

/// Groups with masks, blend modes and projections; and what is seen through a backdrop.
@Suite struct GroupTests {
    private func fill(_ rect: CGRect, _ color: Color = .black) -> DisplayList.Item {
        .fill(.rect(rect), .color(color), .identity)
    }

    private let all = Drawing.rect(0, 0, 6, 4)

    @Test func `A mask's alpha multiplies the group's, once for all of its items`() throws {
        let half = Color(red: 255, green: 0, blue: 0, alpha: 128)
        let group = DisplayList.Group(mask: [fill(Drawing.rect(1, 0, 2, 4), half), fill(Drawing.rect(3, 0, 1, 4))])
        let picture = try Drawing.picture(6, 4, .beginGroup(group), fill(all), fill(all), .endGroup)
        #expect(picture.alphas[..<6] == [0, 128, 128, 255, 0, 0])
        #expect(picture.pixels.allSatisfy { $0 & 0xFF_FFFF == 0 })
    }

    @Test func `A mask may hold groups and clips, and a wrong nesting in it is refused`() throws {
        let mask: [DisplayList.Item] = [
            .beginClip(.rect(Drawing.rect(0, 0, 2, 4)), .identity), .beginGroup(.init(opacity: 0.5)), fill(all),
            .endGroup, .endClip,
        ]
        let picture = try Drawing.picture(6, 4, .beginGroup(.init(mask: mask)), fill(all), .endGroup)
        #expect(picture.alphas[..<6] == [128, 128, 0, 0, 0, 0])
        #expect(throws: RasterError.unbalanced(index: 1)) {
            try Drawing.picture(6, 4, fill(all), .beginGroup(.init(mask: [.endClip])), fill(all), .endGroup)
        }
    }

    @Test func `A group blends with its ground, and with nothing where there is no ground`() throws {
        let (red, blue) = (Color(red: 255, green: 128, blue: 0), Color(red: 128, green: 128, blue: 255))
        let picture = try Drawing.picture(
            6, 4, fill(Drawing.rect(0, 0, 3, 4), red), .beginGroup(.init(blendMode: .multiply)), fill(all, blue),
            .endGroup)
        // 255·128/255, 128·128/255, 0; and the colour itself on nothing.
        #expect(picture[0, 0] == 0xFF00_4080)
        #expect(picture[5, 0] == 0xFFFF_8080)
    }

    @Test func `A mode that changes uncovered ground does so inside of the clip alone`() throws {
        let picture = try Drawing.picture(
            6, 4, fill(all), .beginClip(.rect(Drawing.rect(1, 0, 3.5, 4)), .identity),
            .beginGroup(.init(blendMode: .copy)), fill(Drawing.rect(2, 0, 1, 4), .white), .endGroup, .endClip)
        #expect(picture.pixels[..<6] == [0xFF00_0000, 0, 0xFFFF_FFFF, 0, 0x7F00_0000, 0xFF00_0000])
    }

    @Test func `A projection by whole pixels moves the picture as it is`() throws {
        let item = DisplayList.Item.fill(
            .path(Path(ellipseIn: Drawing.rect(1, 1, 9, 7)), .nonZero), .color(.black), .identity)
        let move = CGAffineTransform(translationX: 3, y: 2)
        let group = DisplayList.Group(projection: ProjectiveTransform(move))
        let projected = try Drawing.picture(16, 12, .beginGroup(group), item, .endGroup)
        let moved = try Drawing.picture(16, 12, item.transformed(by: move))
        #expect(projected == moved)
    }

    @Test func `A plane that turns away is narrower where it is farther`() throws {
        // w grows from 1 at x = 0 to 2 at x = 32: the right side is half as high.
        let away = ProjectiveTransform(
            xx: 1, xy: 0, x1: 0, yx: 0.25, yy: 1, y1: 8, wx: 1.0 / 32, wy: 0, w1: 1)
        let picture = try Drawing.picture(
            32, 32, .beginGroup(.init(projection: away)), fill(Drawing.rect(0, 0, 32, 16)), .endGroup)
        func height(_ x: Int) -> Int { (0..<32).reduce(0) { $0 + Int(picture[x, $1] >> 24) } / 255 }
        // Column 0 is at plane x 0.51 (height 16/1.016), column 15 at 15.5/(1 − 15.5/32) = 30.06 (16/1.94).
        #expect(height(0) == 15)
        #expect(height(15) == 8)
        #expect(height(17) == 0)
    }

    @Test func `A plane seen from its edge, or from behind, shows nothing`() throws {
        for projection in [
            ProjectiveTransform(xx: 0, xy: 0, x1: 0, yx: 0, yy: 1, y1: 0, wx: 0, wy: 0, w1: 1),
            ProjectiveTransform(xx: 1, xy: 0, x1: 0, yx: 0, yy: 1, y1: 0, wx: 0, wy: 0, w1: -1),
            ProjectiveTransform(xx: .nan, xy: 0, x1: 0, yx: 0, yy: 1, y1: 0, wx: 0, wy: 0, w1: 1),
        ] {
            let picture = try Drawing.picture(
                6, 4, .beginGroup(.init(projection: projection)), fill(all), .endGroup)
            #expect(picture.pixels.allSatisfy { $0 == 0 })
        }
    }

    @Test func `A plane with its horizon in sight takes memory for what is on it`() throws {
        // w = 1 − y/20: the plane goes on to its horizon. Three in one another, each blended with a mode that clears what its own
        // picture does not cover, would be three gigabytes.
        let plane = ProjectiveTransform(xx: 1, xy: 0, x1: 0, yx: 0, yy: 1, y1: 0, wx: 0, wy: -1.0 / 20, w1: 1)
        let begin = DisplayList.Item.beginGroup(.init(blendMode: .sourceIn, projection: plane))
        let dot = fill(Drawing.rect(2, 2, 3, 3))
        let picture = try Drawing.picture(
            40, 30, fill(Drawing.rect(0, 0, 40, 30), .white), begin, dot, begin, dot, begin, dot, .endGroup, .endGroup,
            .endGroup)
        // The mode cleared the ground wherever the plane shows nothing.
        #expect(picture[39, 0] == 0)
    }

    @Test func `A projected group as part of a moved list is where it would be in one of its own`() throws {
        let away = ProjectiveTransform(
            xx: 1, xy: 0.1, x1: 2, yx: 0, yy: 1, y1: 1, wx: 0.01, wy: 0, w1: 1)
        let move = CGAffineTransform(translationX: 5, y: 3)
        let inner: [DisplayList.Item] = [.beginGroup(.init(projection: away)), fill(all), .endGroup]
        let moved = try Drawing.picture(24, 16, inner.map { $0.transformed(by: move) })
        let plain = try Drawing.picture(24, 16, inner)
        #expect(moved.crop(5, 3, 19, 13) == plain.crop(0, 0, 19, 13))
    }

    @Test func `A backdrop blurs what is behind its shape and nothing else`() throws {
        let picture = try Drawing.picture(
            64, 32, fill(Drawing.rect(0, 0, 64, 32), .white), fill(Drawing.rect(0, 0, 32, 32)),
            .backdrop(.rect(Drawing.rect(0, 8, 64, 16)), Backdrop(radius: 4), .identity))
        #expect(
            (0..<64).map { picture[$0, 7] & 255 } == Array(repeating: 0, count: 32) + Array(repeating: 255, count: 32))
        let row = (0..<64).map { Double(picture[$0, 16] & 255) }
        // Φ((x + ½ − 32) / 4) at 0, ±½, ±1, ±2 standard deviations, within the 3 % of three boxes.
        for (x, expected) in [(32, 0.5497), (33, 0.6462), (35, 0.8092), (39, 0.9696), (28, 0.1908), (24, 0.0304)] {
            #expect(abs(row[x] / 255 - expected) < 0.02, "\(x): \(row[x] / 255)")
        }
        #expect(row[0] == 0 && row[63] == 255)
    }

    @Test func `A backdrop's saturation leaves greys alone and makes colours stronger`() throws {
        let (grey, rose) = (Color(red: 90, green: 90, blue: 90), Color(red: 200, green: 150, blue: 150))
        let picture = try Drawing.picture(
            6, 4, fill(Drawing.rect(0, 0, 3, 4), grey), fill(Drawing.rect(3, 0, 3, 4), rose),
            .backdrop(.rect(all), Backdrop(radius: 0, saturation: 1.8), .identity))
        #expect(picture[0, 0] == 0xFF5A_5A5A)
        // Luminance 0.2126·200 + 0.7874·150 = 160.63; 160.63 + 1.8 · (200 − 160.63) = 231.5, and 141.5 for 150.
        #expect([231, 232].contains(picture[5, 0] & 255))
        #expect([141, 142].contains(picture[5, 0] >> 8 & 255))
    }
}
