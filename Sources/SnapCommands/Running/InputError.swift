import SnapGolden

/// Why a path is no input.
enum InputError: Error, Hashable {
    case notThere(path: String)
    case namedTwice(path: String)
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
        case .notThere(let path), .namedTwice(let path), .unknownKind(let path), .noScene(let path),
            .nothingFound(let path),
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
        case .namedTwice(let path): "\(path): this is named twice: name each file once"
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
