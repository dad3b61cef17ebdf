import Foundation
import SnapGraphics

/// Lays out a view or a view controller and turns it into values.
@MainActor
package enum ViewRenderer {
    /// Renders a view controller in a window of its own, with its appearance callbacks.
    package static func render(_ controller: UIViewController, in environment: RenderEnvironment) throws(RenderError)
        -> ViewRendering
    {
        try withWindow(of: controller, in: environment) { window throws(RenderError) in
            try render(window, in: environment)
        }
    }

    /// Runs the closure with the window that a view controller is shown in: its own, or one that is there for that long.
    package static func withWindow<Result, Failure: Error>(
        of controller: UIViewController, in environment: RenderEnvironment,
        _ body: (UIWindow) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        UIScreen.main.device = environment.device
        if let window = controller.viewIfLoaded?.window { return try body(window) }
        let size = environment.size ?? environment.device.size
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer {
            window.rootViewController = nil
            window.isHidden = true
        }
        return try body(window)
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
        try layOut([view], settles: environment.settles)

        return try draw([view], isWhole: true, size: view.bounds.size, subject: "\(type(of: view))")
    }

    /// Renders windows as the screen shows them, the hindmost first; the layout of several has the screen at its root.
    package static func render(_ windows: [UIWindow], in environment: RenderEnvironment) throws(RenderError)
        -> ViewRendering
    {
        UIScreen.main.device = environment.device
        let bounds = UIScreen.main.bounds
        if let only = windows.first, windows.count == 1, only.frame == bounds {
            return try render(only, in: environment)
        }
        try layOut(windows, settles: environment.settles)
        return try draw(windows, isWhole: false, size: bounds.size, subject: "UIScreen")
    }

    /// Layout may begin animations, and their completions may ask for layout.
    private static func layOut(_ views: [UIView], settles: Bool) throws(RenderError) {
        for view in views where !StackRoom.fitsLayout(of: view) {
            throw .tooDeep(subject: "\(type(of: view))", levels: view.levelCount)
        }
        func layOut() {
            for view in views {
                view.layoutIfNeeded()
                view.layer.layoutIfNeeded()
            }
        }
        layOut()
        guard settles else { return }
        VirtualClock.shared.settle(below: views.map(\.topmostView.layer))
        layOut()
    }

    /// - Parameters:
    ///   - views: laid out, the hindmost first.
    ///   - isWhole: The one view is the picture; otherwise the views are at their places in it.
    ///   - size: the picture's, in points.
    private static func draw(_ views: [UIView], isWhole: Bool, size: CGSize, subject: String) throws(RenderError)
        -> ViewRendering
    {
        let traits = views.first?.traitCollection ?? UIScreen.main.traitCollection
        let grid = PixelGrid(scale: traits.displayScale > 0 ? traits.displayScale : 1)
        let (width, height) = try pixels(of: size, on: grid, subject: subject)
        var emitter = LayerEmitter(width: width, height: height, scale: grid.scale, traits: traits)
        traits.asCurrent {
            for view in views { emitter.emit(view.layer, isRoot: isWhole) }
        }
        guard !emitter.isTooDeep else {
            throw .tooDeep(subject: subject, levels: views.map(\.levelCount).max() ?? 0)
        }
        let nodes = views.map { LayoutTreeBuilder(names: PropertyNames(below: $0)).node(for: $0) }
        let root =
            nodes.first.flatMap { isWhole ? $0 : nil }
            ?? LayoutNode(className: subject, frame: CGRect(origin: .zero, size: size), children: nodes)
        let warnings =
            views.flatMap { LayoutProblems.conflicts(around: $0).map(\.message) } + emitter.warnings
            + RuntimeWarnings.take()
        return ViewRendering(
            displayList: emitter.list, layoutTree: LayoutTree(root: root, size: size, scale: grid.scale),
            fonts: emitter.fonts.sorted(), warnings: warnings)
    }

    private static func pixels(of size: CGSize, on grid: PixelGrid, subject: String) throws(RenderError)
        -> (width: Int, height: Int)
    {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw .emptySize(subject: subject, width: size.width, height: size.height)
        }
        let limit = CGFloat(Bitmap.longestSide)
        let (width, height) = (grid.ceil(size.width) * grid.scale, grid.ceil(size.height) * grid.scale)
        guard width <= limit, height <= limit, width * height <= CGFloat(RenderEnvironment.mostPixels) else {
            throw .tooLarge(subject: subject, width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
        }
        return (Int(width.rounded()), Int(height.rounded()))
    }
}
