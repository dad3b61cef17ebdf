import Foundation
import Testing

/// Holds the sources against the table of `Docs/Architecture.md`.
@Suite struct ImportTests {
    /// One row: a target and the targets it may import.
    struct Row {
        let target: String
        let imports: Set<String>
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func table() throws -> [Row] {
        let text = try String(contentsOf: root.appending(path: "Docs/Architecture.md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
            guard cells.count == 5, let target = names(in: cells[1]).first else { return nil }
            return Row(target: target, imports: Set(names(in: cells[3])))
        }
    }

    /// The words in backticks.
    static func names(in cell: Substring) -> [String] {
        let parts = cell.split(separator: "`", omittingEmptySubsequences: false)
        return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }

    /// The modules that a target's Swift files import, each with one file that does.
    static func imports(of target: String) throws -> [String: String] {
        let folder = root.appending(path: "Sources/\(target)")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let pattern =
            /^(?:@\w+ +)*(?:(?:public|package|internal|fileprivate|private) +)?import +(?:(?:struct|class|enum|protocol|func|typealias) +)?(\w+)/
        var found: [String: String] = [:]
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if let match = try pattern.firstMatch(in: line) { found[String(match.1)] = file.lastPathComponent }
            }
        }
        return found
    }

    /// What the manifest says that each target depends on.
    static func dependencies() throws -> [String: Set<String>] {
        let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        var found: [String: Set<String>] = [:]
        for part in text.split(separator: /[tT]arget\(/).dropFirst() {
            guard let name = part.firstMatch(of: /^\s*name: "(\w+)"/) else { continue }
            let list = part.firstMatch(of: /dependencies: \[([^\]]*)\]/).map { $0.1 } ?? ""
            found[String(name.1)] = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
        }
        return found
    }

    /// The compiler imports it by itself, wherever its two modules are imported together.
    static let overlay = "_Testing_UIKit"

    @Test func `the manifest has what the table has, and everything in it is imported`() throws {
        let dependencies = try Self.dependencies()
        for row in try Self.table() {
            #expect(dependencies[row.target] == row.imports, "\(row.target) in Package.swift and in the table")
            guard !row.target.hasPrefix("C") else { continue }
            let imported = try Self.imports(of: row.target)
            for module in row.imports.sorted() where module != Self.overlay {
                #expect(imported[module] != nil, "\(row.target) imports \(module) nowhere")
            }
        }
    }

    @Test func `every target has a row, and every import is in it`() throws {
        let rows = try Self.table()
        let targets = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
        #expect(rows.count > 10)
        #expect(Set(targets).subtracting(rows.map(\.target)) == [])
        let own = Set(rows.map(\.target))
        for row in rows where targets.contains(row.target) {
            let imported = try Self.imports(of: row.target).filter { own.contains($0.key) }
            for (module, file) in imported.sorted(by: { $0.key < $1.key }) {
                #expect(row.imports.contains(module), "\(row.target) imports \(module) in \(file)")
            }
        }
    }

    @Test func `arrows go up the table only`() throws {
        var above: Set<String> = []
        for row in try Self.table() {
            #expect(row.imports.isSubset(of: above), "\(row.target) imports what stands below it")
            above.insert(row.target)
        }
    }
}
