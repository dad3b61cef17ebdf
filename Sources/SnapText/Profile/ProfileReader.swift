/// Reads the little-endian numbers of the embedded profile. A malformed profile is a mistake of the build, so it traps.
struct ProfileReader {
    private let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func u8() -> UInt8 {
        precondition(position < bytes.count, "the system-font profile is cut short: make it again with its script")
        defer { position += 1 }
        return bytes[position]
    }

    mutating func u16() -> UInt16 {
        let low = UInt16(u8())
        return low | UInt16(u8()) << 8
    }

    mutating func i16() -> Int16 { Int16(bitPattern: u16()) }

    mutating func i32() -> Int32 {
        let low = UInt32(u16())
        return Int32(bitPattern: low | UInt32(u16()) << 16)
    }

    /// A count, then so many elements.
    mutating func list<Element>(_ element: (inout ProfileReader) -> Element) -> [Element] {
        (0..<u16()).map { _ in element(&self) }
    }

    mutating func expect(_ magic: String) {
        for byte in magic.utf8 {
            precondition(u8() == byte, "the system-font profile has another version: make it again with its script")
        }
    }

    func expectEnd() {
        precondition(position == bytes.count, "the system-font profile is too long: make it again with its script")
    }
}
