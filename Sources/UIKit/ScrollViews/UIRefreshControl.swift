import SnapGraphics

/// What pulling down a scroll view shows while content is fetched anew, under UIKit's name.
///
/// A finger that pulls content 60 points below its top begins (not documented), and the action for `valueChanged` runs. Until it ends, a
/// strip with a spinner stands above the content; by code it begins without moving content. Source: Apple, *UIRefreshControl*. Difference:
/// while a finger still pulls, the spinner is not there yet.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    /// Below the spinner.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    weak var scrollView: UIScrollView?
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    /// In points; not measured.
    static let height: CGFloat = 60

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .footnote)
        spinner.startAnimating()
        addSubview(spinner)
        addSubview(label)
    }

    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        scrollView?.refreshingDidChange()
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        scrollView?.refreshingDidChange()
    }

    /// A finger has pulled far enough.
    func beginByFinger() {
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    open override var tintColor: UIColor! {
        didSet { spinner.color = tintColor }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = attributedTitle != nil
        let size = spinner.intrinsicContentSize
        let grid = pixelGrid
        spinner.frame = CGRect(
            x: grid.round(bounds.midX - size.width / 2), y: hasTitle ? 10 : grid.round(bounds.midY - size.height / 2),
            width: size.width, height: size.height)
        label.frame = CGRect(x: 0, y: 36, width: bounds.width, height: hasTitle ? 18 : 0)
    }
}
