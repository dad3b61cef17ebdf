import Foundation
import SnapFiles
import SnapGolden

/// Writes a first scene, and in a package a first test.
struct InitVerb: Verb {
    static let name = "init"
    static let abstract = "writes a first scene, and in a package a first test"
    static let arguments = "[FOLDER]"
    static let discussion = "No file that is there is changed; what a package's manifest needs is printed."
    static let options: [CommandOption] = []

    private let path: String

    init(_ arguments: Arguments) throws(UsageError) {
        path = arguments.paths.isEmpty ? "." : try arguments.onlyPath("a folder")
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let folder = terminal.absolute(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw InputError.notThere(path: path)
        }
        try write(Self.scene, to: "Scenes/first.scene.json5", in: folder, terminal)
        if FileManager.default.fileExists(atPath: Paths.join(folder, "Package.swift")) {
            try write(Self.test, to: "Tests/SnapshotTests/FirstTests.swift", in: folder, terminal)
            terminal.write(Self.manifest)
        }
        terminal.write(
            "Now run “snap record \(path)”, and look at the pictures in the folders \(GoldenPath.folderName).\n")
        return .success
    }

    private func write(_ text: String, to name: String, in folder: String, _ terminal: Terminal) throws {
        let file = Paths.join(folder, name)
        guard !FileManager.default.fileExists(atPath: file) else {
            terminal.write("kept  \(terminal.shown(file))\n")
            return
        }
        try GoldenFiles.write([(file, Data(text.utf8))])
        terminal.write("wrote \(terminal.shown(file))\n")
    }

    static let scene = """
        {
          device: "iPhone8",
          root: { class: "UIView", backgroundColor: "systemBackground", subviews: [
            { id: "title", class: "UILabel", text: "Hello", font: { style: "headline" } },
          ] },
          constraints: ["title.centerX == root.centerX", "title.centerY == root.centerY"],
        }

        """

    static let test = """
        import SnapTesting
        import Testing
        import UIKit

        @MainActor @Test func firstScreen() {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let title = UILabel(frame: CGRect(x: 16, y: 40, width: 343, height: 24))
            title.text = "Hello"
            controller.view.addSubview(title)
            assertSnapshot(of: controller, as: .image(on: .iPhone8))
        }

        """

    private static let manifest = """
        The package's manifest needs snap among its dependencies, with the path of your clone:

            .package(path: "../snap"),

        and this test target:

            .testTarget(
                name: "SnapshotTests",
                dependencies: [
                    .product(name: "SnapTesting", package: "snap", condition: .when(platforms: [.linux])),
                    .product(name: "UIKit", package: "snap", condition: .when(platforms: [.linux])),
                ]),

        """
}
