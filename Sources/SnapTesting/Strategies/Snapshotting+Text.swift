public import Foundation
import SnapGolden

extension Snapshotting where Format == String {
    /// A strategy whose golden is a text file, compared line by line.
    ///
    /// `pathExtension` is the golden's file extension; `txt` where it is nil.
    public init(
        pathExtension: String? = nil, snapshot: @escaping @MainActor @Sendable (_ value: Value) throws -> String
    ) {
        self.init { value in
            Capture(artifact: .text(try snapshot(value), fileExtension: pathExtension ?? "txt"))
        }
    }

    /// Any value as its mirror shows it, one part a line; dictionaries and sets are in the order of their elements' texts.
    public static var dump: Snapshotting {
        Snapshotting { ValueDump.text($0) }
    }
}

extension Snapshotting where Value == String, Format == String {
    /// Text as it is.
    public static var lines: Snapshotting {
        Snapshotting { $0 }
    }
}

extension Snapshotting where Value: CustomStringConvertible, Format == String {
    /// What the value says of itself.
    public static var description: Snapshotting {
        Snapshotting { $0.description }
    }
}

extension Snapshotting where Value: Encodable, Format == String {
    /// JSON, indented, with sorted keys.
    public static var json: Snapshotting {
        Snapshotting(pathExtension: "json") { value in
            let encoder = JSONEncoder()
            encoder.outputFormatting = JSONText.formatting
            return try encoded(value, by: encoder)
        }
    }

    /// JSON as an encoder of yours writes it; let it sort the keys, or no two runs are alike.
    public static func json(_ encoder: @escaping @MainActor @Sendable () -> JSONEncoder) -> Snapshotting {
        Snapshotting(pathExtension: "json") { try encoded($0, by: encoder()) }
    }

    private static func encoded(_ value: Value, by encoder: JSONEncoder) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
