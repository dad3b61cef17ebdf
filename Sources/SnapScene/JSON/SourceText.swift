/// The bytes of a scene file, and where its lines begin.
struct SourceText: Sendable {
    /// From where on the characters of a line are counted: its beginning, and some places further on.
    private struct Mark {
        /// In bytes.
        let offset: Int
        /// From 0.
        let line: Int
        /// The characters before it on its line.
        let column: Int
    }

    /// A line may be the whole file: between two marks there are few characters to count.
    private static let stride = 256

    /// As errors name it.
    let file: String
    let bytes: [UInt8]
    private let marks: [Mark]

    init(file: String, bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
        var last = Mark(offset: 0, line: 0, column: 0)
        var marks = [last]
        for (offset, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n") {
                last = Mark(offset: offset + 1, line: last.line + 1, column: 0)
            } else if offset - last.offset >= Self.stride, byte < 0x80, bytes[offset - 1] < 0x80 {
                // Two ASCII characters never make one, but for a carriage return and a line feed.
                let between = String(decoding: bytes[last.offset..<offset], as: UTF8.self)
                last = Mark(offset: offset, line: last.line, column: last.column + between.count)
            } else {
                continue
            }
            marks.append(last)
        }
        self.marks = marks
    }

    /// Line and column of a byte; O(log length of the text).
    func place(at offset: Int, path: String = "") -> ScenePlace {
        var low = 0
        var high = marks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle].offset <= offset { low = middle } else { high = middle }
        }
        let mark = marks[low]
        let before = text(mark.offset..<max(mark.offset, min(offset, bytes.count)))
        return ScenePlace(file: file, line: mark.line + 1, column: mark.column + before.count + 1, path: path)
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
