import SnapGraphics

/// Darkens what is behind a popover, but for some views.
final class UIPopoverDimmingView: UIView {
    /// What stays bright: their outlines are left out.
    var brightViews: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// #D9D9D9 over white, measured on an iPad with iOS 8.
    private static let color = UIColor(white: 0, alpha: 0.15)

    override func emitContents(to emitter: inout LayerEmitter) {
        let shown = brightViews.filter { $0.window != nil && $0.window === window }
        guard !shown.isEmpty else { return emitter.fill(.rect(bounds), Self.color) }
        var path = Path(rect: bounds)
        for view in shown {
            let toHere = view.transformToTop.concatenating(transformToTop.inverted())
            path.append(Path(view.layer.outline).applying(toHere))
        }
        emitter.fill(.path(path, .evenOdd), Self.color)
    }
}
