/// A line of somebody's source.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    /// Module and file name of a Swift file, the name of another.
    public let file: String
    public let line: UInt

    init(fileID: StaticString, line: UInt) {
        file = fileID.description
        self.line = line
    }

    /// A line of a file that is not Swift.
    package init(file: String, line: UInt) {
        self.file = file
        self.line = line
    }

    public var description: String { "\(file):\(line)" }
}
