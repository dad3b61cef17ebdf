public import Foundation
public import SnapGraphics

extension PNG {
    /// An animated PNG that shows frames of one size in turn, for ever: programs that do not know the extension show the first.
    ///
    /// The frames are files of their own, cut into chunks and put together anew. Source: *APNG Specification* 1.0 (PNG, third edition).
    /// - Parameters:
    ///   - frames: at least one.
    ///   - framesPerSecond: from 1 to 65,535.
    /// - Throws: what `encode` throws, or `corrupt` where the frames are none or of several sizes.
    public static func encodeAnimation(_ frames: [Bitmap], framesPerSecond: Int) throws(PNGError) -> Data {
        guard let first = frames.first else { throw .corrupt("an animation needs a frame") }
        guard frames.allSatisfy({ $0.width == first.width && $0.height == first.height }) else {
            throw .corrupt("the frames of an animation are of several sizes")
        }
        precondition((1...65_535).contains(framesPerSecond), "\(framesPerSecond) frames a second are not possible")
        // One header stands for all frames, so all have an alpha where one has.
        let keepsAlpha = !frames.allSatisfy(\.isOpaque)
        var file = Data(signature)
        var sequence: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            let chunks = PNGChunk.all(in: try encode(frame, text: [], keepsAlpha: keepsAlpha))
            if index == 0 {
                for chunk in chunks where chunk.type == "IHDR" { chunk.append(to: &file) }
                PNGChunk(type: "acTL", words: [UInt32(frames.count), 0]).append(to: &file)
            }
            var control = PNGChunk(type: "fcTL", words: [sequence, UInt32(frame.width), UInt32(frame.height), 0, 0])
            // A frame lasts 1/framesPerSecond, stays as it is, and takes the place of the one before.
            control.data += [0, 1, UInt8(framesPerSecond >> 8), UInt8(framesPerSecond & 255), 0, 0]
            control.append(to: &file)
            sequence += 1
            for chunk in chunks where chunk.type == "IDAT" {
                guard index > 0 else {
                    chunk.append(to: &file)
                    continue
                }
                var data = PNGChunk(type: "fdAT", words: [sequence])
                data.data += chunk.data
                data.append(to: &file)
                sequence += 1
            }
        }
        PNGChunk(type: "IEND", words: []).append(to: &file)
        return file
    }
}
