public import Foundation

/// JSON as people read it: indented, with sorted keys, and without backslashes in paths.
public enum JSONText {
    /// The encoder's own settings.
    public static let formatting: JSONEncoder.OutputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]

    /// With a line end at the end.
    public static func pretty(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }

    /// A number with at most three decimals.
    public static func thousandths(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
