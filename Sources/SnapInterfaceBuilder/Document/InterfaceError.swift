/// Why a file is no Interface Builder document that can be shown.
package enum InterfaceError: Error, Hashable {
    case unreadable(file: String, reason: String)
    /// The file is no well-formed XML; lines count from 1.
    case notXML(file: String, line: Int, reason: String)
    /// The file is XML of another kind.
    case notInterfaceBuilder(file: String, root: String)
    /// The document has the format of Xcode 4 and before: an archive of objects.
    case oldFormat(file: String)
    /// A document of another platform.
    case otherPlatform(file: String, runtime: String)
    case noScene(file: String, name: String, names: [String])
    /// Elements inside one another beyond all that Interface Builder writes, or than the stack of the present thread suffices for.
    case tooDeep(file: String, line: Int, limit: Int)
}

extension InterfaceError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
        case .notXML(let file, let line, let reason):
            "\(file):\(line): this is no well-formed XML (\(reason)): open and save the file in Xcode"
        case .notInterfaceBuilder(let file, let root):
            "\(file): this is no Interface Builder document: its root is <\(root)>, not <document>"
        case .oldFormat(let file):
            "\(file): this document has the format of Xcode 4 and before: open and save it in a later Xcode"
        case .otherPlatform(let file, let runtime):
            "\(file): this document is for \(runtime): only those for iOS (iOS.CocoaTouch) can be shown"
        case .noScene(let file, let name, let names):
            "\(file): no scene is named \"\(name)\"; there are: \(names.joined(separator: ", "))"
        case .tooDeep(let file, let line, let limit):
            "\(file):\(line): elements are more than \(limit) deep here: take views out of one another"
        }
    }
}
