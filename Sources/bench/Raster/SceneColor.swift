import SnapGraphics

/// `#rrggbbaa`, straight.
struct SceneColor: Decodable {
    let color: Color

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard text.hasPrefix("#"), text.count == 9, let value = UInt32(text.dropFirst(), radix: 16) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is not #rrggbbaa")
        }
        func level(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 255) }
        color = Color(red: level(24), green: level(16), blue: level(8), alpha: level(0))
    }
}
