/// A place in a scene file: what an error points at.
package struct ScenePlace: Hashable, Sendable {
    /// As the file was named by whoever opened it.
    package let file: String
    /// From 1.
    package let line: Int
    /// From 1, in characters.
    package let column: Int
    /// The keys and indices that lead to the value, as in `root.subviews[0].text`; empty for the whole file.
    package let path: String

    /// The place some characters further on the same line.
    func advanced(by characters: Int) -> ScenePlace {
        ScenePlace(file: file, line: line, column: column + characters, path: path)
    }
}

extension ScenePlace: CustomStringConvertible {
    package var description: String {
        "\(file):\(line):\(column)" + (path.isEmpty ? "" : ": \(path.count > 500 ? path.prefix(500) + "…" : path)")
    }
}
