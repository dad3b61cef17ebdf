import Foundation
import SnapGraphics
import SnapRaster
import Testing

@Suite struct NestingTests {
    private func fill(_ rect: CGRect, _ color: Color = .black) -> DisplayList.Item {
        .fill(.rect(rect), .color(color), .identity)
    }

    private func clip(_ rect: CGRect) -> DisplayList.Item { .beginClip(.rect(rect), .identity) }

    private let all = Drawing.rect(0, 0, 6, 4)

    @Test func `Nothing is drawn outside of a clip, and everything after its end`() throws {
        let picture = try Drawing.picture(
            6, 4, clip(Drawing.rect(1, 1, 2, 2)), fill(all), .endClip, fill(Drawing.rect(5, 0, 1, 1)))
        #expect(picture.ascii == ["     #", " ##   ", " ##   ", "      "])
    }

    @Test func `Clips nest: what shows is inside of all`() throws {
        let picture = try Drawing.picture(
            6, 4, clip(Drawing.rect(1, 0, 4, 3)), clip(Drawing.rect(0, 1, 3, 3)), fill(all), .endClip,
            fill(Drawing.rect(4, 0, 2, 1)),
            .endClip)
        #expect(picture.ascii == ["    # ", " ##   ", " ##   ", "      "])
    }

    @Test func `Soft clips multiply`() throws {
        let picture = try Drawing.picture(
            6, 4, clip(Drawing.rect(0.5, 0, 4, 4)), clip(Drawing.rect(0.5, 0, 4, 4)), fill(all), .endClip, .endClip)
        // Half of half: 128 · 128 / 255.
        #expect(picture.alphas[..<6] == [64, 255, 255, 255, 64, 0])
    }

    @Test func `What fills its own clip is drawn with the clip's edge`() throws {
        let shape = Shape.roundedRect(RoundedRect(rect: Drawing.rect(1.25, 1.5, 20, 17), radius: 6))
        let clipped = try Drawing.picture(
            24, 24, .beginClip(shape, .identity), fill(Drawing.rect(0, 0, 24, 24)), .endClip)
        let filled = try Drawing.picture(24, 24, .fill(shape, .color(.black), .identity))
        #expect(clipped == filled)
    }

    @Test func `A clip that covers nothing hides all, and one that is left of it shows again`() throws {
        let picture = try Drawing.picture(
            6, 4, clip(Drawing.rect(2, 2, 0, 0)), .beginGroup(.init(opacity: 0.5)), clip(all), fill(all), .endClip,
            .endGroup,
            .endClip,
            fill(Drawing.rect(0, 0, 1, 1)))
        #expect(picture.ascii == ["#     ", "      ", "      ", "      "])
    }

    @Test func `A group is drawn as one picture: what overlaps in it does not show through`() throws {
        let picture = try Drawing.picture(
            6, 4, fill(all, .white), .beginGroup(.init(opacity: 0.5)), fill(Drawing.rect(0, 0, 3, 4)),
            fill(Drawing.rect(1, 0, 3, 4)),
            .endGroup)
        // Half of black over white: 255 − 128, whether one or two rectangles lie there.
        #expect(picture.pixels[..<6] == [0xFF7F_7F7F, 0xFF7F_7F7F, 0xFF7F_7F7F, 0xFF7F_7F7F, 0xFFFF_FFFF, 0xFFFF_FFFF])
    }

    @Test func `Groups nest: opacities multiply`() throws {
        let picture = try Drawing.picture(
            6, 4, .beginGroup(.init(opacity: 0.5)), .beginGroup(.init(opacity: 0.5)), fill(all), .endGroup,
            fill(Drawing.rect(5, 0, 1, 4)), .endGroup)
        #expect(picture.alphas[..<6] == [64, 64, 64, 64, 64, 128])
    }

    @Test func `A clip around a group cuts the finished picture, once`() throws {
        let soft = Drawing.rect(0.5, 0, 3, 4)
        let picture = try Drawing.picture(
            6, 4, clip(soft), .beginGroup(.init(opacity: 1)), fill(all), fill(all), .endGroup, .endClip)
        #expect(picture.alphas[..<6] == [128, 255, 255, 128, 0, 0])
    }

    @Test func `A clip inside a group ends with it`() throws {
        let picture = try Drawing.picture(
            6, 4, .beginGroup(.init(opacity: 1)), clip(Drawing.rect(1, 1, 2, 2)), fill(all), .endClip, .endGroup,
            fill(Drawing.rect(0, 0, 1, 1)))
        #expect(picture.ascii == ["#     ", " ##   ", " ##   ", "      "])
    }

    @Test func `A group of opacity zero draws nothing, and of one what its items draw`() throws {
        #expect(
            try Drawing.picture(6, 4, .beginGroup(.init(opacity: 0)), fill(all), .endGroup).pixels.allSatisfy {
                $0 == 0
            })
        let shape = DisplayList.Item.fill(
            .path(Path(ellipseIn: Drawing.rect(0, 0, 6, 4)), .nonZero),
            .color(Color(red: 9, green: 99, blue: 199, alpha: 99)), .identity)
        #expect(
            try Drawing.picture(6, 4, .beginGroup(.init(opacity: 1)), shape, .endGroup) == Drawing.picture(6, 4, shape))
    }

    @Test(arguments: [
        ([DisplayList.Item.endClip], 0),
        ([.beginGroup(.init(opacity: 1)), .endClip], 1),
        ([.beginGroup(.init(opacity: 1)), .beginClip(.rect(.zero), .identity), .endGroup], 2),
        ([.beginGroup(.init(opacity: 1))], 1),
    ]) func `Ends without their begin are refused, and begins without their end`(items: [DisplayList.Item], index: Int)
    {
        #expect(throws: RasterError.unbalanced(index: index)) { try Drawing.picture(2, 2, items) }
    }

    @Test(arguments: [(0, 4), (4, 0), (-1, 4), (16_385, 1), (1, 16_385)])
    func `Pictures of impossible sizes are refused`(width: Int, height: Int) {
        #expect(throws: RasterError.size(width: width, height: height)) { try Drawing.picture(width, height, []) }
    }
}
