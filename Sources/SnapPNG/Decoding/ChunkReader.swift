import CSnapPNG

/// Reads the chunks of a PNG file one after the other, and checks the sum of each (PNG specification 5.3, 5.5).
struct ChunkReader {
    /// The four letters of a chunk's type, the first in the highest byte.
    struct Kind: Hashable {
        let code: UInt32

        static let header = Kind("IHDR")
        static let pixels = Kind("IDAT")
        static let text = Kind("tEXt")
        static let end = Kind("IEND")

        /// What is read and thrown away: it says how to show RGB and RGBA, and changes none of their numbers.
        private static let irrelevant = ["gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "tIME", "eXIf"].map(
            Kind.init)

        var isIrrelevant: Bool { Self.irrelevant.contains(self) }

        init(code: UInt32) { self.code = code }
        private init(_ letters: String) { code = letters.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
    }

    struct Chunk {
        let kind: Kind
        let data: UnsafeRawBufferPointer
    }

    private let bytes: UnsafeRawBufferPointer
    private var position: Int

    /// Stands before the chunk that begins at `position`.
    init(_ bytes: UnsafeRawBufferPointer, at position: Int) {
        self.bytes = bytes
        self.position = position
    }

    /// The next chunk; nil where the bytes end before it does, or its sum is another one.
    mutating func next() -> Chunk? {
        // Length, type and sum.
        let frame = 12
        guard bytes.count - position >= frame else { return nil }
        let length = Int(bytes.bigEndian(at: position))
        guard length <= bytes.count - position - frame, let start = bytes.baseAddress else { return nil }
        let sum = libdeflate_crc32(0, start + position + 4, length + 4)
        guard sum == bytes.bigEndian(at: position + 8 + length) else { return nil }
        defer { position += frame + length }
        return Chunk(
            kind: Kind(code: bytes.bigEndian(at: position + 4)),
            data: UnsafeRawBufferPointer(rebasing: bytes[position + 8..<position + 8 + length]))
    }
}

extension UnsafeRawBufferPointer {
    /// The four bytes from `offset` on as a number, the highest first.
    func bigEndian(at offset: Int) -> UInt32 {
        UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
