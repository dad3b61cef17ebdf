import SnapGraphics

/// A track with a knob for a value of a range, under UIKit's name and defaults: 34 points high (measured, iOS 16).
///
/// Setting the value by code sends no action. Source: Apple, *UISlider*. An image of one's own for the track is as
/// high as it is, and stretched between its caps.
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
    private var thumbImages = StateValues<UIImage>()
    private var minimumTrackImages = StateValues<UIImage>()
    private var maximumTrackImages = StateValues<UIImage>()

    /// In place of the knob, as large as it is; its colours are its own.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { thumbImages[state] = image }
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
    open var currentThumbImage: UIImage? { thumbImages.value(for: state) }

    /// In place of the track before the knob.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { minimumTrackImages[state] = image }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages.value(for: state) }

    /// In place of the track behind the knob.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { maximumTrackImages[state] = image }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages.value(for: state) }

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
        let width = thumbSize.width
        let travel = max(1, track.width + 4 - width)
        let along = ((touch.location(in: self).x + grip - track.minX - (width / 2 - 2)) / travel).clamped(0, 1)
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
        let size = thumbSize
        let travel = max(0, rect.width + 4 - size.width)
        let x = rect.minX - 2 + ((isRightToLeft ? 1 - fraction : fraction) * travel + 1e-4).rounded(.down)
        let y = currentThumbImage == nil ? rect.midY - 14.667 : rect.midY - size.height / 2
        return CGRect(origin: CGPoint(x: x, y: pixelGrid.round(y)), size: size)
    }

    private var thumbSize: CGSize { currentThumbImage?.size ?? CGSize(width: 27, height: 27) }

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
        let (leftImage, rightImage) =
            isRightToLeft
            ? (currentMaximumTrackImage, currentMinimumTrackImage)
            : (currentMinimumTrackImage, currentMaximumTrackImage)
        let images = [
            (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
            (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
        ]
        emitter.grouped(opacity: isEnabled ? 1 : 0.5) { emitter in
            emitter.clipped(to: .roundedRect(RoundedRect(rect: track, radius: 2))) {
                let middle = thumb.midX
                if leftImage == nil {
                    $0.fill(.rect(CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: 4)), left)
                }
                if rightImage == nil {
                    $0.fill(.rect(CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: 4)), right)
                }
            }
            for (image, (start, end)) in [
                (leftImage, (track.minX, thumb.midX)), (rightImage, (thumb.midX, track.maxX)),
            ] {
                guard let image else { continue }
                let height = image.size.height
                let place = CGRect(x: start, y: track.midY - height / 2, width: end - start, height: height)
                emitter.picture(image, in: place, tint: tint)
            }
            emitThumb(in: thumb, to: &emitter)
            for (image, rect) in images {
                if let image { emitter.picture(image, in: rect, tint: tint) }
            }
        }
    }

    private func emitThumb(in box: CGRect, to emitter: inout LayerEmitter) {
        if let image = currentThumbImage { return emitter.picture(image, in: box, tint: tintColor) }
        emitter.shadow(box, radius: 13.5, alpha: 0.111, sigma: 5.4, dy: 6.2)
        emitter.shadow(box, radius: 13.5, alpha: 0.127, sigma: 1.7, dy: 0.55)
        emitter.fill(box, radius: 13.5, thumbTintColor ?? .white)
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
