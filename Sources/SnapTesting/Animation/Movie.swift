import Foundation
import SnapGraphics
import SnapPNG

/// Frames that are shown one after the other.
struct Movie {
    let frames: [Bitmap]
    let framesPerSecond: Int

    /// As an animated PNG.
    func file() throws -> Data {
        try PNG.encodeAnimation(frames, framesPerSecond: framesPerSecond)
    }
}
