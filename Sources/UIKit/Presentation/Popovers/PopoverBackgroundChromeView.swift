import SnapGraphics

/// A popover whose background is a view of the app's own.
final class PopoverBackgroundChromeView: UIView, PopoverChrome {
    private let background: UIPopoverBackgroundView
    private let insets: UIEdgeInsets
    private(set) var placement: PopoverPlacement?
    private weak var content: UIView?

    init(_ type: UIPopoverBackgroundView.Type) {
        background = type.init(frame: .zero)
        insets = type.contentViewInsets()
        super.init(frame: .zero)
        isOpaque = false
        addSubview(background)
        traitOverride = UIPopoverChromeView.contentTraits
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The background view's own.
    var fillColor: UIColor? {
        get { background.backgroundColor }
        set {}
    }

    func install(_ content: UIView) {
        self.content = content
        content.clipsToBounds = true
        addSubview(content)
    }

    /// The content is inside the body, and does not reach under the arrow.
    func place(_ placement: PopoverPlacement) {
        self.placement = placement
        frame = placement.frame
        background.frame = bounds
        let length = placement.direction.isVertical ? bounds.width : bounds.height
        background.arrowDirection = placement.direction
        background.arrowOffset = placement.direction.isEmpty ? 0 : placement.arrowPosition - length / 2
        background.setNeedsLayout()
        content?.frame = bounds.inset(by: placement.arrowInsets).inset(by: insets)
    }

    override var layoutFacts: [LayoutNode.Fact] { placement?.facts ?? [] }
}
