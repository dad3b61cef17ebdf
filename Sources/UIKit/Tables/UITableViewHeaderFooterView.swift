/// The header or footer of a table's section, reusable, under UIKit's name.
@MainActor
open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    /// How a table makes a registered view: UIKit finds `init(reuseIdentifier:)` by name, Swift needs a required initialiser.
    public required convenience init(dequeuedWithIdentifier identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    private func setUp() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.insetsLayoutMarginsFromSafeArea = false
        addSubview(contentView)
    }

    public let reuseIdentifier: String?

    /// What the view shows; subviews and constraints go here.
    public let contentView: UIView = UITableViewCellContentView(frame: .zero)

    /// Behind the content, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Called before the view shows another section; a subclass resets what it changed, and calls super.
    open func prepareForReuse() {}

    /// Between the view's sides and its content; set by the table. In points.
    var margin: CGFloat = 16 {
        didSet { if margin != oldValue { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentMargins()
        backgroundView?.setUntransformedFrame(bounds)
        contentView.setUntransformedFrame(bounds)
    }

    private func updateContentMargins() {
        let margins = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
        guard contentView.storedMargins != margins, !contentView.hasOwnMargins else { return }
        contentView.storedMargins = margins
        contentView.setNeedsLayout()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateContentMargins()
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
