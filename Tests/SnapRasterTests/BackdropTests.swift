import Foundation
import SnapGraphics
import Testing

@Suite struct BackdropTests {
    @Test func `A backdrop in a group sees what lies beyond the clip around the group`() throws {
        // Black and white meet at 50; three means over 19 pixels of the blur, at half opacity.
        let items: [DisplayList.Item] = [
            .beginGroup(.init(opacity: 0.5)),
            .fill(.rect(Drawing.rect(0, 0, 50, 4)), .color(.black), .identity),
            .fill(.rect(Drawing.rect(50, 0, 50, 4)), .color(.white), .identity),
            .backdrop(.rect(Drawing.rect(40, 0, 20, 4)), Backdrop(radius: 10), .identity),
            .endGroup,
        ]
        let whole = try Drawing.picture(100, 4, items)
        let clip = DisplayList.Item.beginClip(.rect(Drawing.rect(45, 0, 10, 4)), .identity)
        let clipped = try Drawing.picture(100, 4, [clip] + items + [.endClip])
        let levels = (40..<60).map { Double(whole[$0, 2] & 255) }
        #expect(clipped.crop(45, 0, 10, 4) == whole.crop(45, 0, 10, 4))
        for (index, level) in levels.enumerated() {
            #expect(abs(level - Self.blurredStep(index - 10) * 128) <= 1)
        }
    }

    /// How much of a step at 0 three means over 19 pixels leave at a pixel.
    private static func blurredStep(_ x: Int) -> Double {
        var values = (-60..<60).map { $0 < 0 ? 0.0 : 1.0 }
        for _ in 0..<3 {
            values = values.indices.map { index in
                (-9...9).reduce(0) { $0 + values[min(max(index + $1, 0), values.count - 1)] } / 19
            }
        }
        return values[x + 60]
    }

    @Test(arguments: 0..<60) func `What a clip shows of a group does not depend on the clip`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 7400)
        let group = [.beginGroup(.init(opacity: 0.75))] + (try random.layers(6, depth: 0)) + [.endGroup]
        let (left, top) = (random.below(100), random.below(70))
        let (width, height) = (8 + random.below(50), 8 + random.below(40))
        let clip = Shape.rect(CGRect(x: left, y: top, width: width, height: height))
        let whole = try Drawing.picture(160, 120, group)
        let clipped = try Drawing.picture(160, 120, [.beginClip(clip, .identity)] + group + [.endClip])
        #expect(clipped.crop(left, top, width, height) == whole.crop(left, top, width, height))
    }

    @Test func `A backdrop in a mask sees what lies beside the group's own items`() throws {
        let mask: [DisplayList.Item] = [
            .fill(.rect(Drawing.rect(20, 0, 20, 8)), .color(.black), .identity),
            .backdrop(.rect(Drawing.rect(0, 0, 40, 8)), Backdrop(radius: 4, saturation: 1), .identity),
        ]
        func left(ofItemsTo right: CGFloat) throws -> Bitmap? {
            let picture = try Drawing.picture(
                40, 8, .beginGroup(.init(mask: mask)),
                .fill(.rect(Drawing.rect(0, 0, right, 8)), .color(.black), .identity), .endGroup)
            return picture.crop(0, 0, 20, 8)
        }
        let part = try left(ofItemsTo: 20)
        #expect(try part == left(ofItemsTo: 40))
        // The mask's edge is at 20, and half of the blur of it is on its left.
        #expect(part.map { (64..<128).contains($0[19, 4] >> 24) } == true)
    }
}
