import Foundation
import SnapFiles
import SnapGolden
import SnapGraphics
import SnapPNG

/// A picture that was named on the command line, with the layout beside it if there is one.
struct PictureFile: Sendable {
    let bitmap: Bitmap
    let layout: LayoutTree?

    /// The layout beside a picture.
    static func layoutPath(_ path: String) -> String {
        (path.hasSuffix(".png") ? String(path.dropLast(4)) : path) + ".layout"
    }

    /// - Parameters:
    ///   - path: Absolute.
    ///   - name: As it was given, for messages.
    /// - Throws: `PictureFileError`, or why the file cannot be read.
    init(_ path: String, name: String) throws {
        guard let data = try GoldenFiles.input(path, limit: InputFile.largestPicture) else {
            throw InputError.notThere(path: name)
        }
        do throws(PNGError) {
            bitmap = try PNG.decode(data).bitmap
        } catch {
            throw PictureFileError(path: name, reason: error.description)
        }
        let layoutPath = Self.layoutPath(path)
        guard let text = try GoldenFiles.read(layoutPath) else {
            layout = nil
            return
        }
        do throws(LayoutTextError) {
            layout = try LayoutText.read(String(decoding: text, as: UTF8.self))
        } catch {
            throw PictureFileError(path: Self.layoutPath(name), reason: error.description)
        }
    }
}

/// A picture, or the layout beside it, that cannot be read.
struct PictureFileError: Error, Hashable, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path): \(reason)" }
}
