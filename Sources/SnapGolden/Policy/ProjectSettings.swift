import Foundation
public import SnapFiles
public import SnapText
import UIKit

/// A package's `snap.json`: settings that hold for everyone who works on it.
public struct ProjectSettings: Hashable, Sendable {
    public static let fileName = "snap.json"

    /// The weakest voice but the default.
    public var record: RecordMode?
    /// Paths of font files that texts may name the fonts of.
    public var fonts: [String]

    public init(record: RecordMode? = nil, fonts: [String] = []) {
        self.record = record
        self.fonts = fonts
    }

    /// The settings in a package's folder; none where there is no file.
    public init(inFolder folder: String) throws(ProjectSettingsError) {
        let path = Paths.join(folder, Self.fileName)
        guard let data = try Self.read(path) else {
            self.init()
            return
        }
        let values = try Self.values(in: data, of: path)
        for key in values.keys.sorted() where !["record", "fonts"].contains(key) {
            throw .unknownKey(path: path, key: key)
        }
        guard let fonts = ProjectFonts.paths(in: data, folder: folder) else { throw .fonts(path: path) }
        guard let value = values["record"] else {
            self.init(fonts: fonts)
            return
        }
        guard let mode = value.text.flatMap(RecordMode.init) else {
            throw .recordMode(path: path, value: value.text)
        }
        self.init(record: mode, fonts: fonts)
    }

    private static func read(_ path: String) throws(ProjectSettingsError) -> Data? {
        do throws(GoldenError) {
            return try GoldenFiles.read(path)
        } catch {
            throw .unreadable(error)
        }
    }

    private static func values(in data: Data, of path: String) throws(ProjectSettingsError) -> [String: Value] {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        do {
            return try decoder.decode([String: Value].self, from: data)
        } catch {
            throw .notJSON(path: path)
        }
    }

    /// Makes the fonts known to this process, where they are not.
    public func registerFonts() throws(ProjectSettingsError) {
        for path in fonts {
            do throws(FontRegistrationError) {
                try FontRegistration.register(path)
            } catch {
                throw .font(error)
            }
        }
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
    case unreadable(GoldenError)
    case notJSON(path: String)
    case unknownKey(path: String, key: String)
    /// The value is nil where it is no text.
    case recordMode(path: String, value: String?)
    /// What stands under `fonts` is no list of texts.
    case fonts(path: String)
    case font(FontRegistrationError)
}

extension ProjectSettingsError: FileError {
    public func description(_ shown: (_ path: String) -> String) -> String {
        switch self {
        case .unreadable(let error): error.description(shown)
        case .notJSON(let path):
            "\(shown(path)) is not a JSON object such as {\"record\": \"never\"}: mend it, or remove it"
        case .unknownKey(let path, let key):
            "\(shown(path)) has the unknown key “\(key)”: the keys are “record” and “fonts”"
        case .fonts(let path):
            "\(shown(path)): “fonts” is no list of paths: write it as in {\"fonts\": [\"Fonts/Roboto.ttf\"]}"
        case .font(let error): "\(ProjectSettings.fileName): \(error.description(shown))"
        case .recordMode(let path, let value):
            "\(shown(path)): “record” is \(value.map { "“\($0)”" } ?? "no text"): set it to one of "
                + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        }
    }
}
