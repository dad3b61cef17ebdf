import CSnapPNG

/// The 128-bit XXH3 hash of bytes: the same on every processor, and as fast as memory is read.
///
/// It is not cryptographic: anybody can make two inputs with one digest.
struct Digest128: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// `seed` is what is digested besides the bytes; 0 gives what `xxhsum -H2` prints.
    init(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) {
        let digest = snap_digest_of(bytes.baseAddress, bytes.count, seed)
        (high, low) = (digest.high, digest.low)
    }

    /// Reads what `text` gave; nil for any other text.
    init?(text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 32, digits.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
            let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        (self.high, self.low) = (high, low)
    }

    /// 32 lower-case hexadecimal digits.
    var text: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ half: UInt64) -> String {
        let digits = String(half, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
