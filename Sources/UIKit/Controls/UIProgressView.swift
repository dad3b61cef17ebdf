import SnapGraphics

/// A bar that fills up, under UIKit's name and defaults: 4 points high with round ends (measured, iOS 16 and 17).
///
/// Source: Apple, *UIProgressView*. Difference: `observedProgress` and own images are absent.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    /// From 0 to 1.
    open var progress: Float {
        get { storedProgress }
        set { storedProgress = newValue.clamped(0, 1) }
    }

    private var storedProgress: Float = 0
    open var progressViewStyle: Style
    /// The filled part; nil is the tint.
    open var progressTintColor: UIColor?
    /// The rest; nil is the system's fill, and clear in the bar style.
    open var trackTintColor: UIColor?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: 4)))
        setUp()
    }

    public required init?(coder: NSCoder) {
        progressViewStyle = .default
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// At once, whatever `animated`.
    open func setProgress(_ progress: Float, animated: Bool) {
        self.progress = progress
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    override func emitContents(to emitter: inout LayerEmitter) {
        let radius = min(2, bounds.height / 2)
        let track = trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill)
        emitter.fill(bounds, radius: radius, track)
        guard progress > 0 else { return }
        // The ends stay round however little there is.
        let width = max(min(bounds.width, 2 * radius), CGFloat(progress) * bounds.width)
        let tint: UIColor = tintColor
        let filled = CGRect(
            x: isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
        emitter.fill(filled, radius: radius, progressTintColor ?? tint)
    }

    override var systemAccessibilityTraits: UIAccessibilityTraits? { .updatesFrequently }
    override var systemAccessibilityValue: String? { "\(Int((progress * 100).rounded()))%" }

    override var layoutFacts: [LayoutNode.Fact] { [.init("progress", CGFloat(progress).brief)] }
}
