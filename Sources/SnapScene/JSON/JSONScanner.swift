import Foundation

/// Finds where each value of a JSON5 text stands; what the literals mean is left to Foundation.
///
/// `JSONDecoder` says neither where an error is nor where a value was. The scanner steps over comments, strings with their escapes and
/// unquoted keys, and names the first place where the text cannot be JSON5.
/// Source: the JSON5 specification, json5.org, 1.0.0.
struct JSONScanner {
    /// Deeper nesting than a person writes: the scanner and Foundation both recurse.
    static let deepestNesting = 100

    private let source: SourceText
    private var offset = 0

    private init(_ source: SourceText) {
        self.source = source
    }

    /// The one value that the text consists of.
    static func scan(_ source: SourceText) throws(SceneError) -> ScannedValue {
        var scanner = JSONScanner(source)
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if source.bytes.starts(with: byteOrderMark) { scanner.offset = 3 }
        try scanner.skipSpace()
        let value = try scanner.value(depth: 0)
        try scanner.skipSpace()
        guard scanner.byte == nil else { throw scanner.failure(expected: "the end of the file") }
        return value
    }

    private var byte: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

    private func isAt(_ character: Unicode.Scalar) -> Bool { byte == UInt8(ascii: character) }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        offset += 1
        return true
    }

    private mutating func value(depth: Int) throws(SceneError) -> ScannedValue {
        guard depth <= Self.deepestNesting else {
            throw .syntax(
                source.place(at: offset), expected: "no more than \(Self.deepestNesting) levels of brackets",
                found: "one more")
        }
        let start = offset
        if take("{") {
            let members = try members(depth: depth + 1)
            return ScannedValue(range: start..<offset, content: .object(members))
        }
        if take("[") {
            let elements = try elements(depth: depth + 1)
            return ScannedValue(range: start..<offset, content: .array(elements))
        }
        if isAt("\"") || isAt("'") {
            try string()
        } else {
            while let byte, Self.isWord(byte) || "+-.".utf8.contains(byte) { offset += 1 }
            guard offset > start else { throw failure(expected: "a value") }
        }
        return ScannedValue(range: start..<offset, content: .literal)
    }

    private mutating func elements(depth: Int) throws(SceneError) -> [ScannedValue] {
        var elements: [ScannedValue] = []
        while true {
            try skipSpace()
            if take("]") { return elements }
            elements.append(try value(depth: depth))
            try skipSpace()
            if !take(","), !isAt("]") { throw failure(expected: "\",\" or \"]\"") }
        }
    }

    private mutating func members(depth: Int) throws(SceneError) -> [ScannedValue.Member] {
        var members: [ScannedValue.Member] = []
        var offsets: [String: Int] = [:]
        while true {
            try skipSpace()
            if take("}") { return members }
            let keyOffset = offset
            let key = try key()
            if let first = offsets.updateValue(keyOffset, forKey: key) {
                throw .duplicateKey(source.place(at: keyOffset), key: key, firstLine: source.place(at: first).line)
            }
            try skipSpace()
            guard take(":") else { throw failure(expected: "\":\" after the key \"\(key)\"") }
            try skipSpace()
            members.append(.init(key: key, keyOffset: keyOffset, value: try value(depth: depth)))
            try skipSpace()
            if !take(","), !isAt("}") { throw failure(expected: "\",\" or \"}\"") }
        }
    }

    private mutating func key() throws(SceneError) -> String {
        let start = offset
        if isAt("\"") || isAt("'") {
            try string()
            let literal = Array(source.bytes[start..<offset])
            guard let key = try? JSONDecoder.scene.decode(String.self, from: Data(literal)) else {
                throw source.unreadableString(at: start..<offset)
            }
            return key
        }
        let isDigit = byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        while let byte, Self.isWord(byte) { offset += 1 }
        guard offset > start, !isDigit else {
            offset = start
            throw failure(expected: "a key or \"}\"")
        }
        return source.text(start..<offset)
    }

    /// Steps over a string with its quotes.
    private mutating func string() throws(SceneError) {
        let start = offset
        let quote = byte
        offset += 1
        while let byte {
            if byte == UInt8(ascii: "\n") { break }
            offset += byte == UInt8(ascii: "\\") ? escapeLength : 1
            if byte == quote { return }
        }
        throw .syntax(
            source.place(at: start), expected: "a closing quote on the same line", found: "a string without one")
    }

    /// A backslash and what it escapes; a line's end may have two bytes.
    private var escapeLength: Int {
        source.bytes.dropFirst(offset + 1).starts(with: "\r\n".utf8) ? 3 : 2
    }

    /// Steps over white space and comments.
    private mutating func skipSpace() throws(SceneError) {
        while let byte {
            let start = offset
            if let scalar = unreadSpace {
                let code = String(scalar.value, radix: 16, uppercase: true)
                let found = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
                throw .syntax(source.place(at: offset), expected: "a plain space", found: "another one, \(found)")
            }
            if " \t\r\n".utf8.contains(byte) {
                offset += 1
            } else if byte == UInt8(ascii: "/") {
                offset += 1
                if take("/") {
                    while let byte = self.byte, byte != UInt8(ascii: "\n") { offset += 1 }
                } else if take("*") {
                    try endOfComment(from: start)
                } else {
                    offset = start
                    return
                }
            } else {
                return
            }
        }
    }

    /// White space of JSON5 that Foundation does not read: a tab or page of old, and those outside ASCII, which pages of the web have.
    ///
    /// Source: JSON5 1.0, section 8, and Unicode's category Zs.
    private var unreadSpace: Unicode.Scalar? {
        guard let byte, byte == 0x0B || byte == 0x0C || byte >= 0x80 else { return nil }
        let text = String(decoding: source.bytes[offset..<min(offset + 4, source.bytes.count)], as: UTF8.self)
        guard let scalar = text.unicodeScalars.first else { return nil }
        switch scalar.value {
        // At the start it is the byte order mark, which Foundation reads.
        case 0xFEFF: return offset == 0 ? nil : scalar
        case 0x0B, 0x0C, 0x2028, 0x2029: return scalar
        default: return scalar.properties.generalCategory == .spaceSeparator ? scalar : nil
        }
    }

    private mutating func endOfComment(from start: Int) throws(SceneError) {
        while byte != nil {
            if take("*") {
                if take("/") { return }
            } else {
                offset += 1
            }
        }
        throw .syntax(source.place(at: start), expected: "\"*/\" at the end of the comment", found: "none")
    }

    /// Letters, digits, `_`, `$` and everything outside ASCII: what keys, numbers and words are made of.
    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private func failure(expected: String) -> SceneError {
        guard byte != nil else {
            return .syntax(source.place(at: offset), expected: expected, found: "the end of the file")
        }
        let rest = source.text(offset..<min(offset + 4, source.bytes.count))
        return .syntax(source.place(at: offset), expected: expected, found: "\"\(rest.prefix(1))\"")
    }
}
