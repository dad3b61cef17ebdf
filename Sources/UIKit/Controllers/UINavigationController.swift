/// A stack of screens below a navigation bar, under UIKit's name; the last one is shown.
///
/// Transitions take no time. The bar is 44 points high, 56 in a sheet (stored frames of Interface Builder), 96 with a large title. Source:
/// Apple, *UINavigationController*. Differences: hiding bars on scrolling or tapping, and own transitions and bars of own classes are
/// absent.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        stack = [rootViewController]
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public let navigationBar = UINavigationBar(frame: .zero)
    /// Hidden until `isToolbarHidden` is set to false.
    public let toolbar: UIToolbar! = {
        let bar = UIToolbar(frame: .zero)
        bar.isHidden = true
        return bar
    }()
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Stack

    private var stack: [UIViewController] = []

    /// From the root to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    override var shownContentController: UIViewController? { topViewController }
    /// The top one, or what is presented above it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let former = stack
        for gone in former where !viewControllers.contains(gone) { gone.willMove(toParent: nil) }
        for new in viewControllers where new.parent !== self { addChild(new) }
        stack = viewControllers
        tabBarItemDidChange()
        showTop(instead: former.last, animated: animated)
        for gone in former where !viewControllers.contains(gone) { gone.removeFromParent() }
        for new in viewControllers where !former.contains(new) { new.didMove(toParent: self) }
    }

    /// Puts a screen on top. One that is in the stack already is a programmer error, as in UIKit.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.contains(viewController), "\(type(of: viewController)) is in the navigation stack already")
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Takes the top one away, but not the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated).last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.isEmpty ? nil : pop(to: 0, animated: animated)
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stack.firstIndex(of: viewController).map { pop(to: $0, animated: animated) }
    }

    private func pop(to index: Int, animated: Bool) -> [UIViewController] {
        let gone = Array(stack[(index + 1)...])
        if !gone.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
        return gone
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    // MARK: The swipe back

    /// Finds the finger that goes back from the leading edge.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

    private lazy var edgePan = UIScreenEdgePanGestureRecognizer(
        target: self, action: Selector(UINavigationController.swipedBack))

    /// Only a screen with a back button is swiped away.
    private func updateSwipeBack() {
        let item = topViewController?.navigationItem
        let hasBackButton =
            stack.count > 1 && !isNavigationBarHidden && !(item?.hidesBackButton ?? false)
            && item?.leftBarButtonItems?.isEmpty ?? true
        edgePan.edges = !hasBackButton ? [] : view.isRightToLeft ? .right : .left
    }

    /// Beyond the middle, or with half a screen's width a second, it pops (not documented); on its way nothing moves.
    private func swipedBack(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard pan.state == .ended, stack.count > 1 else { return }
        let direction: CGFloat = view.isRightToLeft ? -1 : 1
        let (way, speed) = (pan.translation(in: view).x * direction, pan.velocity(in: view).x * direction)
        if way > view.bounds.width / 2 || speed > view.bounds.width / 2 { popViewController(animated: true) }
    }

    // MARK: Bars

    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        navigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    open var isToolbarHidden: Bool {
        get { toolbar.isHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    func toolbarItemsDidChange(of controller: UIViewController) {
        if controller === topViewController { toolbar.items = controller.toolbarItems }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        toolbar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.controller = self
        toolbar.controller = self
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        view.addGestureRecognizer(edgePan)
        showTop(instead: nil, animated: false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateSwipeBack()
        placeBars()
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }

    private func showTop(instead former: UIViewController?, animated: Bool) {
        guard isViewLoaded else { return }
        let top = topViewController
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
        toolbar.items = top?.toolbarItems
        if let top { delegate?.navigationController(self, willShow: top, animated: animated) }
        if let size = top?.preferredContentSize, size != .zero { preferredContentSize = size }
        swapChild(former, for: top, at: 0)
        if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
    }

    private var isAboveTabBar: Bool { tabBarController.map { !$0.hidesBar } ?? false }

    private func placeBars() {
        let safe = view.safeAreaInsets
        let (width, height) = (view.bounds.width, view.bounds.height)
        let isInSheet = activePresentation is UISheetPresentationController && safe.top == 0
        navigationBar.isCentred = isInSheet
        let natural = navigationBar.intrinsicContentSize.height
        // A sheet's bar: 56, and 106 with a large title. A status bar of 54 stands in a safe area of 59 (measured on iOS 16).
        let added: CGFloat = navigationBar.showsLargeTitle ? 10 : 12
        let barHeight = isInSheet && navigationBar.titleHeight > 0 ? natural + added : natural
        let barTop = safe.top == 59 ? 54 : safe.top
        navigationBar.frame = CGRect(x: 0, y: barTop, width: width, height: barHeight)
        toolbar.frame = CGRect(x: 0, y: height - safe.bottom - 49, width: width, height: 49)
        let area = UIEdgeInsets(
            top: isNavigationBarHidden ? safe.top : barTop + barHeight, left: safe.left,
            bottom: isToolbarHidden ? safe.bottom : safe.bottom + 49, right: safe.right)
        let bars = UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : area.top, left: 0,
            bottom: isToolbarHidden && !isAboveTabBar ? 0 : area.bottom, right: 0)
        topViewController?.fill(
            view.bounds, safeArea: area, bars: bars, topIsTranslucent: navigationBar.isTranslucent,
            bottomIsTranslucent: isToolbarHidden
                ? tabBarController?.tabBar.isTranslucent ?? true : toolbar.isTranslucent)
    }
}
