public import Foundation
import SnapGraphics

/// Shows a picture, a symbol, or pictures in turn, under UIKit's name. Difference: animated `UIImage`s are absent.
@preconcurrency @MainActor
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
        }
    }
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    /// How a symbol is sized, weighted and coloured, where the symbol itself says nothing; no effect on pictures.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }

    // MARK: Pictures in turn

    /// Shown in place of `image` from `startAnimating()` on, by the virtual clock.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }
    /// Of all pictures, in seconds; 0 shows thirty of them a second.
    open var animationDuration: TimeInterval = 0
    /// 0 goes on for ever.
    open var animationRepeatCount = 0
    /// When the animation began, in seconds of the clock; nil while there is none.
    private var animationStart: TimeInterval?

    open func startAnimating() {
        animationStart = VirtualClock.shared.now
    }

    open func stopAnimating() {
        animationStart = nil
    }

    open var isAnimating: Bool { animationImage != nil }

    /// The picture of the present time; nil where the animation has ended, or is none.
    private var animationImage: UIImage? {
        guard let start = animationStart, let images = animationImages, !images.isEmpty else { return nil }
        let length = animationDuration > 0 ? animationDuration : TimeInterval(images.count) / 30
        // Whole nanoseconds, as animations have them.
        let passed = ((VirtualClock.shared.now - start) / length * 1e9).rounded() / 1e9
        guard animationRepeatCount == 0 || passed < TimeInterval(animationRepeatCount) else { return nil }
        return images[min(images.count - 1, Int((passed - passed.rounded(.down)) * TimeInterval(images.count)))]
    }

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var shownImage: UIImage? {
        (animationImage ?? (isHighlighted ? highlightedImage ?? image : image)).map(configured)
    }

    private func configured(_ image: UIImage) -> UIImage {
        guard let preferredSymbolConfiguration, let own = image.symbolConfiguration else { return image }
        return image.applyingSymbolConfiguration(preferredSymbolConfiguration.applying(own)) ?? image
    }

    open override var intrinsicContentSize: CGSize {
        image.map { configured($0).size } ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    // A symbol stands in the middle of the view, and brings the baseline of the text that it goes with; a picture has none.

    override var firstBaselineFromTop: CGFloat? {
        guard let image = image.map(configured), let baseline = image.baselineOffsetFromBottom else { return nil }
        return image.size.height - baseline
    }

    override var lastBaselineFromBottom: CGFloat { image.map(configured)?.baselineOffsetFromBottom ?? 0 }

    override var baselineContentHeight: CGFloat? {
        guard let image = image.map(configured), image.baselineOffsetFromBottom != nil else { return nil }
        return image.size.height
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image.map { configured($0).size } ?? .zero }

    override func emitContents(to emitter: inout LayerEmitter) {
        guard let image = shownImage, bounds.width > 0, bounds.height > 0 else { return }
        let rect = contentMode.rect(for: image.size, in: bounds)
        emitter.picture(image, in: rect, tint: tintColor)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        guard let image = shownImage else { return [] }
        return [LayoutNode.Fact("image", image.summary)]
    }
}

extension UIView.ContentMode {
    /// Where content of a size stands in the bounds.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func scaled(_ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
            guard size.width > 0, size.height > 0 else { return bounds }
            let factor = choose(bounds.width / size.width, bounds.height / size.height)
            return placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
        }
        return switch self {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: scaled(min)
        case .scaleAspectFill: scaled(max)
        case .center: placed(size, 0.5, 0.5)
        case .top: placed(size, 0.5, 0)
        case .bottom: placed(size, 0.5, 1)
        case .left: placed(size, 0, 0.5)
        case .right: placed(size, 1, 0.5)
        case .topLeft: placed(size, 0, 0)
        case .topRight: placed(size, 1, 0)
        case .bottomLeft: placed(size, 0, 1)
        case .bottomRight: placed(size, 1, 1)
        }
    }
}
