package import SnapGraphics
import SnapText

/// What a subject is rendered in.
@MainActor
package struct RenderEnvironment {
    package var device: Device
    /// In points; nil takes the subject's own size.
    package var size: CGSize?

    package init(device: Device = .phone375, size: CGSize? = nil) {
        self.device = device
        self.size = size
    }
}

/// A subject as values: everything that drawing and comparing need.
package struct ViewRendering: Sendable {
    package var displayList: DisplayList
    package var layoutTree: LayoutTree
    /// The names of the font files that glyphs came from, each once, sorted.
    package var fonts: [String]
    /// Conflicts, missing glyphs, unknown symbols: what a person should know, in order of discovery.
    package var warnings: [String]
}

/// Why a subject cannot be rendered.
package enum RenderError: Error, Hashable, CustomStringConvertible {
    /// The subject has no extent; in points.
    case emptySize(subject: String, width: CGFloat, height: CGFloat)
    /// The picture would be larger than a bitmap may be; in pixels.
    case tooLarge(subject: String, width: Int, height: Int)

    package var description: String {
        switch self {
        case .emptySize(let subject, let width, let height):
            "\(subject) is \(width.brief) × \(height.brief) points: give it a frame, constraints that size it, or a size in the strategy"
        case .tooLarge(let subject, let width, let height):
            "\(subject) would be a picture of \(width) × \(height) pixels: a side may have \(Bitmap.longestSide)"
        }
    }
}

/// Lays out a view or a view controller and turns it into values.
@MainActor
package enum ViewRenderer {
    /// Renders a view controller in a window of its own, with its appearance callbacks.
    package static func render(_ controller: UIViewController, in environment: RenderEnvironment) throws(RenderError)
        -> ViewRendering
    {
        UIScreen.main.device = environment.device
        if let window = controller.viewIfLoaded?.window {
            return try render(window, in: environment)
        }
        let size = environment.size ?? environment.device.size
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer {
            window.rootViewController = nil
            window.isHidden = true
        }
        return try render(window, in: environment)
    }

    /// Renders a view as it is; outside a window and without a size it gets the size its constraints and contents want.
    package static func render(_ view: UIView, in environment: RenderEnvironment) throws(RenderError) -> ViewRendering {
        UIScreen.main.device = environment.device
        if let size = environment.size {
            view.setUntransformedFrame(CGRect(origin: view.untransformedFrame.origin, size: size))
        } else if view.superview == nil, view.bounds.isEmpty {
            view.setUntransformedFrame(
                CGRect(
                    origin: view.untransformedFrame.origin,
                    size: view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
        }
        view.layoutIfNeeded()

        let grid = view.pixelGrid
        let size = view.bounds.size
        let subject = "\(type(of: view))"
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw .emptySize(subject: subject, width: size.width, height: size.height)
        }
        let limit = CGFloat(Bitmap.longestSide)
        let (width, height) = (grid.ceil(size.width) * grid.scale, grid.ceil(size.height) * grid.scale)
        guard width <= limit, height <= limit else {
            throw .tooLarge(subject: subject, width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
        }
        var emitter = LayerEmitter(
            width: Int(width.rounded()), height: Int(height.rounded()), scale: grid.scale, traits: view.traitCollection)
        let names = PropertyNames(below: view)
        emitter.emit(view.layer, isRoot: true)
        let tree = LayoutTree(root: LayoutTreeBuilder(names: names).node(for: view), size: size, scale: grid.scale)
        let warnings = conflictMessages(in: view, names: names) + emitter.warnings + RuntimeWarnings.take()
        return ViewRendering(
            displayList: emitter.list, layoutTree: tree, fonts: emitter.fonts.sorted(), warnings: warnings)
    }

    private static func conflictMessages(in view: UIView, names: PropertyNames) -> [String] {
        view.topmostView.layoutContext.islands.flatMap(\.conflicts).map { $0.message }
    }
}
