/// One text chunk of a PNG file: a keyword and what it stands for; never compared, never drawn.
public struct PNGText: Hashable, Sendable {
    /// 1…79 printable ASCII characters, with no space at either end and no two spaces together (PNG specification 11.3.4.2).
    public var keyword: String
    /// Any text without a zero character.
    public var value: String

    public init(keyword: String, value: String) {
        self.keyword = keyword
        self.value = value
    }

    /// Whether a file can hold it and give it back unchanged.
    var isValid: Bool {
        let characters = Array(keyword.utf8)
        let isKeyword =
            (1...79).contains(characters.count) && characters.allSatisfy { (0x20...0x7E).contains($0) }
            && characters.first != 0x20 && characters.last != 0x20 && !keyword.contains("  ")
        return isKeyword && !value.utf8.contains(0)
    }

    /// The text of a tEXt chunk: keyword, zero, value, both Latin-1 (PNG specification 11.3.4.3); nil where there is no zero.
    init?(latin1 data: UnsafeRawBufferPointer) {
        guard let zero = data.firstIndex(of: 0), !data[(zero + 1)...].contains(0) else { return nil }
        keyword = Self.latin1(data[..<zero])
        value = Self.latin1(data[(zero + 1)...])
    }

    static func latin1(_ bytes: some Sequence<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes { text.append(Unicode.Scalar(byte)) }
        return String(text)
    }
}
