import Foundation

/// Writes PNG files of any kind byte by byte, without libpng and zlib: the pixels stand in stored (uncompressed) blocks.
struct PNGBuilder {
    /// The colour types of the PNG specification, table 11.1.
    enum ColorType: UInt8 { case grey = 0, rgb = 2, palette = 3, greyAlpha = 4, rgba = 6 }

    var width: UInt32
    var height: UInt32
    var bitDepth: UInt8
    var colorType: ColorType
    var isInterlaced = false
    /// The most bytes of the zlib stream that one chunk has.
    var longestChunk = Int.max
    /// Chunks between the header and the pixels.
    var before: [(type: String, data: [UInt8])] = []
    /// Chunks between the pixels and the end.
    var after: [(type: String, data: [UInt8])] = []

    /// The file whose decompressed pixel data are `scanlines`: each row (of each pass) with its filter byte.
    func file(scanlines: [UInt8]) -> Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let header =
            Self.bigEndian(width) + Self.bigEndian(height) + [bitDepth, colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
        file += Self.chunk("IHDR", header)
        for chunk in before { file += Self.chunk(chunk.type, chunk.data) }
        let stream = Self.stored(scanlines)
        for start in stride(from: 0, to: stream.count, by: min(longestChunk, stream.count)) {
            file += Self.chunk("IDAT", Array(stream[start...].prefix(longestChunk)))
        }
        for chunk in after { file += Self.chunk(chunk.type, chunk.data) }
        file += Self.chunk("IEND", [])
        return file
    }

    static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(type.utf8) + data
        return bigEndian(UInt32(data.count)) + body + bigEndian(crc32(body))
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    /// A zlib stream (RFC 1950) of one stored block (RFC 1951, 3.2.4).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(bytes.count)
        let lengths = [count, ~count].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        return [0x78, 0x01, 0x01] + lengths + bytes + bigEndian(adler32(bytes))
    }

    /// RFC 1950, 8.2.
    static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    /// PNG specification, annex D, bit by bit.
    private static func crc32(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { crc, byte in
            (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
    }
}
