/// The bytes of a scene file, and where its lines begin.
struct SourceText: Sendable {
    /// As errors name it.
    let file: String
    let bytes: [UInt8]
    private let lineStarts: [Int]

    init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// Line and column of a byte; O(log lines + length of the line).
    func place(at offset: Int, path: String = "") -> ScenePlace {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let before = text(lineStarts[low]..<max(lineStarts[low], min(offset, bytes.count)))
        return ScenePlace(file: file, line: low + 1, column: before.count + 1, path: path)
    }

    /// Where the text stops to be UTF-8; nil where all of it is.
    var firstInvalidByte: Int? {
        // Repairing a text changes it from the first invalid byte on.
        let repaired = String(decoding: bytes, as: UTF8.self).utf8
        return zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
