import SnapGraphics

/// A track with a knob for a value of a range, under UIKit's name and defaults: 34 points high (measured, iOS 16).
///
/// Setting the value by code sends no action. Source: Apple, *UISlider*. Difference: own images of track and knob are absent.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private var bounded = BoundedValue<Float>(0, from: 0, to: 1)

    /// Always between the minimum and the maximum.
    open var value: Float {
        get { bounded.value }
        set { bounded.set(value: newValue) }
    }
    /// A minimum above the maximum moves the maximum, and the other way round.
    open var minimumValue: Float {
        get { bounded.minimum }
        set { bounded.set(minimum: newValue) }
    }
    open var maximumValue: Float {
        get { bounded.maximum }
        set { bounded.set(maximum: newValue) }
    }

    /// The track before the knob; nil is the tint.
    open var minimumTrackTintColor: UIColor?
    /// The track behind the knob; nil is the system's fill.
    open var maximumTrackTintColor: UIColor?
    /// The knob; nil is white.
    open var thumbTintColor: UIColor?
    /// Shown at the track's ends.
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    /// Whether each movement of the finger tells the value, and not its end alone.
    open var isContinuous = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    /// At once, whatever `animated`.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    // MARK: Touches

    /// How far left of the knob's middle the finger is.
    private var grip: CGFloat = 0

    /// The finger must begin on the knob.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        let place = touch.location(in: self)
        // A knob is easier to get hold of than it looks; not documented.
        guard thumb.insetBy(dx: -10, dy: -10).contains(place) else { return false }
        grip = thumb.midX - place.x
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let travel = max(1, track.width + 4 - 27)
        let along = ((touch.location(in: self).x + grip - track.minX - 11.5) / travel).clamped(0, 1)
        value = minimumValue + Float(isRightToLeft ? 1 - along : along) * (maximumValue - minimumValue)
        if isContinuous { sendValueChanged() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous { sendValueChanged() }
    }

    // MARK: Geometry

    /// Between the images: 3 points from the frame's sides, 4 points high, in the middle (measured).
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (first, last) =
            isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let left = first.map { $0.size.width + Self.imageGap } ?? 0
        let right = last.map { $0.size.width + Self.imageGap } ?? 0
        return CGRect(
            x: bounds.minX + 3 + left, y: pixelGrid.round(bounds.midY - 2),
            width: max(0, bounds.width - 6 - left - right), height: 4)
    }

    /// From 2 points outside of the track's start to 2 outside of its end, in whole points; 1.17 points above the track's middle
    /// (measured in four sliders at 3x).
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let fraction = range > 0 ? CGFloat((value - minimumValue) / range).clamped(0, 1) : 0
        let travel = max(0, rect.width + 4 - 27)
        let x = rect.minX - 2 + ((isRightToLeft ? 1 - fraction : fraction) * travel + 1e-4).rounded(.down)
        return CGRect(x: x, y: pixelGrid.round(rect.midY - 14.667), width: 27, height: 27)
    }

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: minimumValueImage, atLeft: !isRightToLeft, in: bounds)
    }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(of: maximumValueImage, atLeft: isRightToLeft, in: bounds)
    }

    private func imageRect(of image: UIImage?, atLeft: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        let rect = CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
        return pixelGrid.round(rect)
    }

    /// Between an image and the track, in points; not measured.
    private static let imageGap: CGFloat = 5

    // MARK: Drawing

    override func emitContents(to emitter: inout LayerEmitter) {
        let track = trackRect(forBounds: bounds)
        let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
        let tint: UIColor = tintColor
        let before = minimumTrackTintColor ?? tint
        let after = maximumTrackTintColor ?? .systemFill
        let (left, right) = isRightToLeft ? (after, before) : (before, after)
        let images = [
            (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
            (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
        ]
        emitter.grouped(opacity: isEnabled ? 1 : 0.5) { emitter in
            emitter.clipped(to: .roundedRect(RoundedRect(rect: track, radius: 2))) {
                let middle = thumb.midX
                $0.fill(.rect(CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: 4)), left)
                $0.fill(.rect(CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: 4)), right)
            }
            emitter.shadow(thumb, radius: 13.5, alpha: 0.111, sigma: 5.4, dy: 6.2)
            emitter.shadow(thumb, radius: 13.5, alpha: 0.127, sigma: 1.7, dy: 0.55)
            emitter.fill(thumb, radius: 13.5, thumbTintColor ?? .white)
            for (image, rect) in images {
                if let image { emitter.picture(image, in: rect, tint: tint) }
            }
        }
    }

    override var systemAccessibilityTraits: UIAccessibilityTraits? { controlTraits(.adjustable) }
    override var systemAccessibilityValue: String? {
        let range = maximumValue - minimumValue
        return range > 0 ? "\(Int(((value - minimumValue) / range * 100).rounded()))%" : nil
    }

    override var layoutFacts: [LayoutNode.Fact] {
        stateFacts + [.init("value", CGFloat(value).brief)]
    }
}
