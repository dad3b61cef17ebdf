/// Screens to turn like pages, under UIKit's name; one is shown.
///
/// Source: Apple, *UIPageViewController*. Differences: pages take no time to turn, by a swipe or by code; two pages beside each other
/// (a spine in the middle) are absent, and pages do not curl.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        case pageCurl, scroll
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal, vertical
    }

    public enum NavigationDirection: Int, Sendable {
        case forward, reverse
    }

    public enum SpineLocation: Int, Sendable {
        case none, min, mid, max
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    public let transitionStyle: TransitionStyle
    public let navigationOrientation: NavigationOrientation
    /// Where a curling page is bound; none where pages scroll.
    public let spineLocation: SpineLocation

    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { pagesDidChange() }
    }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Kept: a page has one side here.
    open var isDoubleSided = false

    /// - Parameter options: the spine's location; the space between pages shows while they move alone.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let wanted =
            (options?[.spineLocation] as? SpineLocation)
            ?? (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
        spineLocation = style == .scroll ? .none : wanted ?? .min
        super.init(nibName: nil, bundle: nil)
        if spineLocation == .mid {
            RuntimeWarnings.record("a UIPageViewController shows one page: two beside a spine in the middle are absent")
        }
    }

    /// As a storyboard makes it: pages curl, to the side.
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spineLocation) = (.pageCurl, .horizontal, .min)
        super.init(coder: coder)
    }

    // MARK: Pages

    private var page: UIViewController?

    /// The screen that is shown; empty before there is one.
    open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

    /// Shows a screen at once, whatever `animated`; the completion has run when the call returns.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        precondition(
            (viewControllers?.count ?? 0) <= 1,
            "a UIPageViewController shows one page, not \(viewControllers?.count ?? 0)")
        turn(to: viewControllers?.first)
        pagesDidChange()
        completion?(true)
    }

    private func turn(to new: UIViewController?) {
        guard new !== page else { return }
        let former = page
        former?.willMove(toParent: nil)
        if let new { addChild(new) }
        page = new
        if isViewLoaded {
            swapChild(former, for: new, at: 0)
            if new == nil { former?.viewIfLoaded?.removeFromSuperview() }
        }
        former?.removeFromParent()
        new?.didMove(toParent: self)
    }

    /// The screen after or before the shown one, by the data source.
    private func neighbour(_ direction: NavigationDirection) -> UIViewController? {
        guard let page, let dataSource else { return nil }
        return direction == .forward
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
    }

    /// What a swipe does: turns to the next screen, where there is one.
    private func turnByTouch(_ direction: NavigationDirection) {
        guard let former = page, let next = neighbour(direction) else { return }
        delegate?.pageViewController(self, willTransitionTo: [next])
        turn(to: next)
        pageControl.currentPage += direction == .forward ? 1 : -1
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [former], transitionCompleted: true)
    }

    // MARK: The page control

    private let pageControl = UIPageControl(frame: .zero)

    /// A data source that counts its pages gets a page control below scrolling pages; it is asked for the page when code sets one, not after
    /// a swipe (Apple, *UIPageViewControllerDataSource*).
    private func pagesDidChange() {
        let count = dataSource?.presentationCount(for: self) ?? 0
        let isShown = count > 0 && transitionStyle == .scroll && navigationOrientation == .horizontal
        pageControl.numberOfPages = isShown ? count : 0
        if isShown, let dataSource { pageControl.currentPage = dataSource.presentationIndex(for: self) }
        pageControl.isHidden = !isShown
        viewIfLoaded?.setNeedsLayout()
    }

    /// Below the pages, in points (37 since iOS 6; not measured again).
    private static let pageControlHeight: CGFloat = 37

    // MARK: View

    /// The recognizers that turn pages; an app may change or take them away.
    open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        view.addSubview(pageControl)
        let directions: [(UISwipeGestureRecognizer.Direction, Selector)] =
            navigationOrientation == .horizontal
            ? [
                (.left, Selector(UIPageViewController.swipedTowardsStart)),
                (.right, Selector(UIPageViewController.swipedTowardsEnd)),
            ]
            : [
                (.up, Selector(UIPageViewController.swipedTowardsStart)),
                (.down, Selector(UIPageViewController.swipedTowardsEnd)),
            ]
        for (direction, action) in directions {
            let recognizer = UISwipeGestureRecognizer(target: self, action: action)
            recognizer.direction = direction
            view.addGestureRecognizer(recognizer)
            gestureRecognizers.append(recognizer)
        }
        if let page { swapChild(nil, for: page, at: 0) }
        pagesDidChange()
    }

    private var isMirrored: Bool { navigationOrientation == .horizontal && view.isRightToLeft }

    func swipedTowardsStart() { turnByTouch(isMirrored ? .reverse : .forward) }
    func swipedTowardsEnd() { turnByTouch(isMirrored ? .forward : .reverse) }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let strip = pageControl.isHidden ? 0 : Self.pageControlHeight + view.safeAreaInsets.bottom
        let height = max(0, view.bounds.height - strip)
        page?.viewIfLoaded?.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        pageControl.frame = CGRect(x: 0, y: height, width: view.bounds.width, height: Self.pageControlHeight)
    }
}
