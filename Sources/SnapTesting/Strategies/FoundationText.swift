import Foundation

/// Values of Foundation in one line each, by what they hold: their mirrors show addresses, caches, or nothing.
///
/// The types are those that swift-snapshot-testing gives texts of their own, and the classes that are bridged to them.
enum FoundationText {
    /// nil for a value of another type.
    static func of(_ value: Any) -> String? {
        // The classes first: a cast makes them the values that they are bridged to.
        if type(of: value) is NSObject.Type, let text = text(ofObject: value) { return text }
        return switch value {
        case let data as Data: text(data)
        case let date as Date: date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        case let identifier as UUID: identifier.uuidString
        case let url as URL: url.absoluteString
        case let number as Decimal: number.description
        case let text as AttributedString: self.text(text)
        default: nil
        }
    }

    private static func text(ofObject value: Any) -> String? {
        switch value {
        case let text as NSString: String(reflecting: text.description)
        case let number as NSNumber: number.description
        case let text as NSAttributedString: String(reflecting: text.string)
        case is NSNull: "null"
        default: nil
        }
    }

    /// `3 bytes: 01 ff 02`.
    private static func text(_ data: Data) -> String {
        let digits = data.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }
        let count = data.count == 1 ? "1 byte" : "\(data.count) bytes"
        return digits.isEmpty ? count : "\(count): \(digits.joined(separator: " "))"
    }

    /// Each run's text, and behind it what holds for it, in the order of the names: `"Delete" [link = …]`.
    private static func text(_ text: AttributedString) -> String {
        text.runs.map { run in
            let characters = String(reflecting: String(text[run.range].characters))
            let attributes = "\(run.attributes)".split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !["{", "}"].contains($0) }.sorted()
            return attributes.isEmpty ? characters : "\(characters) [\(attributes.joined(separator: ", "))]"
        }.joined(separator: " ")
    }
}
