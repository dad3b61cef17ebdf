import SnapGraphics

/// A row of dots, one a page, under UIKit's name and defaults: 25.67 points high at 3x (measured, iOS 17 and 18).
///
/// Dots are 7.33 points wide and stand 16 apart (not measured). Source: Apple, *UIPageControl*. Images are drawn as large as
/// they are (not measured). Difference: the shrinking dots of long rows and the background while it is touched are absent.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = storedPage
            if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// Always one of the pages.
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = newValue.clamped(0, max(0, numberOfPages - 1)) }
    }
    private var storedPage = 0

    open var hidesForSinglePage = false
    /// Nil is white, half of it (not measured).
    open var pageIndicatorTintColor: UIColor?
    /// Nil is white.
    open var currentPageIndicatorTintColor: UIColor?
    /// `prominent` shows the background; the others have it only while they are touched.
    open var backgroundStyle = BackgroundStyle.automatic
    /// In place of each dot, in the dot's colour; nil is the dot.
    open var preferredIndicatorImage: UIImage? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// In place of the dot of the page that is shown; nil is that of the others.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { invalidateIntrinsicContentSize() }
    }
    private var indicatorImages: [Int: UIImage] = [:]

    /// In place of one page's dot; nil is the preferred image.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
        invalidateIntrinsicContentSize()
    }

    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

    private func image(ofPage page: Int) -> UIImage? {
        let preferred =
            page == currentPage
            ? preferredCurrentPageIndicatorImage ?? preferredIndicatorImage : preferredIndicatorImage
        return indicatorImages[page] ?? preferred
    }

    /// Kept: a finger turns one page.
    open var allowsContinuousInteraction = true

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
        hugContent()
    }

    /// In points; what stands beside the dots was not measured.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(0, pageCount)) * pitch + 22, height: pixelGrid.ceil(25.6))
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var takesTaps: Bool { true }

    /// On to the next page, or back, by the half that the finger is in.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let place = touch?.location(in: self) else { return }
        let former = currentPage
        currentPage += (place.x >= bounds.midX) != isRightToLeft ? 1 : -1
        if currentPage != former { sendValueChanged() }
    }

    /// From a dot to the next, in points: 16, or as far as the widest image needs to stand as far from its neighbour.
    private var pitch: CGFloat {
        let gap = 16 - Self.diameter
        return max(16, gap + (0..<numberOfPages).reduce(0) { max($0, image(ofPage: $1)?.size.width ?? 0) })
    }

    private static let diameter: CGFloat = 22 / 3

    override func emitContents(to emitter: inout LayerEmitter) {
        guard numberOfPages > 0, numberOfPages > 1 || !hidesForSinglePage else { return }
        let content = size(forNumberOfPages: numberOfPages)
        if backgroundStyle == .prominent {
            let box = CGRect(
                x: bounds.midX - content.width / 2, y: bounds.midY - content.height / 2, width: content.width,
                height: content.height)
            emitter.fill(box, radius: content.height / 2, .tertiaryLabel)
        }
        let (diameter, pitch) = (Self.diameter, pitch)
        let first = bounds.midX - CGFloat(numberOfPages - 1) / 2 * pitch
        for page in 0..<numberOfPages {
            let place = isRightToLeft ? numberOfPages - 1 - page : page
            let center = CGPoint(x: first + CGFloat(place) * pitch, y: bounds.midY)
            let dot = CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
            guard let image = image(ofPage: page) else {
                emitter.fill(dot, radius: diameter / 2, color)
                continue
            }
            let origin = CGPoint(x: center.x - image.size.width / 2, y: center.y - image.size.height / 2)
            emitter.picture(
                image.withRenderingMode(.alwaysTemplate), in: pixelGrid.round(CGRect(origin: origin, size: image.size)),
                tint: color)
        }
    }

    override var systemAccessibilityTraits: UIAccessibilityTraits? { controlTraits(.adjustable) }
    override var systemAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }

    override var layoutFacts: [LayoutNode.Fact] {
        stateFacts + [.init("page", "\(currentPage)"), .init("pages", "\(numberOfPages)")]
    }
}
