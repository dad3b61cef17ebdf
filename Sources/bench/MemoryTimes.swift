import Foundation
import SnapGraphics

/// What reading and writing a picture's pixels takes at least on this machine, now.
struct MemoryTimes {
    /// `memcmp` with an equal picture, in milliseconds.
    let comparing: Double
    /// `memcpy` into memory that is there already, in milliseconds.
    let copying: Double

    init(_ bitmap: Bitmap) {
        let pixels = bitmap.pixels
        let count = pixels.count * MemoryLayout<UInt32>.stride
        var other = pixels.map { $0 }
        copying = Median.milliseconds(repeats: 101) {
            other.withUnsafeMutableBytes { target in
                pixels.withUnsafeBytes { target.copyMemory(from: $0) }
            }
        }
        comparing = Median.milliseconds(repeats: 101) {
            other.withUnsafeBytes { other in
                pixels.withUnsafeBytes { pixels in
                    guard let first = other.baseAddress, let second = pixels.baseAddress else { return }
                    precondition(memcmp(first, second, count) == 0)
                }
            }
        }
    }
}
