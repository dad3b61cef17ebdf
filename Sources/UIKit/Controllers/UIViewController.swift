/// A screen's or dialog's logic with the view it manages, under UIKit's name.
///
/// Differences: no storyboards (the Interface Builder reader makes controllers), no state restoration; transitions take no
/// time but where an animator of one's own makes them.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    // MARK: Creation

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    public let nibName: String?

    private var parentReference: BackReference<UIViewController>?
    private var presentingReference: BackReference<UIViewController>?
    private var rootWindowReference: BackReference<UIView>?
    private var ownReference: BackReference<UIViewController>?

    /// What the view, the children and presented controllers hold of this one.
    var backReference: BackReference<UIViewController> {
        if let ownReference { return ownReference }
        let reference = BackReference(to: self)
        ownReference = reference
        return reference
    }

    deinit { ownReference?.end() }

    // MARK: View

    private var storedView: UIView?

    /// The view that the controller manages, made on first use.
    open var view: UIView! {
        get {
            if storedView == nil { loadViewWithCallbacks() }
            return storedView
        }
        set {
            storedView?.viewController = nil
            storedView = newValue
            newValue?.viewController = self
            newValue?.controllerTraitOverrides = ownTraitOverrides
            if let newValue, overrideUserInterfaceStyle != .unspecified {
                newValue.overrideUserInterfaceStyle = overrideUserInterfaceStyle
            }
        }
    }

    private func loadViewWithCallbacks() {
        asCurrent { loadView() }
        precondition(storedView != nil, "\(type(of: self)).loadView() set no view")
        asCurrent { viewDidLoad() }
    }

    public var viewIfLoaded: UIView? { storedView }
    public var isViewLoaded: Bool { storedView != nil }

    public func loadViewIfNeeded() {
        _ = view
    }

    /// Makes the view; the default is a plain one of the screen's size.
    ///
    /// Difference: a nib is not read; where one was named, a warning says so.
    open func loadView() {
        warnOfUnreadNib()
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Says that a nib was named and is missed; what was asked for by name must not be empty in silence.
    func warnOfUnreadNib() {
        guard let nibName else { return }
        RuntimeWarnings.record(
            "\(type(of: self)) names the nib \"\(nibName)\", which is not read: its view is empty; make the view in loadView()"
        )
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// A container shows the view in place of another, and completes its appearance itself.
    var isInTransition = false

    /// Where the view is in its appearance; decides which callbacks are due.
    var appearance = Appearance.disappeared
    /// `viewIsAppearing` is to come.
    var isAppearingIsDue = false

    // MARK: Containment

    open internal(set) var parent: UIViewController? {
        get { parentReference?.target }
        set { parentReference = newValue?.backReference }
    }
    open internal(set) var children: [UIViewController] = []

    /// True in `viewWillAppear` and `viewDidAppear` of the first appearance in a parent: where a navigation controller pushes it.
    open internal(set) var isMovingToParent = false
    /// True in `viewWillDisappear` and `viewDidDisappear` where the controller leaves its parent: where a navigation controller pops it.
    open internal(set) var isMovingFromParent = false

    open func willMove(toParent parent: UIViewController?) {
        isMovingFromParent = parent == nil && self.parent != nil
    }
    open func didMove(toParent parent: UIViewController?) {}

    /// The window whose root this controller is.
    var rootWindow: UIWindow? {
        get { rootWindowReference?.target as? UIWindow }
        set { rootWindowReference = newValue?.backReference }
    }

    /// Of a presented controller its presenter, of another its view's superview. Source: Apple, *Using responders and the responder chain*.
    open override var next: UIResponder? { ownPresenting ?? storedView?.superview }

    // MARK: Presentation

    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            if modalPresentationStyle != oldValue, ownPresenting == nil { ownPresentationController = nil }
        }
    }
    /// Makes the animations of a presentation, and with the style `custom` the presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { if ownPresenting == nil { ownPresentationController = nil } }
    }

    /// A presentation controller that only this class has; nil takes the style's.
    func makeOwnPresentationController() -> UIPresentationController? { nil }

    /// A person got rid of this controller by a tap beside it or the like.
    func wasDismissedByUser() {}

    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false

    /// The size that a popover gives the view, in points.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            activePresentation?.contentSizeDidChange()
        }
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Never called: a child's fitting size is asked for in each layout.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// What this controller, or the nearest ancestor that presents anything, presents.
    open internal(set) var presentedViewController: UIViewController? {
        get { ownPresented ?? parent?.presentedViewController }
        set { ownPresented = newValue }
    }
    /// What presented this controller or, where it was not presented itself, the nearest ancestor that was.
    open internal(set) var presentingViewController: UIViewController? {
        get { ownPresenting ?? parent?.presentingViewController }
        set { ownPresenting = newValue }
    }

    /// What this controller itself presents: not a parent.
    var ownPresented: UIViewController?
    /// What presented this controller itself: not a parent.
    var ownPresenting: UIViewController? {
        get { presentingReference?.target }
        set { presentingReference = newValue?.backReference }
    }
    /// The controller made for the present `modalPresentationStyle`, before and while presented.
    var ownPresentationController: UIPresentationController?

    /// The presentation that shows this controller or one it is in.
    var activePresentation: UIPresentationController? {
        if ownPresenting != nil { return ownPresentationController }
        return parent?.activePresentation
    }

    /// Shows a view controller above this one.
    ///
    /// Takes no time: when the call returns, it is there, and `completion` has run. Where the transitioning delegate has an animator, the
    /// presentation ends with that.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        performPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents; without that, what presents this one takes it away.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        performDismissal(animated: flag, completion: completion)
    }

    // MARK: Appearance and layout

    open var title: String? {
        didSet { if !title.isSpelled(like: oldValue) { titleDidChange() } }
    }

    private var storedEditing = false
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Called by the edit button; a subclass shows the mode, and calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedEditing = editing
        ownEditButtonItem?.title = editing ? "Done" : "Edit"
        ownEditButtonItem?.style = editing ? .done : .plain
    }

    /// A button for a bar that turns editing on and off, and says which of it a tap does; iOS translates it, which is not done here.
    public var editButtonItem: UIBarButtonItem {
        if let ownEditButtonItem { return ownEditButtonItem }
        let item = UIBarButtonItem(
            title: isEditing ? "Done" : "Edit", style: isEditing ? .done : .plain, target: self,
            action: Selector(UIViewController.toggleEditing))
        ownEditButtonItem = item
        return item
    }
    private var ownEditButtonItem: UIBarButtonItem?

    final func toggleEditing() {
        setEditing(!isEditing, animated: true)
    }

    var ownNavigationItem: UINavigationItem?
    var ownTabBarItem: UITabBarItem?
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { navigationController?.toolbarItemsDidChange(of: self) }
    }
    var contentScrollViews = ContentScrollViews()
    /// What a container's bars take of its bounds, in points, and this controller's view may not reach under.
    var barsKeptFree = UIEdgeInsets.zero
    /// Of a container: the child that is on show, whose content its bars stand over.
    var shownContentController: UIViewController? { nil }
    /// Whether a tab bar around the navigation controller is hidden while this one is in its stack.
    open var hidesBottomBarWhenPushed = false

    /// Shows a controller as the container sees fit: a navigation controller pushes it, else it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller in a split view controller's secondary column; without one it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { storedView?.safeAreaDidChange() } }
    }
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue { storedView?.layoutStructureDidChange() }
        }
    }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if isViewLoaded { view.overrideUserInterfaceStyle = overrideUserInterfaceStyle } }
    }
    open var traitCollection: UITraitCollection {
        if let storedView, storedView.superview != nil { return storedView.traitCollection }
        let above =
            parent?.traitCollection ?? ownPresenting?.traitCollection ?? rootWindow?.traitCollection
            ?? UIScreen.main.traitCollection
        return UITraitCollection(
            traitsFrom: [above, ownTraitOverrides, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)]
                .compactMap { $0 })
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Never called: memory does not run short here.
    open func didReceiveMemoryWarning() {}

    // MARK: Changes of size: never called, for no device turns here

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: No content

    var contentUnavailable = ContentUnavailable()

    /// Where a subclass sets `contentUnavailableConfiguration`; called with the first appearance, after
    /// `setNeedsUpdateContentUnavailableConfiguration()`, and when another text is searched for.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Bars

    /// Kept: replaced by the scroll view's `contentInsetAdjustmentBehavior`, as in UIKit since iOS 11.
    open var automaticallyAdjustsScrollViewInsets = true
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Kept: the window does not turn.
    open var shouldAutorotate: Bool { true }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Kept: no status bar is drawn.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The edges at which a navigation or tab bar controller lets the view reach under its bars; at others it ends at the bar.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }
    /// Whether it reaches under bars that are not translucent, too.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }
}
