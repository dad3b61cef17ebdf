import Foundation

extension SceneValue {
    /// The value of a whole file.
    init(decoding source: SourceText) throws(SceneError) {
        let scanned = try JSONScanner.scan(source)
        let decoder = JSONDecoder.scene
        decoder.userInfo[.scan] = ScannedText(source: source, root: scanned)
        do {
            self = try decoder.decode(SceneValue.self, from: Data(source.bytes))
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
            if !isReadable {
                return .literal(source.place(at: literal.range.lowerBound), text: source.text(literal.range))
            }
        }
        return .undecodable(source.place(at: scanned.range.lowerBound), reason: "\(error)")
    }
}

extension SceneValue: Decodable {
    /// Takes the place from the scan in the decoder's `userInfo`.
    init(from decoder: any Decoder) throws {
        guard let text = decoder.userInfo[.scan] as? ScannedText,
            let scanned = text.root.descendant(at: decoder.codingPath)
        else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "the scan has no such value"))
        }
        place = text.source.place(at: scanned.range.lowerBound, path: Self.path(decoder.codingPath))
        switch scanned.content {
        case .array:
            var container = try decoder.unkeyedContainer()
            var elements: [SceneValue] = []
            while !container.isAtEnd { elements.append(try container.decode(SceneValue.self)) }
            content = .array(elements)
            isVerbatim = false
        case .object(let members):
            let container = try decoder.container(keyedBy: SceneKey.self)
            content = .object(
                try members.map { member in
                    let key = SceneKey(member.key)
                    return Member(
                        key: member.key,
                        keyPlace: text.source.place(
                            at: member.keyOffset, path: Self.path(decoder.codingPath + [key])),
                        value: try container.decode(SceneValue.self, forKey: key))
                })
            isVerbatim = false
        case .literal:
            let literal = try Self.literal(from: decoder.singleValueContainer())
            if case .string(let string) = literal {
                isVerbatim = scanned.range.count == string.utf8.count + 2
                content = .string(try text.source.joiningLines(of: string, at: scanned.range))
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

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
            }
        }
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

/// What a `SceneValue` needs to know while it is decoded.
private struct ScannedText: Sendable {
    let source: SourceText
    let root: ScannedValue
}

extension CodingUserInfoKey {
    fileprivate static var scan: CodingUserInfoKey {
        guard let key = CodingUserInfoKey(rawValue: "scan") else { preconditionFailure("every string is a key") }
        return key
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
