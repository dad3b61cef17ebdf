import Foundation

/// A package as a user would write it, which depends on this one by path.
///
/// Its build is kept in this package's own, so that only the first run builds everything. What its tests show comes from a file: a
/// change of that needs no building.
struct ThrowawayPackage {
    let folder: String
    private let snap: String

    static let goldens = "Tests/CardTests/__Snapshots__/CardTests"

    /// The package as new: no goldens, nothing pending, a title of 20 points.
    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        snap = build.appending(path: "snap").path()
        folder = root.appending(path: ".build/end-to-end/Cards").path()
        try write(Self.manifest(root: root), to: "Package.swift")
        try write(Self.tests(folder: folder), to: "Tests/CardTests/CardTests.swift")
        try remove("Tests/CardTests/Broken.swift")
        try remove("Tests/CardTests/__Snapshots__")
        try remove(".snap")
        try setTitleHeight(20)
    }

    /// Runs the `snap` that was built with these tests.
    func snap(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandOutput {
        try CommandOutput.of(snap, arguments, in: folder, environment: environment)
    }

    /// Runs the tests as somebody would without `snap`.
    func swiftTest(environment: [String: String] = [:]) throws -> CommandOutput {
        try CommandOutput.of("/usr/bin/env", ["swift", "test", "--skip-build"], in: folder, environment: environment)
    }

    func setTitleHeight(_ height: Double) throws {
        try write("\(height)", to: "height.txt")
    }

    /// Makes the card impossible to make, or the process end with it.
    func breakCard(crash: Bool) throws {
        try write(crash ? "crash" : "no number", to: "height.txt")
    }

    /// Writes a file, unless it is the same already: its time stamp would make the package build again.
    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: folder).appending(path: name)
        if try contents(name) == Data(text.utf8) { return }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove(_ name: String) throws {
        let path = "\(folder)/\(name)"
        if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
    }

    /// nil where there is no such file.
    func contents(_ name: String) throws -> Data? {
        FileManager.default.contents(atPath: "\(folder)/\(name)")
    }

    /// The files below a folder, sorted; none where there is no such folder.
    func files(in name: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: "\(folder)/\(name)")?.compactMap { $0 as? String } ?? []
        return all.filter { !$0.hasSuffix("/") && $0.contains(".") && !$0.contains("__Snapshots__/CardTests/.") }
            .filter { path in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: "\(folder)/\(name)/\(path)", isDirectory: &isFolder)
                return !isFolder.boolValue
            }.sorted()
    }

    /// All goldens, by name.
    func goldenContents() throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for file in files(in: Self.goldens) { contents[file] = try self.contents("\(Self.goldens)/\(file)") }
        return contents
    }

    private static func manifest(root: URL) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Cards",
            dependencies: [.package(path: "\(root.path())")],
            targets: [
                .testTarget(
                    name: "CardTests",
                    dependencies: [
                        .product(name: "SnapTesting", package: "\(root.lastPathComponent)"),
                        .product(name: "UIKit", package: "\(root.lastPathComponent)"),
                    ])
            ])
        """
    }

    private static func tests(folder: String) -> String {
        """
        import Foundation
        import SnapTesting
        import Testing
        import UIKit
        import XCTest

        /// A title, and below it the content, which follows it.
        @MainActor func card() throws -> UIView {
            let text = try String(contentsOfFile: "\(folder)/height.txt", encoding: .utf8)
            if text == "crash" { fatalError("the card is broken") }
            let height = CGFloat(try #require(Double(text)))
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            card.backgroundColor = .white
            let title = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: height))
            title.backgroundColor = .black
            title.accessibilityIdentifier = "title"
            let content = UIView(frame: CGRect(x: 10, y: 20 + height, width: 80, height: 10))
            content.backgroundColor = .red
            content.accessibilityIdentifier = "content"
            card.addSubview(title)
            card.addSubview(content)
            return card
        }

        @MainActor @Suite struct SwiftTestingTests {
            @Test func card() throws {
                assertSnapshot(of: try CardTests.card(), as: .image)
            }

            @Test func theHeightIsANumber() throws {
                let text = try String(contentsOfFile: "\(folder)/height.txt", encoding: .utf8)
                #expect(Double(text) != nil)
            }

            @Test(arguments: ["A", "B"]) func letters(letter: String) {
                assertSnapshot(of: letter, as: .lines, named: letter)
            }
        }

        final class ClassicTests: XCTestCase {
            @MainActor func testCard() async throws {
                assertSnapshot(of: try CardTests.card(), as: .image(size: CGSize(width: 100, height: 60)), named: "classic")
            }
        }
        """
    }
}
