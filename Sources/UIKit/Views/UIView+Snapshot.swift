import SnapGraphics

extension UIView {
    /// A picture of the view as it is, as a view of the same size.
    ///
    /// The copy is a value: later changes of the original do not show. It is drawn from the original's shapes, so it stays sharp
    /// under a transform.
    /// - Parameter afterUpdates: true lays the tree out first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        if afterUpdates { layoutIfNeeded() }
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        return ViewReplica(of: self)
    }

    /// Draws the view and all below it in the current context, stretched to a rectangle; true where it could.
    ///
    /// - Parameter afterUpdates: true lays the tree out first.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = GraphicsContexts.shared.current(for: "drawHierarchy(in:afterScreenUpdates:)"),
            bounds.width > 0, bounds.height > 0
        else { return false }
        if afterUpdates { layoutIfNeeded() }
        let place = CGAffineTransform(
            a: rect.width / bounds.width, b: 0, c: 0, d: rect.height / bounds.height, tx: rect.minX, ty: rect.minY)
        context.emit(in: place.concatenating(context.ctm)) { emitter in
            emitter.clipped(to: .rect(CGRect(origin: .zero, size: self.bounds.size))) {
                $0.emit(self.layer, isRoot: true)
            }
        }
        return true
    }
}

extension CALayer {
    /// Draws the layer and all below it in a context, in the layer's own coordinates and without its animations.
    public func render(in ctx: CGContext) {
        let origin = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
        ctx.emit(in: origin.concatenating(ctx.ctm)) { emitter in
            let outer = emitter.showsModel
            emitter.showsModel = true
            emitter.emit(self, isRoot: true)
            emitter.showsModel = outer
        }
    }
}

/// A view that draws a display list.
final class ViewReplica: UIView {
    private let picture: DisplayList
    /// What drawing the original used and reported.
    private let fonts: [String]
    private let warnings: [String]
    /// In points.
    private let originalSize: CGSize

    init(of view: UIView) {
        var emitter = LayerEmitter(width: 1, height: 1, scale: 1, traits: view.traitCollection)
        emitter.clipped(to: .rect(CGRect(origin: .zero, size: view.bounds.size))) { $0.emit(view.layer, isRoot: true) }
        picture = emitter.list
        fonts = emitter.fonts
        warnings = emitter.warnings
        originalSize = view.bounds.size
        super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        let stretch = CGAffineTransform(
            scaleX: bounds.width / originalSize.width, y: bounds.height / originalSize.height)
        emitter.transformed(by: stretch) { $0.append(picture) }
        emitter.note(fonts: fonts)
        for warning in warnings { emitter.warn(warning) }
    }
}
