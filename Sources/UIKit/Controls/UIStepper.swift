import SnapGraphics

/// Two buttons that count down and up, under UIKit's name and defaults: 94 × 32 points (measured, iOS 13 to 18).
///
/// Setting the value by code sends no action. Source: Apple, *UIStepper*. Difference: own images are absent.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private var bounded = BoundedValue<Double>(0, from: 0, to: 100)

    /// Always between the minimum and the maximum.
    open var value: Double {
        get { bounded.value }
        set { bounded.set(value: newValue) }
    }
    /// A minimum above the maximum moves the maximum, and the other way round.
    open var minimumValue: Double {
        get { bounded.minimum }
        set { bounded.set(minimum: newValue) }
    }
    open var maximumValue: Double {
        get { bounded.maximum }
        set { bounded.set(maximum: newValue) }
    }
    open var stepValue: Double = 1
    /// At an end the value goes on from the other one, so both signs stay enabled.
    open var wraps = false
    /// Kept: a finger counts once, however long it rests.
    open var autorepeat = true
    open var isContinuous = true

    private static let size = CGSize(width: 94, height: 32)

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

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override var takesTaps: Bool { true }

    /// Counts up or down, by the half that the finger is in.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let place = touch?.location(in: self) else { return }
        let counts = (place.x >= bounds.midX) != isRightToLeft ? stepValue : -stepValue
        let former = value
        let wished = former + counts
        if wraps, wished > maximumValue {
            value = minimumValue
        } else if wraps, wished < minimumValue {
            value = maximumValue
        } else {
            value = wished
        }
        if value != former { sendValueChanged() }
    }

    /// Measured on iOS 16 at 2x: a minus of 14 × 1.5 about x 23.25, a plus of 14 × 14 about x 70.4, a divider of 1 × 18.
    override func emitContents(to emitter: inout LayerEmitter) {
        let box = CGRect(origin: bounds.origin, size: Self.size)
        let minusX = isRightToLeft ? box.maxX - 23.25 : box.minX + 23.25
        let plusX = isRightToLeft ? box.maxX - 70.5 : box.minX + 70.5
        emitter.fill(box, radius: 8.4, continuous: true, .tertiarySystemFill)
        emitter.fill(
            CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: 18), radius: 0.5,
            .systemGray.withAlphaComponent(0.24))
        let minus = sign(isUsable: wraps || value > minimumValue)
        let plus = sign(isUsable: wraps || value < maximumValue)
        let y = box.midY
        emitter.line([CGPoint(x: minusX - 6.25, y: y), CGPoint(x: minusX + 6.25, y: y)], width: 1.5, minus)
        emitter.line([CGPoint(x: plusX - 6.25, y: y), CGPoint(x: plusX + 6.25, y: y)], width: 1.5, plus)
        emitter.line([CGPoint(x: plusX, y: y - 6.25), CGPoint(x: plusX, y: y - 0.75)], width: 1.5, plus)
        emitter.line([CGPoint(x: plusX, y: y + 0.75), CGPoint(x: plusX, y: y + 6.25)], width: 1.5, plus)
    }

    private func sign(isUsable: Bool) -> UIColor {
        isEnabled && isUsable ? .label : .tertiaryLabel
    }

    override var layoutFacts: [LayoutNode.Fact] { stateFacts + [.init("value", CGFloat(value).brief)] }
}
