import Foundation
import SnapGraphics

/// A short way to write a layout down.
func view(
    _ className: String, _ identifier: String? = nil, _ frame: (CGFloat, CGFloat, CGFloat, CGFloat),
    _ facts: [(String, String)] = [], _ children: [LayoutNode] = []
) -> LayoutNode {
    LayoutNode(
        className: className, identifier: identifier,
        frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3),
        facts: facts.map { LayoutNode.Fact($0.0, $0.1) }, children: children)
}

func screen(_ root: LayoutNode) -> LayoutTree {
    LayoutTree(root: root, size: CGSize(width: 375, height: 667), scale: 2)
}

/// A folder of its own for one test, removed with the value.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "snap-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func files() -> [String] {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return all.filter { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
            return !isFolder.boolValue
        }.sorted()
    }
}
