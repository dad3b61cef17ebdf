import SnapGraphics

/// The header or footer of a table's section, reusable, under UIKit's name.
@preconcurrency @MainActor
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
        takeIn(contentView)
        addSubview(contentView)
    }

    private func takeIn(_ content: UIView) {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.insetsLayoutMarginsFromSafeArea = false
    }

    public let reuseIdentifier: String?

    /// What the view shows; subviews and constraints go here. A content configuration makes it another one.
    public private(set) var contentView: UIView = UITableViewCellContentView(frame: .zero)

    func replaceContentView(with view: UIView) {
        takeIn(view)
        insertSubview(view, belowSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        storedTextLabel = nil
        setNeedsLayout()
    }

    /// Behind the content, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The title; made on first use. In a table its looks are the table's.
    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UITableViewLabel(in: self, font: .headline)
        contentView.addSubview(label)
        storedTextLabel = label
        place.dress(self)
        return label
    }

    var storedTextLabel: UITableViewLabel?

    /// Called before the view shows another section; a subclass resets what it changed, and calls super.
    open func prepareForReuse() {}

    // MARK: Configurations

    var configurations = HeldConfigurations()

    /// Called with every update of the configurations, after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { configurationStateDidChange() }
    }

    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    /// The view's traits and states; a subclass adds its own.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        (state.isDisabled, state.isPinned) = (!isUserInteractionEnabled, isFloating)
        return state
    }

    /// Where a subclass sets configurations for a state; called before the view is shown, and when its state has changed.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    override func invalidateForTraits() {
        super.invalidateForTraits()
        configurationStateDidChange()
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        guard isFloating, backgroundView == nil, backgroundColor == nil, !configurations.isBackgroundChosen else {
            return
        }
        emitter.fill(.rect(bounds), UIColor.systemBackground.resolved(with: emitter.traits))
    }

    // MARK: Layout

    /// Set by the table.
    var place = TableHeaderPlace() {
        didSet {
            guard place != oldValue else { return }
            place.dress(self)
            setNeedsLayout()
        }
    }

    /// Away from its place to stay in sight: opaque then, so that rows below do not shine through.
    var isFloating = false {
        didSet { if isFloating != oldValue { configurationStateDidChange() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        updateContentMargins()
        backgroundView?.setUntransformedFrame(bounds)
        configurations.backgroundView?.place(in: self)
        contentView.setUntransformedFrame(bounds)
        guard let label = storedTextLabel, label.translatesAutoresizingMaskIntoConstraints else { return }
        label.setUntransformedFrame(place.titleFrame(of: label, in: bounds.size, grid: pixelGrid))
    }

    private func updateContentMargins() {
        let margins = NSDirectionalEdgeInsets(top: 8, leading: place.margin, bottom: 8, trailing: place.margin)
        if !hasOwnMargins { storedMargins = margins }
        guard contentView is UITableViewCellContentView, contentView.storedMargins != margins,
            !contentView.hasOwnMargins
        else { return }
        contentView.storedMargins = margins
        contentView.setNeedsLayout()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        updateContentMargins()
        var size = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        if let label = storedTextLabel, !label.isBlank {
            size.height = max(size.height, place.height(of: label, width: targetSize.width, grid: pixelGrid))
        }
        return size
    }
}
