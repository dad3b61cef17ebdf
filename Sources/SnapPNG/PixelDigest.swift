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
        var high = Stream(multiplier: 0x9E37_79B9_7F4A_7C15, width: bitmap.width, height: bitmap.height)
        var low = Stream(multiplier: 0xD6E8_FEB8_6659_FD93, width: bitmap.width, height: bitmap.height)
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            var index = 0
            // Eight pixels a turn: one pair for each of the four lanes.
            while index + 8 <= pixels.count {
                let pairs = SIMD4(
                    Self.pair(pixels[index], pixels[index + 1]), Self.pair(pixels[index + 2], pixels[index + 3]),
                    Self.pair(pixels[index + 4], pixels[index + 5]), Self.pair(pixels[index + 6], pixels[index + 7]))
                high.take(pairs)
                low.take(Self.rotated(pairs))
                index += 8
            }
            var rest = SIMD4<UInt64>()
            for offset in 0..<pixels.count - index {
                rest[offset / 2] |= UInt64(pixels[index + offset]) << (offset % 2 * 32)
            }
            high.take(rest)
            low.take(Self.rotated(rest))
        }
        self.high = high.end
        self.low = low.end
    }

    @inline(__always)
    private static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
        UInt64(first) | UInt64(second) << 32
    }

    /// A multiplication carries the top bit nowhere: what is at the top in one stream must not be there in the other.
    @inline(__always)
    private static func rotated(_ pairs: SIMD4<UInt64>) -> SIMD4<UInt64> {
        pairs &<< 23 | pairs &>> 41
    }
}

/// Four lanes of 64 bits, mixed by an odd multiplier and a shift.
private struct Stream {
    private let multiplier: UInt64
    private var lanes: SIMD4<UInt64>

    @inline(__always)
    init(multiplier: UInt64, width: Int, height: Int) {
        self.multiplier = multiplier
        self.lanes = SIMD4(UInt64(width), UInt64(height), multiplier, ~multiplier)
    }

    @inline(__always)
    mutating func take(_ words: SIMD4<UInt64>) {
        let mixed = (lanes ^ words) &* SIMD4(repeating: multiplier)
        lanes = mixed ^ mixed &>> 32
    }

    /// The lanes folded into one, each step again a bijection of the lane it takes.
    var end: UInt64 {
        var sum: UInt64 = 0
        for lane in 0..<4 {
            sum = (sum ^ lanes[lane]) &* multiplier
            sum ^= sum >> 29
        }
        sum = sum &* multiplier
        return sum ^ sum >> 32
    }
}

extension PixelDigest: LosslessStringConvertible {
    /// 32 lower-case hexadecimal digits.
    public var description: String { Self.digits(high) + Self.digits(low) }

    /// The digest that `description` gave; nil for any other text.
    public init?(_ description: String) {
        let digits = Array(description.utf8)
        guard digits.count == 32, digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
            let high = UInt64(description.prefix(16), radix: 16), let low = UInt64(description.suffix(16), radix: 16)
        else { return nil }
        self.high = high
        self.low = low
    }

    private static func digits(_ half: UInt64) -> String {
        let digits = String(half, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
