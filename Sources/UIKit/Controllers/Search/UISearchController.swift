/// A search field that stands in a navigation bar, with its results over the searched screen, under UIKit's name.
///
/// The search is active from the first touch of its field until it is cancelled. Source: Apple, *UISearchController*. Differences: it takes
/// no time; suggestions and tokens are absent. Where a results controller is to be shown, it covers the searched screen's view.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// Nil shows the results in the searched screen itself.
    public let searchResultsController: UIViewController?
    public let searchBar = UISearchBar(frame: .zero)
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    open weak var delegate: (any UISearchControllerDelegate)?

    /// Whether the searched screen is dimmed as long as no results cover it.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { updateCover() }
    }
    /// Whether the title gives its place to the field while the search is active.
    open var hidesNavigationBarDuringPresentation = true
    open var automaticallyShowsCancelButton = true
    open var automaticallyShowsScopeBar = true
    /// Whether the results are shown when there is a text, and hidden when there is none.
    open var automaticallyShowsSearchResultsController = true
    /// Whether the results cover the searched screen.
    open var showsSearchResultsController = false {
        didSet {
            if showsSearchResultsController != oldValue { updateCover() }
        }
    }

    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(searchResultsController: nil)
    }

    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchBar.controller = self
        searchBar.placeholder = "Search"
    }

    // MARK: Activity

    /// The item whose bar shows the field; nil where the app has put it elsewhere.
    weak var item: UINavigationItem?

    open var isActive: Bool {
        get { storedActive }
        set { if newValue != storedActive { newValue ? begin() : end() } }
    }

    private var storedActive = false

    private func begin() {
        delegate?.willPresentSearchController(self)
        storedActive = true
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = searchBar.scopeButtonTitles != nil }
        activityDidChange()
        delegate?.didPresentSearchController(self)
        searchBar.searchTextField.becomeFirstResponder()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func end() {
        delegate?.willDismissSearchController(self)
        storedActive = false
        searchBar.text = nil
        searchBar.searchTextField.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
        activityDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
        delegate?.didDismissSearchController(self)
    }

    private func activityDidChange() {
        if automaticallyShowsSearchResultsController { showsSearchResultsController = false }
        updateCover()
        item?.searchDidChange()
    }

    // MARK: The bar's events

    func searchBarDidBeginEditing() {
        isActive = true
    }

    func searchBarTextDidChange() {
        guard isActive else { return }
        if automaticallyShowsSearchResultsController {
            showsSearchResultsController = !(searchBar.text ?? "").isEmpty
        }
        searchResultsUpdater?.updateSearchResults(for: self)
        searched?.setNeedsUpdateContentUnavailableConfiguration()
    }

    func searchBarScopeDidChange() {
        if isActive { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    func searchBarCancelButtonClicked() {
        isActive = false
    }

    // MARK: Over the searched screen

    private var dimming: UIView?

    /// The controller whose screen is searched.
    private var searched: UIViewController? {
        for responder in sequence(first: searchBar as UIResponder, next: \.next) {
            if let navigation = responder as? UINavigationController { return navigation.topViewController }
            if let controller = responder as? UIViewController, controller !== self { return controller }
        }
        return nil
    }

    /// Results over the screen, else a dimming, else nothing.
    private func updateCover() {
        let results = isActive && showsSearchResultsController ? searchResultsController : nil
        if results == nil, let shown = searchResultsController, shown.parent != nil {
            shown.willMove(toParent: nil)
            shown.viewIfLoaded?.removeFromSuperview()
            shown.removeFromParent()
        }
        let isDimmed = isActive && results == nil && obscuresBackgroundDuringPresentation
        if !isDimmed {
            dimming?.removeFromSuperview()
            dimming = nil
        }
        guard isActive, let searched, let screen = searched.view else { return }
        if let results, results.parent !== searched {
            searched.addChild(results)
            cover(screen, with: results.view)
            results.didMove(toParent: searched)
        } else if isDimmed, dimming == nil {
            let view = UIControl(frame: .zero)
            view.backgroundColor = DimmingView.color
            view.addAction(UIAction { [weak self] _ in self?.isActive = false }, for: .touchUpInside)
            dimming = view
            cover(screen, with: view)
        }
    }

    /// All of the screen that is not above a search field inside of it.
    private func cover(_ screen: UIView, with view: UIView) {
        let top =
            searchBar.isDescendant(of: screen)
            ? searchBar.convert(searchBar.bounds, to: screen).maxY : screen.bounds.minY
        view.frame = CGRect(
            x: screen.bounds.minX, y: top, width: screen.bounds.width, height: screen.bounds.maxY - top)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.addSubview(view)
    }
}
