import SnapGraphics

/// Shows a picture or a symbol, under UIKit's name. Difference: animated images are absent.
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

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

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
