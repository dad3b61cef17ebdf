public import SnapGraphics

/// A 128-bit digest of a bitmap's size and pixels, the same on every machine and in every run.
///
/// It tells pictures apart that differ by accident; it is not cryptographic, and anybody can make two pictures with one digest.
public struct PixelDigest: Hashable, Sendable {
    private let digest: Digest128

    /// The digest of a bitmap, in linear time (tens of gigabytes a second): XXH3 of the pixels' bytes, row by row from the top, with
    /// the width in the upper half of the seed and the height in the lower.
    public init(_ bitmap: Bitmap) {
        let seed = UInt64(bitmap.width) << 32 | UInt64(bitmap.height)
        digest = bitmap.pixels.withUnsafeBytes { Digest128($0, seed: seed) }
    }
}

extension PixelDigest: LosslessStringConvertible {
    /// 32 lower-case hexadecimal digits.
    public var description: String { digest.text }

    /// The digest that `description` gave; nil for any other text.
    public init?(_ description: String) {
        guard let digest = Digest128(text: description) else { return nil }
        self.digest = digest
    }
}
