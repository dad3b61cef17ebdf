import SnapFiles
import UIKit

/// Presents what a scene file says, through UIKit's own presentation.
@MainActor
struct ScenePresenter {
    let context: SceneContext
    let presenter: SceneViewController

    /// Returns what was read for the presented view.
    func present(_ value: SceneValue) throws(SceneError) -> SceneContext {
        var presentation = PresentationForm()
        try PresentationForm.form.apply(value, to: &presentation, context)
        guard let popover = presentation.popover else {
            preconditionFailure("the form of a presentation requires popover")
        }
        return try present(popover)
    }

    private func present(_ popover: PopoverDescription) throws(SceneError) -> SceneContext {
        guard let contents = popover.contents, let source = popover.source else {
            preconditionFailure("the form of a popover requires contents and source")
        }
        guard let sourceView = context.view(named: source.text) else {
            throw .unknownName(source.place, kind: "view with the id", name: source.text, known: context.names)
        }
        let (view, inner) = try makeContents(contents, size: popover.contentSize ?? .zero)
        let controller = SceneViewController(view: view)
        controller.modalPresentationStyle = .popover
        if let size = popover.contentSize { controller.preferredContentSize = size }
        guard let presentation = controller.popoverPresentationController else {
            preconditionFailure("a controller with the style popover has a popover")
        }
        // The presenter outlives the popover, whose delegate is weak.
        presentation.delegate = presenter
        presentation.sourceView = sourceView
        if let rect = popover.sourceRect { presentation.sourceRect = rect }
        if let arrow = popover.arrow { presentation.permittedArrowDirections = arrow }
        if let color = popover.backgroundColor { presentation.backgroundColor = color }
        presenter.present(controller, animated: false)
        return inner
    }

    /// A scene file, or a view; either way with ids of its own.
    private func makeContents(
        _ value: SceneValue, size: CGSize
    ) throws(SceneError) -> (view: UIView, context: SceneContext) {
        guard case .string(let path) = value.content else {
            return try makeContents(value, equations: [], folder: context.folder, size: size)
        }
        let url = context.url(of: path)
        try InputFile(url: url).check(
            path, kind: "scene file", limit: InputFile.largestScene, namedAt: value.place)
        let file = try SceneFile(contentsOf: url)
        if let presentation = file.settings.presentation {
            throw .invalid(
                presentation.place, problem: "a scene that is shown in a popover presents nothing itself",
                remedy: "leave out present, or show another file in the popover")
        }
        return try makeContents(file.settings.root, equations: file.settings.equations, folder: file.folder, size: size)
    }

    private func makeContents(
        _ root: SceneValue, equations: [SceneValue], folder: URL, size: CGSize
    ) throws(SceneError) -> (view: UIView, context: SceneContext) {
        let inner = SceneContext(folder: folder, traits: context.traits, language: context.languages.first)
        return (try inner.makeRoot(root, equations: equations, size: size), inner)
    }
}
