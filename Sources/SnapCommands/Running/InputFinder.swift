import Foundation
import SnapFiles
import SnapGolden

/// The packages and scene files that paths stand for.
struct Inputs: Hashable, Sendable {
    /// Folders with a `Package.swift`, absolute.
    private(set) var packages: [String] = []
    /// Scene files and Interface Builder files, absolute.
    private(set) var scenes: [String] = []
    /// What looks like a scene file and cannot be read, in the order of finding.
    private(set) var problems: [InputError] = []
    /// Where paths are seen from, absolute.
    private let folder: String

    static let sceneExtension = ".scene.json5"
    static let interfaceExtensions = [".xib", ".storyboard"]
    static let sceneExtensions = [sceneExtension] + interfaceExtensions

    static func isInterface(_ path: String) -> Bool { interfaceExtensions.contains { path.hasSuffix($0) } }
    static func isScene(_ path: String) -> Bool { sceneExtensions.contains { path.hasSuffix($0) } }

    /// A path is a package, a scene file, or a folder of these.
    ///
    /// Of a folder, everything below counts, but for what is hidden (`.build`, `.git`), goldens, and packages inside a package: these
    /// are its dependencies or its fixtures. Links to folders are not followed.
    init(_ paths: [String], terminal: Terminal) throws(InputError) {
        folder = terminal.folder
        for path in paths.isEmpty ? ["."] : paths {
            let absolute = terminal.absolute(path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
                throw .notThere(path: path)
            }
            let count = packages.count + scenes.count
            if isFolder.boolValue {
                search(absolute, insidePackage: false)
            } else if Self.isScene(absolute) {
                add(&scenes, absolute)
            } else if Paths.name(of: absolute) == "Package.swift" {
                add(&packages, Paths.folder(of: absolute))
            } else {
                throw .unknownKind(path: path)
            }
            if isFolder.boolValue, packages.count + scenes.count == count, !contains(absolute), problems.isEmpty {
                throw .nothingFound(path: path)
            }
        }
    }

    /// The one scene file that a path names, absolute.
    static func scene(_ path: String, terminal: Terminal) throws(InputError) -> String {
        let absolute = terminal.absolute(path)
        guard FileManager.default.fileExists(atPath: absolute) else { throw .notThere(path: path) }
        guard isScene(absolute) else { throw .noScene(path: path) }
        return absolute
    }

    private mutating func search(_ folder: String, insidePackage: Bool) {
        var isInside = insidePackage
        if !insidePackage, FileManager.default.fileExists(atPath: Paths.join(folder, "Package.swift")) {
            add(&packages, folder)
            isInside = true
        }
        guard let entries = FolderEntry.all(in: folder) else {
            problems.append(.unreadableFolder(path: shown(folder)))
            return
        }
        for entry in entries where entry.name != GoldenPath.folderName {
            switch entry.kind {
            case .folder:
                let isOtherPackage =
                    isInside && FileManager.default.fileExists(atPath: Paths.join(entry.path, "Package.swift"))
                if !isOtherPackage { search(entry.path, insidePackage: isInside) }
            case .file where Self.isScene(entry.name): add(&scenes, entry.path)
            case .danglingLink where Self.isScene(entry.name): problems.append(.danglingLink(path: shown(entry.path)))
            case .unnamable where Self.isScene(entry.name): problems.append(.unnamable(path: shown(entry.path)))
            case .file, .linkToFolder, .danglingLink, .unnamable: break
            }
        }
    }

    private func shown(_ path: String) -> String { Paths.shown(path, from: folder) }

    private func contains(_ folder: String) -> Bool {
        packages.contains { $0 == folder || $0.hasPrefix(folder + "/") }
            || scenes.contains { $0.hasPrefix(folder + "/") }
    }

    private func add(_ list: inout [String], _ path: String) {
        // Texts with other bytes may be equal (é as one character, or as two): on Linux they are two files.
        if !list.contains(where: { $0.utf8.elementsEqual(path.utf8) }) { list.append(path) }
    }
}

/// Why a path is no input.
enum InputError: Error, Hashable {
    case notThere(path: String)
    case unknownKind(path: String)
    case noScene(path: String)
    case nothingFound(path: String)
    case danglingLink(path: String)
    case unnamable(path: String)
    case unreadableFolder(path: String)
    /// No snapshot's name has one of the filters in it.
    case noMatch(filters: [String])
    case nothingPending(path: String)
    case outputIsInput(path: String)
    case noSceneNamed(path: String, name: String, only: String)
    case noSceneAnywhere(name: String)
    case severalScenes(path: String, names: [String])
    /// An Interface Builder document with nothing to draw.
    case noViews(path: String)
    case nothingToCompare
    /// `review` asks, and standard input is no terminal.
    case nobodyAnswers
}

extension InputError {
    /// As a run's report has it.
    var asRunProblem: RunProblem { RunProblem(.error, place: place, text: description) }

    /// What it is about, as it was given.
    private var place: String {
        switch self {
        case .notThere(let path), .unknownKind(let path), .noScene(let path), .nothingFound(let path),
            .danglingLink(let path), .unnamable(let path), .unreadableFolder(let path), .nothingPending(let path),
            .outputIsInput(let path), .noSceneNamed(let path, _, _), .severalScenes(let path, _), .noViews(let path):
            path
        case .noMatch, .noSceneAnywhere, .nothingToCompare, .nobodyAnswers: "all paths"
        }
    }
}

extension InputError: CustomStringConvertible {
    var description: String {
        switch self {
        case .notThere(let path): "\(path): there is no such file or folder"
        case .unknownKind(let path):
            "\(path): this is neither a package's folder, nor a scene file (*\(Inputs.sceneExtension)), nor an Interface Builder file (*.xib, *.storyboard), nor a folder that has them in it"
        case .noScene(let path):
            "\(path): this is no scene file: its name must end in \(Inputs.sceneExtension), .xib or .storyboard"
        case .nothingFound(let path):
            "\(path): there is neither a Package.swift nor a scene file (*\(Inputs.sceneExtension), *.xib, *.storyboard) in this folder"
        case .danglingLink(let path): "\(path): this link leads to nothing: mend it or remove it"
        case .unnamable(let path): "\(path): the file's name is not UTF-8: rename it"
        case .unreadableFolder(let path): "\(path): this folder cannot be read: change its owner or mode"
        case .noMatch(let filters):
            "no snapshot matches \(filters.map { "“\($0)”" }.joined(separator: " or ")): see the names with “snap verify” without --filter"
        case .nothingPending(let path): "\(path): nothing that is pending belongs to it; see “snap pending”"
        case .outputIsInput(let path):
            "\(path): the output would replace a file that is read: name another one with --output"
        case .noSceneNamed(let path, let name, let only):
            "\(path): no scene is named \"\(name)\"; this file has one, \"\(only)\""
        case .noViews(let path): "\(path): the document has no view of its own, so that there is nothing to draw"
        case .noSceneAnywhere(let name): "no scene is named “\(name)”: “snap inspect FILE” tells the names"
        case .nobodyAnswers:
            "“snap review” asks at a terminal, and there is none: use “snap pending”, “snap accept” and “snap reject”, or --page FILE"
        case .nothingToCompare:
            "there is no snapshot in all this: name other files, or write a first one with “snap init”"
        case .severalScenes(let path, let names):
            "\(path): this file has several scenes: choose one with --scene NAME: \(names.joined(separator: ", "))"
        }
    }
}
