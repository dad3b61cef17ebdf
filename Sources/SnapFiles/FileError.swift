/// An error that has absolute paths of files in it, and can be told with the paths that a person knows.
public protocol FileError: Error, CustomStringConvertible {
    /// The text, with each path as `shown` gives it.
    func description(_ shown: (_ path: String) -> String) -> String
}

extension FileError {
    /// With absolute paths.
    public var description: String { description { $0 } }

    /// With paths as a person in `folder` (absolute) names them.
    public func description(seenFrom folder: String) -> String {
        description { Paths.shown($0, from: folder) }
    }
}
