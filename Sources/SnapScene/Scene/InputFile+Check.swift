import Foundation
import SnapFiles

extension InputFile {
    /// Refuses a file that a scene names and that cannot be read.
    ///
    /// - Parameters:
    ///   - path: as the scene has it.
    ///   - kind: what the file should be.
    func check(_ path: String, kind: String, limit: Int, namedAt place: ScenePlace) throws(SceneError) {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw .missingFile(place, kind: kind, path: path)
        }
        if let problem = problem(limit: limit) {
            throw .unusableFile(place, kind: kind, path: path, reason: problem)
        }
    }
}
