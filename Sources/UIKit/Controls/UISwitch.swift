import SnapGraphics

/// A switch that is on or off, under UIKit's name; always 51 × 31 points (measured, iOS 11 to 18).
///
/// Its alignment rectangle leaves out 2 points at the right (85 of 88 stored frames). Setting it by code sends no action.
/// Source: Apple, *UISwitch*.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    open var isOn = false
    /// The track's colour while on; nil is the system's green.
    open var onTintColor: UIColor?
    /// The knob's colour; nil is white.
    open var thumbTintColor: UIColor?
    /// Kept: neither has shown since iOS 7.
    open var onImage: UIImage?
    open var offImage: UIImage?
    /// Kept: shown beside checkboxes of the Mac alone.
    open var title: String?
    open var preferredStyle = Style.automatic
    public var style: Style { .sliding }

    /// In points.
    private static let size = CGSize(width: 51, height: 31)

    /// The frame's size is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        setUp()
    }

    private func setUp() {
        isOpaque = false
        hugContent()
    }

    /// At once, whatever `animated`.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override var takesTaps: Bool { true }

    /// Where the finger came down; nil once it has moved along the track.
    private var tapStart: CGFloat?

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        tapStart = touch.location(in: self).x
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let start = tapStart, abs(touch.location(in: self).x - start) >= 10 { tapStart = nil }
        return super.continueTracking(touch, with: event)
    }

    /// A tap turns the switch; after a drag along the track, wherever it ends, the knob stays at the finger's side.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch else { return }
        let dragged = (touch.location(in: self).x > track.midX) != isRightToLeft
        let turned = tapStart == nil ? dragged : isTouchInside ? !isOn : isOn
        guard turned != isOn else { return }
        isOn = turned
        sendValueChanged()
    }

    private var track: CGRect {
        CGRect(
            x: isRightToLeft ? bounds.maxX - Self.size.width : bounds.minX, y: bounds.minY,
            width: Self.size.width, height: Self.size.height)
    }

    /// The track has round ends; the knob of 27 points stands 2 points inside, and its shadow ends at the track (measured, iOS 16).
    override func emitContents(to emitter: inout LayerEmitter) {
        let track = track
        let isAtRight = isOn != isRightToLeft
        let thumb = CGRect(x: isAtRight ? track.maxX - 29 : track.minX + 2, y: track.minY + 2, width: 27, height: 27)
        let trackColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let thumbColor = thumbTintColor ?? .white
        let outline = RoundedRect(rect: track, radius: 15.5)
        emitter.grouped(opacity: isEnabled ? 1 : 0.5) { emitter in
            emitter.fill(.roundedRect(outline), trackColor)
            emitter.clipped(to: .roundedRect(outline)) {
                $0.shadow(thumb, radius: 13.5, alpha: 0.117, sigma: 2.6, dy: 2.6)
            }
            emitter.fill(thumb, radius: 13.5, thumbColor)
        }
    }

    override var systemAccessibilityTraits: UIAccessibilityTraits? { controlTraits(.button) }
    override var systemAccessibilityValue: String? { isOn ? "1" : "0" }

    override var layoutFacts: [LayoutNode.Fact] { stateFacts + [.init("on", "\(isOn)")] }
}
