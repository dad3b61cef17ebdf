public import SnapGraphics

/// A 128-bit digest of a bitmap's size and pixels, the same on every machine and in every run.
///
/// It tells pictures apart that differ by accident; it is not cryptographic, and anybody can make two pictures with one digest.
/// Pixels are taken two at a time into 64-bit lanes of two independent streams. A step is a bijection of the lane
/// and of the two pixels, so a change within one pair of pixels always changes both halves of the digest.
public struct PixelDigest: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// The digest of a bitmap, in linear time (some gigabytes a second).
    public init(_ bitmap: Bitmap) {
        var streams = DigestPair(bitmap.width, bitmap.height)
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            var index = 0
            // Eight pixels a turn: one pair for each of the four lanes.
            while index + 8 <= pixels.count {
                let pairs = SIMD4(
                    Self.pair(pixels[index], pixels[index + 1]), Self.pair(pixels[index + 2], pixels[index + 3]),
                    Self.pair(pixels[index + 4], pixels[index + 5]), Self.pair(pixels[index + 6], pixels[index + 7]))
                streams.take(pairs)
                index += 8
            }
            var rest = SIMD4<UInt64>()
            for offset in 0..<pixels.count - index {
                rest[offset / 2] |= UInt64(pixels[index + offset]) << (offset % 2 * 32)
            }
            streams.take(rest)
        }
        (high, low) = streams.end
    }

    @inline(__always)
    private static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
        UInt64(first) | UInt64(second) << 32
    }
}

extension PixelDigest: LosslessStringConvertible {
    /// 32 lower-case hexadecimal digits.
    public var description: String { DigestPair.text(high, low) }

    /// The digest that `description` gave; nil for any other text.
    public init?(_ description: String) {
        let digits = Array(description.utf8)
        guard digits.count == 32, digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
            let high = UInt64(description.prefix(16), radix: 16), let low = UInt64(description.suffix(16), radix: 16)
        else { return nil }
        self.high = high
        self.low = low
    }
}
