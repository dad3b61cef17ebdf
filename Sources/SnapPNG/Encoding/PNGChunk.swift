import CSnapPNG
import Foundation

/// One chunk of a PNG file. Source: PNG specification, 5.3.
struct PNGChunk: Hashable {
    /// Four letters.
    let type: String
    var data: [UInt8]

    init(type: String, data: [UInt8]) {
        self.type = type
        self.data = data
    }

    /// A chunk of numbers of four bytes, the highest first.
    init(type: String, words: [UInt32]) {
        self.init(type: type, data: words.flatMap(Self.bytes))
    }

    /// The chunks of a file that is whole.
    static func all(in file: Data) -> [PNGChunk] {
        let bytes = [UInt8](file)
        var chunks: [PNGChunk] = []
        var index = PNG.signature.count
        while index + 12 <= bytes.count {
            let length = bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
            let start = index + 8
            guard start + length + 4 <= bytes.count else { break }
            let type = String(decoding: bytes[(index + 4)..<start], as: UTF8.self)
            chunks.append(PNGChunk(type: type, data: Array(bytes[start..<(start + length)])))
            index = start + length + 4
        }
        return chunks
    }

    /// Length, type, data and checksum.
    func append(to file: inout Data) {
        let body = Array(type.utf8) + data
        file += Self.bytes(UInt32(data.count))
        file += body
        file += Self.bytes(Self.checksum(body))
    }

    private static func bytes(_ word: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
    }

    /// CRC-32 (ISO 3309), as annex D of the specification has it.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        libdeflate_crc32(0, bytes, bytes.count)
    }
}
