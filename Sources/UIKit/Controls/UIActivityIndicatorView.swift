import SnapGraphics

/// A spinner, under UIKit's name and defaults: 20 points square, 37 the large one (measured, 95 stored frames).
///
/// While it stops it is hidden, unless `hidesWhenStopped` is off. A picture shows the first moment of the turn. The look of the eight
/// spokes follows iOS 13 and later and was not measured. Source: Apple, *UIActivityIndicatorView*.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        /// Deprecated in UIKit: large and white.
        case whiteLarge = 0
        /// Deprecated in UIKit: medium and white.
        case white = 1
        /// Deprecated in UIKit: medium and grey.
        case gray = 2
        case medium = 100
        case large = 101
    }

    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
        }
    }
    /// Nil is the style's colour.
    open var color: UIColor! {
        get {
            ownColor
                ?? (style == .white || style == .whiteLarge ? .white : .appearance(light: .gray, dark: .systemGray))
        }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?

    open var hidesWhenStopped = true {
        didSet { if !isAnimating { isHidden = hidesWhenStopped } }
    }
    public private(set) var isAnimating = false

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        isHidden = true
        hugContent()
    }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
    }

    private static func size(of style: Style) -> CGSize {
        switch style {
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        }
    }

    open override var intrinsicContentSize: CGSize { Self.size(of: style) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

    override func emitContents(to emitter: inout LayerEmitter) {
        let unit = Self.size(of: style).width / 20
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let base = color.resolved(with: emitter.traits)
        for spoke in 0..<8 {
            let (sine, cosine) = StableMath.sineAndCosine(Double(spoke) * .pi / 4)
            let turn = CGAffineTransform(
                a: CGFloat(cosine), b: CGFloat(sine), c: -CGFloat(sine), d: CGFloat(cosine), tx: center.x, ty: center.y)
            // The spoke at the top is the strongest, the ones behind it fade.
            let strength = isAnimating ? max(0.2, 1 - Double((8 - spoke) % 8) * 0.115) : 0.3
            var shade = base
            shade.alpha = Color.level(Double(base.alpha) / 255 * strength)
            let shape = RoundedRect(
                rect: CGRect(x: -1.2 * unit, y: -9.6 * unit, width: 2.4 * unit, height: 5.6 * unit), radius: 1.2 * unit)
            emitter.transformed(by: turn) { $0.fill(.roundedRect(shape), shade) }
        }
    }

    override var layoutFacts: [LayoutNode.Fact] { [.init("animating", "\(isAnimating)")] }
}
