import Foundation

/// A package's `snap.json`: settings that hold for everyone who works on it.
public struct ProjectSettings: Hashable, Sendable {
    public static let fileName = "snap.json"

    /// The weakest voice but the default.
    public var record: RecordMode?

    public init(record: RecordMode? = nil) {
        self.record = record
    }

    /// The settings in a package's folder; none where there is no file.
    public init(inFolder folder: String) throws(ProjectSettingsError) {
        let path = Paths.join(folder, Self.fileName)
        guard let data = FileManager.default.contents(atPath: path) else {
            self.init()
            return
        }
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let values: [String: Value]
        do {
            values = try decoder.decode([String: Value].self, from: data)
        } catch {
            throw .notJSON(path: path)
        }
        for key in values.keys.sorted() where key != "record" {
            throw .unknownKey(path: path, key: key)
        }
        guard let value = values["record"] else {
            self.init()
            return
        }
        guard let mode = value.text.flatMap(RecordMode.init) else {
            throw .recordMode(path: path, value: value.text ?? "no text")
        }
        self.init(record: mode)
    }

    /// A value of any type; its text where it is one.
    private struct Value: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }
}

/// Why a `snap.json` cannot be used.
public enum ProjectSettingsError: Error, Hashable {
    case notJSON(path: String)
    case unknownKey(path: String, key: String)
    case recordMode(path: String, value: String)
}

extension ProjectSettingsError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notJSON(let path): "\(path) is not a JSON object such as {\"record\": \"never\"}: mend it, or remove it"
        case .unknownKey(let path, let key): "\(path) has the unknown key “\(key)”: the one key is “record”"
        case .recordMode(let path, let value):
            "\(path): “record” is “\(value)”: set it to one of "
                + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        }
    }
}
