import UIKit

/// What reading one scene file needs to know and collects on the way.
@MainActor
final class SceneContext {
    /// What equations call the root view.
    static let rootName = "root"

    /// How a view's file says that it is placed.
    struct Placement {
        var hasFrame = false
        /// What the file or the view's owner says about `translatesAutoresizingMaskIntoConstraints`; nil where neither does.
        var translatesMask: Bool?
    }

    /// The scene file's folder: relative paths start here.
    let folder: URL
    /// The traits that the scene is shown with.
    let traits: UITraitCollection
    /// The scene's language, then the same without its region.
    let languages: [String]

    /// In the order of the file.
    private(set) var views: [NamedView] = []
    private var indices: [String: Int] = [:]
    private var identifiers: [ObjectIdentifier: String] = [:]
    /// In the order of the file: what a view says about itself before what the scene says.
    private(set) var equations: [SceneValue] = []
    /// What nobody else holds: the data sources of tables.
    private(set) var kept: [AnyObject] = []
    /// Every view that an object of the file describes, in the order in which they were finished.
    private(set) var made: [(view: UIView, place: ScenePlace)] = []
    private var placements: [ObjectIdentifier: Placement] = [:]

    init(folder: URL, traits: UITraitCollection, language: String?) {
        self.folder = folder
        self.traits = traits
        languages = language.map { [$0, String($0.prefix { $0 != "-" && $0 != "_" })] } ?? []
    }

    func path(of relative: String) -> String { url(of: relative).path }

    func url(of relative: String) -> URL { URL(fileURLWithPath: relative, relativeTo: folder) }

    func register(_ view: UIView, as name: String, at place: ScenePlace) throws(SceneError) {
        guard let first = name.first, first.isASCII, first.isLetter || first == "_",
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        else {
            throw .invalid(
                place, problem: "\"\(name)\" is no id",
                remedy: "write a letter and then letters, digits and _; accessibilityIdentifier can be any text")
        }
        guard name != Self.rootName || view === made.first?.view else {
            throw .invalid(place, problem: "\"root\" is the root view's name", remedy: "give this view another id")
        }
        if let other = indices.updateValue(views.count, forKey: name) {
            throw .duplicateIdentifier(place, identifier: name, firstLine: views[other].place.line)
        }
        identifiers[ObjectIdentifier(view)] = name
        views.append(NamedView(name: name, view: view, place: place))
    }

    func view(named name: String) -> UIView? { indices[name].map { views[$0].view } }

    func name(of view: UIView) -> String? { identifiers[ObjectIdentifier(view)] }

    var names: [String] { views.map(\.name) }

    func add(equations: [SceneValue]) {
        self.equations += equations
    }

    func keep(_ object: AnyObject) {
        kept.append(object)
    }

    func note(_ view: UIView, at place: ScenePlace) {
        made.append((view, place))
        // A table places its cells, a cell its content: equations may size them, not free them.
        guard let cell = view as? UITableViewCell else { return }
        placement(of: cell) { $0.translatesMask = true }
        placement(of: cell.contentView) { $0.translatesMask = true }
    }

    func placement(of view: UIView) -> Placement { placements[ObjectIdentifier(view)] ?? Placement() }

    func placement(of view: UIView, _ change: (inout Placement) -> Void) {
        change(&placements[ObjectIdentifier(view), default: Placement()])
    }
}
