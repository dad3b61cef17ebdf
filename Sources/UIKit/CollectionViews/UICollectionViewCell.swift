import SnapGraphics

/// One item of a collection view, under UIKit's name; what it shows is in `contentView`.
///
/// Differences: content and background configurations are absent.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { backgroundsDidChange() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { backgroundsDidChange() } }
    }
    /// Behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            backgroundsDidChange()
        }
    }
    /// Over `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            backgroundsDidChange()
        }
    }

    private func backgroundsDidChange() {
        let selected = isSelected || isHighlighted ? selectedBackgroundView : nil
        if selected == nil { selectedBackgroundView?.removeFromSuperview() }
        for (index, view) in [backgroundView, selected].compactMap({ $0 }).enumerated() {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: index)
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// The content's size where constraints give it one, else the cell's.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        super.layoutFacts + (isSelected ? [.init("selected", "true")] : [])
    }
}
