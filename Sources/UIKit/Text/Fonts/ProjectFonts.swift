import Foundation
import SnapText

/// The font files that a project names under `fonts` in its `snap.json`.
package enum ProjectFonts {
    /// The settings of a project that fonts are read from; other keys belong to others.
    private struct Settings: Decodable {
        var fonts: [String]?
    }

    /// The files that the settings' bytes name, as full paths; nil where they are no JSON with a list of texts under `fonts`.
    package static func paths(in settings: Data, folder: String) -> [String]? {
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        guard let settings = try? decoder.decode(Settings.self, from: settings) else { return nil }
        return (settings.fonts ?? []).map { path in
            URL(filePath: path, relativeTo: URL(filePath: folder, directoryHint: .isDirectory)).path
        }
    }

    /// Registers the fonts of the project in the current folder, where tests run, the first time.
    static func registerOnce() { _ = registration }

    private static let registration: Void = {
        let folder = FileManager.default.currentDirectoryPath
        guard let settings = FileManager.default.contents(atPath: folder + "/snap.json") else { return }
        for path in paths(in: settings, folder: folder) ?? [] {
            do throws(FontRegistrationError) {
                try FontRegistration.register(path)
            } catch {
                RuntimeWarnings.record("snap.json: \(error)")
            }
        }
    }()
}
