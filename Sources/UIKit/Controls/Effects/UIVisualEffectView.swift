import SnapGraphics

/// A view that blurs what is behind it, under UIKit's name; content belongs into its `contentView`.
///
/// What is behind it is blurred, made stronger in colour, and covered with the material's colour. As in UIKit it does not work inside of a
/// view whose alpha is below 1. Source: Apple, *UIVisualEffectView*.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentView.isOpaque = false
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        addSubview(contentView)
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        guard let blur = effect as? UIBlurEffect else { return }
        emitter.backdrop(.rect(bounds), blur.backdrop)
        emitter.fill(.rect(bounds), blur.color)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        guard let blur = effect as? UIBlurEffect else { return [] }
        return [.init("blur", "\(blur.style)")]
    }
}
