public import Foundation

/// Two or three columns of screens beside each other, or one where there is no room, under UIKit's name.
///
/// On a compact width the columns are collapsed into one stack. Source: Apple, *UISplitViewController*. Differences: columns appear at once,
/// and the primary one is not drawn in by a finger; columns that lie over the secondary one dim nothing; no bar gets the display mode's
/// button by itself, whose sign is a list.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// Stands for a width that the system chooses.
    public static let automaticDimension: CGFloat = -1

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// Columns that `setViewController(_:for:)` fills.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Columns that `viewControllers` fills.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: Columns

    private(set) var columns: [Column: UIViewController] = [:]

    /// A column's screen; with a column style, one that is no navigation controller stands in one of its own.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let former = columns[column]
        guard former !== vc else { return }
        release(former)
        columns[column] = vc
        columnsDidChange()
    }

    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Of the classic style: the primary screen and the secondary one. Of a column style, what is shown.
    open var viewControllers: [UIViewController] {
        get {
            guard style == .unspecified else { return shown.map(\.controller) }
            return [columns[.primary], columns[.secondary]].compactMap { $0 }
        }
        set {
            precondition(newValue.count <= 2, "a split view controller has two view controllers, not \(newValue.count)")
            for column in [Column.primary, .secondary] where !newValue.contains(where: { $0 === columns[column] }) {
                release(columns[column])
            }
            columns[.primary] = newValue.first
            columns[.secondary] = newValue.count > 1 ? newValue[1] : nil
            columnsDidChange()
        }
    }

    private var wrappers: [Column: UINavigationController] = [:]

    /// What stands in a column: its screen, or the navigation controller around it.
    func container(of column: Column) -> UIViewController? {
        guard let controller = columns[column] else { return nil }
        guard style != .unspecified, column != .compact, !(controller is UINavigationController) else {
            return controller
        }
        if let wrapper = wrappers[column], wrapper.viewControllers.first === controller { return wrapper }
        let wrapper = UINavigationController(rootViewController: controller)
        wrappers[column] = wrapper
        return wrapper
    }

    func release(_ controller: UIViewController?) {
        guard let controller else { return }
        for column in Column.all where wrappers[column]?.viewControllers.contains(controller) ?? false {
            wrappers[column]?.setViewControllers([], animated: false)
            wrappers[column] = nil
        }
    }

    // MARK: Display

    /// Whether the columns are one stack: on a compact width.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            wishes = [:]
            if preferredDisplayMode != oldValue { columnsDidChange() }
        }
    }
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { columnsDidChange() } }
    }
    open var primaryEdge = PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// Kept: a sidebar looks like another column.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// Kept: columns are not drawn in by a finger.
    open var presentsWithGesture = true
    open var showsSecondaryOnlyButton = false

    /// Whether code has shown or hidden a column since the preferred mode was set.
    var wishes: [Column: Bool] = [:]

    /// Shows a column, whatever mode is preferred, and with the primary one of three the supplementary one; where the columns are
    /// collapsed, all above it goes.
    open func show(_ column: Column) {
        change {
            wishes[column] = true
            if column == .primary { wishes[.supplementary] = true }
        }
        if isCollapsed { collapsedTop = column }
        columnsDidChange()
    }

    /// Hides a column, and with the supplementary one the primary one.
    open func hide(_ column: Column) {
        change {
            wishes[column] = false
            if column == .supplementary { wishes[.primary] = false }
        }
        if isCollapsed, collapsedTop == column { collapsedTop = .primary }
        columnsDidChange()
    }

    /// Tells the delegate of what a change will show and hide.
    private func change(_ wish: () -> Void) {
        let (mode, before) = (displayMode, wantedColumns)
        let former = wishes
        wish()
        let (newMode, after, new) = (displayMode, wantedColumns, wishes)
        guard let delegate, isViewLoaded, !isCollapsed, mode != newMode else { return }
        // The delegate sees what is shown still.
        wishes = former
        delegate.splitViewController(self, willChangeTo: newMode)
        for column in after where !before.contains(column) { delegate.splitViewController(self, willShow: column) }
        for column in before where !after.contains(column) { delegate.splitViewController(self, willHide: column) }
        wishes = new
    }

    /// Shows and hides the primary column; an app puts it into a bar.
    public private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "list.bullet"),
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
        })

    // MARK: Widths, in points

    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }

    open var primaryColumnWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
    }

    open var supplementaryColumnWidth: CGFloat {
        width(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
            minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    }

    private func widthsDidChange() {
        viewIfLoaded?.setNeedsLayout()
    }

    /// 320 points where nothing is wished (long the width of a primary column on iPads; not measured on recent ones).
    private func width(_ wished: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        var width: CGFloat = 320
        if fraction >= 0 { width = whole * fraction }
        if wished >= 0 { width = wished }
        if most >= 0 { width = min(width, most) } else if fraction >= 0 { width = min(width, 320) }
        if least >= 0 { width = max(width, least) }
        return min(width, whole)
    }

    // MARK: Showing

    private var shown: [(column: Column, controller: UIViewController)] = []
    private var wasCollapsed: Bool?
    /// The column on top of the collapsed stack.
    var collapsedTop: Column?
    /// The screens of columns that stand in the collapsed stack.
    var pushed: [Column: [UIViewController]] = [:]
    private let lines = [SplitLine(frame: .zero), SplitLine(frame: .zero)]

    open override func viewDidLoad() {
        super.viewDidLoad()
        columnsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isCollapsed != wasCollapsed { columnsDidChange() }
    }

    private func columnsDidChange() {
        guard isViewLoaded else { return }
        let changes = wasCollapsed != isCollapsed
        if changes, !isCollapsed, wasCollapsed == true { separateStack() }
        let wanted = isCollapsed ? collapsed() : expanded()
        if changes {
            if isCollapsed { delegate?.splitViewControllerDidCollapse(self) }
            if !isCollapsed, wasCollapsed == true { delegate?.splitViewControllerDidExpand(self) }
        }
        wasCollapsed = isCollapsed
        let former = shown
        shown = wanted
        for gone in former where !wanted.contains(where: { $0.controller === gone.controller }) {
            gone.controller.willMove(toParent: nil)
            gone.controller.viewIfLoaded?.removeFromSuperview()
            gone.controller.removeFromParent()
        }
        for (index, new) in wanted.enumerated() {
            let isNew = new.controller.parent !== self
            if isNew { addChild(new.controller) }
            view.insertSubview(new.controller.view, at: index)
            setTraits(of: new.controller.view, in: new.column)
            if isNew { new.controller.didMove(toParent: self) }
        }
        view.setNeedsLayout()
    }

    /// A column beside the secondary one is compact.
    private func setTraits(of part: UIView, in column: Column) {
        let isNarrow = !isCollapsed && (column == .primary || column == .supplementary)
        let override = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
        guard part.traitOverride != override else { return }
        part.traitOverride = override
        part.traitsDidChange()
    }

    /// The columns of a regular width, from the leading one; a column that lies over another comes last.
    private func expanded() -> [(column: Column, controller: UIViewController)] {
        wantedColumns.compactMap { column in container(of: column).map { (column, $0) } }
    }

    /// Shows a screen in the secondary column; on a compact width, on top of the stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        if isCollapsed, let navigation = shown.first?.controller as? UINavigationController {
            let screens = (vc as? UINavigationController)?.viewControllers ?? [vc]
            pushed[.secondary, default: []] += screens
            collapsedTop = .secondary
            navigation.setViewControllers(navigation.viewControllers + screens, animated: false)
        } else if isCollapsed {
            present(vc, animated: true)
        } else {
            setViewController(vc, for: .secondary)
        }
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if isCollapsed { showDetailViewController(vc, sender: sender) } else { super.show(vc, sender: sender) }
    }

    // MARK: Layout

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if wasCollapsed != isCollapsed { columnsDidChange() }
        let bounds = view.bounds
        showLines(isCollapsed ? 0 : max(0, shown.count - 1))
        guard !isCollapsed, shown.count > 1 else {
            shown.first?.controller.view.frame = bounds
            return
        }
        let isOver = splitBehavior == .overlay
        let pixel = 1 / view.pixelGrid.scale
        var start: CGFloat = 0
        // From the outer edge inwards: primary, supplementary, and what is left for the secondary one.
        for (index, column) in shown.dropFirst().reversed().enumerated() {
            let width = column.column == .primary ? primaryColumnWidth : supplementaryColumnWidth
            place(column.controller.view, from: start, width: width)
            start += width
            place(lines[index], from: start, width: pixel)
            start += pixel
        }
        let secondary = isOver ? 0 : start
        place(shown[0].controller.view, from: secondary, width: max(0, bounds.width - secondary))
    }

    /// Adds and removes no more than it must: each of that asks for another layout.
    private func showLines(_ count: Int) {
        for (index, line) in lines.enumerated() where (line.superview != nil) != (index < count) {
            if index < count { view.addSubview(line) } else { line.removeFromSuperview() }
        }
    }

    private func place(_ part: UIView, from start: CGFloat, width: CGFloat) {
        let isLeft = (primaryEdge == .leading) != view.isRightToLeft
        let x = isLeft ? start : view.bounds.width - start - width
        part.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
    }
}
