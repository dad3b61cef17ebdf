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
        bitmap.pixels.withUnsafeBytes { bytes in
            // Eight pixels a block: one pair for each of the four lanes. There is a last one, even if it is empty.
            streams.takeRest(streams.takeBlocks(bytes))
        }
        (high, low) = streams.end
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
