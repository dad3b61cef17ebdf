public import Foundation

extension PNG {
    /// The text chunk's keyword; its value is the digest of everything before the chunk.
    private static let sealKeyword = "snap-file"

    /// The last chunk of every PNG file: no data, type IEND, its checksum (PNG specification 11.2.5).
    private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

    /// The file with a text chunk before its end that holds a 128-bit digest of all bytes before it.
    ///
    /// What else the file says of itself, as of its pixels, can be believed while `isSealed` holds: the file is whole, and nobody
    /// changed one byte of it by accident. Like `PixelDigest`, the digest is not cryptographic (it is what `xxhsum -H2` prints of those
    /// bytes). A file that does not end as PNG files do is given back unchanged.
    public static func sealed(_ file: Data) -> Data {
        guard file.suffix(end.count).elementsEqual(end) else { return file }
        let contents = file.dropLast(end.count)
        return contents + seal(of: contents)
    }

    /// Whether a file is as `sealed` gave it, to the last byte; false for files that were never sealed.
    public static func isSealed(_ file: Data) -> Bool {
        let contents = file.dropLast(sealLength)
        return file.count > sealLength && file.suffix(sealLength).elementsEqual(seal(of: contents))
    }

    /// Length, type, keyword, zero byte, 32 digits, checksum, and the end.
    private static let sealLength = 8 + sealKeyword.utf8.count + 1 + 32 + 4 + end.count

    private static func seal(of contents: Data) -> Data {
        var seal = Data()
        PNGChunk(type: "tEXt", data: Array(sealKeyword.utf8) + [0] + Array(digest(of: contents).utf8)).append(to: &seal)
        return seal + end
    }

    private static func digest(of contents: Data) -> String {
        contents.withUnsafeBytes { Digest128($0).text }
    }
}
