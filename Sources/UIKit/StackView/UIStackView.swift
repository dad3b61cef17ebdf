import SnapGraphics

/// Lays out views in a row or a column, under UIKit's name and with its constraints.
///
/// The stack makes ordinary constraints under the identifiers that UIKit logs (`UISV-spacing` …), so that a conflict reads as it does on
/// iOS; `StackArrangement` holds the rows.
@preconcurrency @MainActor
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5

        /// A row's name for `leading`.
        public static let top = Alignment.leading
        /// A row's name for `trailing`.
        public static let bottom = Alignment.trailing
    }

    /// Stands for the stack's own spacing in `setCustomSpacing(_:after:)`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The system's spacing, 8 points.
    public static let spacingUseSystem: CGFloat = 8

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { setNeedsArrangement() } }
    }
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsArrangement() } }
    }
    /// Between neighbours, in points.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsArrangement() } }
    }
    /// In a column: spacing is from last baseline to first baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
    }
    /// The views stay within the stack's margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    open private(set) var arrangedSubviews: [UIView] = []

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: StackArrangement?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        storedMargins = .zero
        isOpaque = false
    }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds the view as a subview, too, and lets constraints place it.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        setNeedsArrangement()
    }

    /// Takes the view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsArrangement()
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        setNeedsArrangement()
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// In a column the first view, in a row the highest. Source: Apple, *UIStackView*.
    open override var forFirstBaselineLayout: UIView {
        baselineView(atEnd: false)?.forFirstBaselineLayout ?? self
    }

    /// In a column the last view, in a row the highest. Source: Apple, *UIStackView*.
    open override var forLastBaselineLayout: UIView {
        baselineView(atEnd: true)?.forLastBaselineLayout ?? self
    }

    private func baselineView(atEnd: Bool) -> UIView? {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        guard axis == .horizontal else { return atEnd ? visible.last : visible.first }
        return visible.max { $0.startingIntrinsicSize.height < $1.startingIntrinsicSize.height }
    }

    open override func updateConstraints() {
        super.updateConstraints()
        guard arrangement == nil else { return }
        let made = StackArrangement(of: self)
        made.activate()
        arrangement = made
    }

    /// The rows are wrong; they are made anew in the next pass.
    private func setNeedsArrangement() {
        arrangement?.deactivate()
        arrangement = nil
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    override func subviewVisibilityDidChange(_ subview: UIView) {
        if arrangedSubviews.contains(where: { $0 === subview }) { setNeedsArrangement() }
    }

    override func subviewWasRemoved(_ subview: UIView) {
        customSpacings[ObjectIdentifier(subview)] = nil
        guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
        removeArrangedSubview(subview)
    }

    override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
        if distribution == .fillProportionally { setNeedsArrangement() }
    }

    override var layoutFacts: [LayoutNode.Fact] {
        var facts = [LayoutNode.Fact("axis", axis == .horizontal ? "horizontal" : "vertical")]
        if spacing != 0 { facts.append(.init("spacing", spacing.brief)) }
        return facts
    }
}
