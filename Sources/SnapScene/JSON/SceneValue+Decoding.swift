import Foundation

extension SceneValue {
    /// The value of a whole file.
    init(decoding source: SourceText) throws(SceneError) {
        let scanned = try JSONScanner.scan(source)
        do {
            self = try JSONDecoder.scene.decode(
                SceneValue.self, from: Data(source.bytes),
                configuration: ScannedText(source: source, value: scanned, path: ""))
        } catch {
            throw Self.failure(of: error, in: source, scanned)
        }
    }

    /// Foundation says only that something is wrong: the first literal that it refuses alone is it.
    private static func failure(of error: any Error, in source: SourceText, _ scanned: ScannedValue) -> SceneError {
        for literal in scanned.literals {
            let bytes = Array(source.bytes[literal.range])
            let isString = bytes.first == UInt8(ascii: "\"") || bytes.first == UInt8(ascii: "'")
            let decoder = JSONDecoder.scene
            let isReadable =
                if isString {
                    (try? decoder.decode(String.self, from: Data(bytes))) != nil
                } else {
                    (try? decoder.decode(Double?.self, from: Data(bytes))) != nil
                        || (try? decoder.decode(Bool.self, from: Data(bytes))) != nil
                }
            if !isReadable, isString { return source.unreadableString(at: literal.range) }
            if !isReadable {
                return .literal(source.place(at: literal.range.lowerBound), text: source.text(literal.range))
            }
        }
        return .undecodable(source.place(at: scanned.range.lowerBound), reason: "\(error)")
    }
}

extension SceneValue: DecodableWithConfiguration {
    /// Takes the place from the scan: decoder and scan go down the text together.
    init(from decoder: any Decoder, configuration text: ScannedText) throws {
        place = text.place
        switch text.value.content {
        case .array(let values):
            var container = try decoder.unkeyedContainer()
            content = .array(
                try values.enumerated().map { index, value in
                    try container.decode(SceneValue.self, configuration: text.element(value, at: index))
                })
            isVerbatim = false
        case .object(let members):
            let container = try decoder.container(keyedBy: SceneKey.self)
            content = .object(
                try members.map { member in
                    let inner = text.member(member)
                    return Member(
                        key: member.key, keyPlace: text.source.place(at: member.keyOffset, path: inner.path),
                        value: try container.decode(
                            SceneValue.self, forKey: SceneKey(member.key), configuration: inner))
                })
            isVerbatim = false
        case .literal:
            let literal = try Self.literal(from: decoder.singleValueContainer())
            if case .string(let string) = literal {
                isVerbatim = text.value.range.count == string.utf8.count + 2
                content = .string(try text.source.joiningLines(of: string, at: text.value.range))
            } else {
                isVerbatim = false
                content = literal
            }
        }
    }

    private static func literal(from container: any SingleValueDecodingContainer) throws -> Content {
        if container.decodeNil() { return .null }
        if let bool = try? container.decode(Bool.self) { return .bool(bool) }
        if let number = try? container.decode(Double.self) { return .number(number) }
        return .string(try container.decode(String.self))
    }
}

/// Any key of an object.
private struct SceneKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ key: String) {
        stringValue = key
    }

    init?(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        nil
    }
}

extension SourceText {
    /// What is wrong with a string that Foundation refuses.
    ///
    /// JSON5 has a zero character in strings, Foundation has not, and nothing that a scene names or shows could hold one.
    func unreadableString(at range: Range<Int>) -> SceneError {
        let written = text(range)
        let escapes = written.replacingOccurrences(of: "\\\\", with: "")
        let escape = ["\\u0000", "\\x00", "\\0"].first(where: escapes.contains)
        if escape != nil || bytes[range].contains(0) {
            let spelling = escape.map { ", written \($0)" } ?? ""
            return .invalid(
                place(at: range.lowerBound), problem: "a text or name cannot have a NUL character\(spelling)",
                remedy: "leave it out")
        }
        return .escape(place(at: range.lowerBound), text: written)
    }

    /// The string at a range without its escaped line ends: JSON5 leaves them out, Foundation keeps them.
    fileprivate func joiningLines(of string: String, at range: Range<Int>) throws -> String {
        guard string.contains(where: \.isNewline) else { return string }
        var joined: [UInt8] = []
        var rest = bytes[range]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                joined.append(byte)
                continue
            }
            if rest.starts(with: "\r\n".utf8) {
                rest = rest.dropFirst(2)
            } else if rest.first == UInt8(ascii: "\n") {
                rest = rest.dropFirst()
            } else {
                joined.append(byte)
                if let escaped = rest.popFirst() { joined.append(escaped) }
            }
        }
        return try JSONDecoder.scene.decode(String.self, from: Data(joined))
    }
}

/// What a `SceneValue` needs to know while it is decoded: where it stands.
struct ScannedText: Sendable {
    fileprivate let source: SourceText
    fileprivate let value: ScannedValue
    /// The keys and indices that lead to the value.
    fileprivate let path: String

    fileprivate var place: ScenePlace { source.place(at: value.range.lowerBound, path: path) }

    fileprivate func element(_ value: ScannedValue, at index: Int) -> ScannedText {
        ScannedText(source: source, value: value, path: "\(path)[\(index)]")
    }

    fileprivate func member(_ member: ScannedValue.Member) -> ScannedText {
        ScannedText(
            source: source, value: member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)")
    }
}

extension JSONDecoder {
    /// A decoder of scene files.
    static var scene: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        return decoder
    }
}
