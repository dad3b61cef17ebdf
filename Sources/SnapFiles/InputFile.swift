package import Foundation

/// A file that is to be read: what it is called in messages, and whether it can be read at all.
package struct InputFile {
    /// A scene file or an Interface Builder document larger than this is none that a person or a tool wrote, in bytes.
    package static let largestScene = 16 << 20
    /// The same of a picture.
    package static let largestPicture = 256 << 20

    package let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// Why the file is not read; nil where it can be.
    ///
    /// Pipes and devices may have no end, and neither may what the system makes up as it is read, which claims to be empty.
    package func problem(limit: Int) -> String? {
        let path = url.resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
            return "there is no such file"
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory: return "it is a folder"
        case .typeRegular: break
        case .typeSymbolicLink: return "there is no such file"
        default: return "it is no regular file, but a pipe or a device"
        }
        guard let size = attributes[.size] as? Int, size > 0 else { return "it is empty" }
        guard size <= limit else { return "it has \(size) bytes, and may have \(limit)" }
        return FileManager.default.isReadableFile(atPath: path) ? nil : "check its permissions"
    }

    /// The path as a person in the current folder names it.
    package var name: String {
        Paths.shown(Paths.absolute(url.absoluteURL.path), from: FileManager.default.currentDirectoryPath)
    }
}
