import UIKit

/// Why a scene file is not a scene; each case knows where in the file, and says what to do.
package enum SceneError: Error, Hashable, Sendable {
    // MARK: The file

    case unreadable(file: String, reason: String)
    /// The line has bytes that are not UTF-8.
    case notUTF8(ScenePlace)
    case syntax(ScenePlace, expected: String, found: String)
    /// A number or word that JSON5 does not have.
    case literal(ScenePlace, text: String)
    /// A string with an escape or a character that cannot be read.
    case escape(ScenePlace, text: String)
    /// Foundation refuses the text for a reason of its own.
    case undecodable(ScenePlace, reason: String)

    // MARK: Keys and values

    case duplicateKey(ScenePlace, key: String, firstLine: Int)
    /// `owner` is what the key was given to: a class, a font, the scene.
    case unknownKey(ScenePlace, key: String, owner: String, known: [String])
    case missingKey(ScenePlace, key: String, owner: String)
    case wrongType(ScenePlace, expected: String, found: String)
    /// `kind` is what the name should have named: a class, a color, a device.
    case unknownName(ScenePlace, kind: String, name: String, known: [String])
    case invalid(ScenePlace, problem: String, remedy: String)

    // MARK: Views and constraints

    case duplicateIdentifier(ScenePlace, identifier: String, firstLine: Int)
    /// `text` is the whole equation; the place is the column where it goes wrong.
    case equation(ScenePlace, text: String, problem: String)

    // MARK: Other files

    case missingFile(ScenePlace, kind: String, path: String)
    /// A file that is there, and is not what it should be.
    case unusableFile(ScenePlace, kind: String, path: String, reason: String)
    /// A picture that is there, and cannot be shown.
    case unusableImage(ScenePlace, reason: String)

    // MARK: What stands in place of the file

    /// `key` is what was overridden.
    case override(file: String, key: String, problem: String, remedy: String)
}

extension SceneError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
        case .notUTF8(let place): "\(place): is not UTF-8 text: save the file in UTF-8"
        case .syntax(let place, let expected, let found): "\(place): expected \(expected), found \(found)"
        case .literal(let place, let text):
            "\(place): \(Self.clipped(text)) is no JSON5 value: put texts in quotes"
        case .escape(let place, let text):
            "\(place): the text \(Self.clipped(text)) cannot be read: write \\\\ for a backslash, \\n for a line feed, \\uXXXX for a character by its code"
        case .undecodable(let place, let reason): "\(place): is not JSON5: \(reason)"
        case .duplicateKey(let place, let key, let line):
            "\(place): the key \"\(Self.clipped(key))\" stands on line \(line) already: remove one of them"
        case .unknownKey(let place, let key, let owner, let known):
            "\(place): \(owner) has no key \"\(Self.clipped(key))\": \(Self.suggestion(for: key, among: known))"
        case .missingKey(let place, let key, let owner): "\(place): \(owner) needs the key \"\(key)\""
        case .wrongType(let place, let expected, let found): "\(place): expected \(expected), found \(found)"
        case .unknownName(let place, let kind, let name, let known):
            "\(place): there is no \(kind) \"\(Self.clipped(name))\": \(Self.suggestion(for: name, among: known))"
        case .invalid(let place, let problem, let remedy): "\(place): \(problem): \(remedy)"
        case .duplicateIdentifier(let place, let identifier, let line):
            "\(place): the view on line \(line) has the id \"\(identifier)\" already: give each view an id of its own"
        case .equation(let place, let text, let problem):
            "\(place): in \"\(Self.clipped(text))\": \(Self.clipped(problem, to: 1000))"
        case .missingFile(let place, let kind, let path):
            "\(place): there is no \(kind) \(path): paths start at the scene file's folder"
        case .unusableFile(let place, let kind, let path, let reason):
            "\(place): the \(kind) \(path) cannot be read: \(reason)"
        case .unusableImage(let place, let reason): "\(place): \(reason)"
        case .override(let file, let key, let problem, let remedy):
            "\(file): the \(key) given in place of the file's: \(problem): \(remedy)"
        }
    }

    /// The nearest known name, or all of them.
    private static func suggestion(for name: String, among known: [String]) -> String {
        if let nearest = NearestName.find(name, among: known) { return "did you mean \"\(nearest)\"?" }
        return known.isEmpty ? "none is known here" : "known are \(list(known))"
    }

    /// The names with commas between them; of very many the first.
    static func list(_ names: [String]) -> String {
        let most = 60
        let rest = names.count - most
        return names.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) others" : "")
    }

    /// As much of a text as a message has room for.
    private static func clipped(_ text: String, to length: Int = 100) -> String {
        text.count > length ? text.prefix(length) + "…" : text
    }
}
