import Foundation
import SnapGraphics

/// Shows a list content configuration, in a cell or anywhere else, under UIKit's name.
///
/// Source: Apple, *UIListContentView*.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
        listConfiguration = configuration
        super.init(frame: .zero)
        // What holds the view has the safe area in its margins.
        insetsLayoutMarginsFromSafeArea = false
        showConfiguration()
    }

    /// There are no archives here: the view is an empty cell's.
    public required init?(coder: NSCoder) {
        listConfiguration = .cell()
        super.init(coder: coder)
    }

    private var listConfiguration: UIListContentConfiguration

    /// A `UIListContentConfiguration`; another one is a programmer error, as in UIKit.
    open var configuration: any UIContentConfiguration {
        get { listConfiguration }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure("a UIListContentView shows no \(type(of: newValue)): ask supports(_:) first")
            }
            listConfiguration = new
            showConfiguration()
        }
    }

    // MARK: Parts

    private var textLabel: UILabel?
    private var secondaryTextLabel: UILabel?
    private var imageView: UIImageView?

    private func showConfiguration() {
        let shown = listConfiguration
        if let image = shown.image {
            let view = imageView ?? UIImageView(frame: .zero)
            if view.superview == nil { insertSubview(view, at: 0) }
            imageView = view
            show(image, in: view)
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        show(shown.text, shown.attributedText, shown.textProperties, in: &textLabel)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: &secondaryTextLabel)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(_ image: UIImage, in view: UIImageView) {
        let properties = listConfiguration.imageProperties
        var shown = image
        if image.isSymbolImage, let preferred = properties.preferredSymbolConfiguration {
            // What the image says itself wins.
            shown =
                image.applyingSymbolConfiguration(preferred.applying(image.symbolConfiguration ?? preferred)) ?? image
        }
        view.image = shown
        view.contentMode = .scaleToFill
        view.tintColor = properties.resolvedTintColor(for: tintColor)
        view.layer.cornerRadius = properties.cornerRadius
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = properties.cornerRadius > 0
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in label: inout UILabel?
    ) {
        guard attributed?.length ?? text?.count ?? 0 > 0 else {
            label?.removeFromSuperview()
            label = nil
            return
        }
        let view = label ?? UILabel(frame: .zero)
        if view.superview == nil { addSubview(view) }
        label = view
        properties.apply(to: view)
        if let attributed {
            view.attributedText = attributed
        } else if let text {
            view.text = properties.transformed(text)
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        imageView?.tintColor = listConfiguration.imageProperties.resolvedTintColor(for: tintColor)
    }

    // MARK: Guides

    private lazy var guides = ListContentGuides(self)

    /// Where the text is; nil where there is none.
    public var textLayoutGuide: UILayoutGuide? { textLabel == nil ? nil : guides.text.guide }
    /// Where the secondary text is; nil where there is none.
    public var secondaryTextLayoutGuide: UILayoutGuide? {
        secondaryTextLabel == nil ? nil : guides.secondaryText.guide
    }
    /// Where the image is; nil where there is none.
    public var imageLayoutGuide: UILayoutGuide? { imageView == nil ? nil : guides.image.guide }

    // MARK: Layout

    private var arrangement: ListContentArrangement {
        ListContentArrangement(
            configuration: listConfiguration, text: textLabel, secondaryText: secondaryTextLabel,
            image: imageView?.image.map {
                let properties = listConfiguration.imageProperties
                return (properties.size(of: $0), properties.room(for: $0, traits: traitCollection))
            },
            margins: contentMargins, grid: pixelGrid)
    }

    /// The configuration's margins, and where they are preserved at least what of the superview's reaches here.
    var contentMargins: NSDirectionalEdgeInsets {
        var margins = listConfiguration.directionalLayoutMargins
        let above = inheritedLayoutMargins
        let axes = listConfiguration.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            margins.leading = max(margins.leading, isRightToLeft ? above.right : above.left)
            margins.trailing = max(margins.trailing, isRightToLeft ? above.left : above.right)
        }
        if axes.contains(.vertical) {
            margins.top = max(margins.top, above.top)
            margins.bottom = max(margins.bottom, above.bottom)
        }
        return margins
    }

    /// Where the texts begin, from the leading edge, in points.
    var textStart: CGFloat { arrangement.textStart }

    /// Whether a cell with this content is as high as a row is by default, at least.
    var isCell: Bool { listConfiguration.isCell }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = arrangement.frames(in: bounds.size, isRightToLeft: isRightToLeft)
        imageView?.setUntransformedFrame(frames.image)
        textLabel?.setUntransformedFrame(frames.text)
        secondaryTextLabel?.setUntransformedFrame(frames.secondaryText)
        guides.place(frames)
    }

    override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize {
        let arrangement = arrangement
        let width = arrangement.naturalWidth
        return CGSize(width: pixelGrid.ceil(width), height: pixelGrid.ceil(arrangement.height(width: width)))
    }

    override var hasWidthDependentHeight: Bool { true }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        pixelGrid.ceil(arrangement.height(width: width))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : intrinsicContentSize.width
        return CGSize(width: width, height: intrinsicHeight(forWidth: width))
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isWidthGiven = horizontalFittingPriority > .fittingSizeLevel
        let width = isWidthGiven ? targetSize.width : intrinsicContentSize.width
        let isHeightGiven = verticalFittingPriority > .fittingSizeLevel
        return CGSize(width: width, height: isHeightGiven ? targetSize.height : intrinsicHeight(forWidth: width))
    }
}
