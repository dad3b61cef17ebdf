import Foundation
import SnapGraphics
import Testing

@testable import SnapPNG

@Suite struct AnimationFileTests {
    private func frame(_ pixel: UInt32) throws -> Bitmap { try Bitmap(width: 2, height: 3, filledWith: pixel) }

    @Test func `the checksum is that of the specification's example`() {
        // Every PNG file ends in this chunk: no data, CRC AE 42 60 82.
        #expect(PNGChunk.checksum(Array("IEND".utf8)) == 0xAE42_6082)
    }

    @Test func `an animation is a PNG file of its first frame, with the others behind it`() throws {
        let frames = [try frame(0xFF00_00FF), try frame(0xFF00_FF00), try frame(0xFFFF_0000)]
        let file = try PNG.encodeAnimation(frames, framesPerSecond: 30)
        #expect(try PNG.decode(file).bitmap == frames[0])
        let chunks = PNGChunk.all(in: file)
        #expect(chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        // Three frames, for ever.
        #expect(chunks[1].data == [0, 0, 0, 3, 0, 0, 0, 0])
        // Number 1, 2 × 3 pixels at (0, 0), 1/30 of a second.
        #expect(chunks[4].data == [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 30, 0, 0])
        #expect(chunks[5].data.prefix(4) == [0, 0, 0, 2])
    }

    @Test func `every frame is the picture that it was`() throws {
        // One with an alpha: then all are stored with one.
        let frames = [try frame(0xFF00_00FF), try frame(0x8000_0080), try frame(0xFFFF_FFFF)]
        let chunks = PNGChunk.all(in: try PNG.encodeAnimation(frames, framesPerSecond: 1))
        for (index, frame) in frames.enumerated() {
            let data = index == 0 ? chunks[3].data : Array(chunks[3 + 2 * index].data.dropFirst(4))
            var file = Data(PNG.signature)
            chunks[0].append(to: &file)
            PNGChunk(type: "IDAT", data: data).append(to: &file)
            PNGChunk(type: "IEND", words: []).append(to: &file)
            #expect(try PNG.decode(file).bitmap == frame)
        }
    }

    @Test func `frames of several sizes are refused`() throws {
        let other = try Bitmap(width: 3, height: 3)
        #expect(throws: PNGError.corrupt("the frames of an animation are of several sizes")) {
            try PNG.encodeAnimation([try frame(0), other], framesPerSecond: 1)
        }
    }
}
