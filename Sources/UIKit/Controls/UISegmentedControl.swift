import SnapGraphics

/// A row of segments of which one is selected, under UIKit's name and defaults: 32 points high (measured, iOS 13 to 18).
///
/// Its alignment rectangle leaves out 1 point at the bottom (measured). Setting the selection by code sends no action.
/// Source: Apple, *UISegmentedControl*. Difference: own background and divider images are absent.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// No segment is selected.
    public static let noSegment = -1

    var segments: [Segment] = []

    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            switch item {
            case let title as String: segments.append(Segment(title: title))
            case let image as UIImage: segments.append(Segment(image: image))
            case let action as UIAction: segments.append(Segment(action: action))
            default: preconditionFailure("a segment is a String, a UIImage or a UIAction, not \(item)")
            }
        }
        segmentsDidChange()
        bounds.size = sizeThatFits(.zero)
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        self.frame = frame
    }

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
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    // MARK: Appearance and behaviour

    /// A segment's index, or `noSegment`.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            precondition(
                selectedSegmentIndex >= -1 && selectedSegmentIndex < segments.count,
                "selectedSegmentIndex is \(selectedSegmentIndex), but there are \(segments.count) segments")
            if selectedSegmentIndex != oldValue { showSegments() }
        }
    }
    /// The selected segment's background; nil is the system's.
    open var selectedSegmentTintColor: UIColor?
    /// Whether a tap tells the segment without leaving it selected.
    open var isMomentary = false
    /// Whether each segment is as wide as its content, and not all alike.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
    }
    var textAttributes = StateValues<[NSAttributedString.Key: Any]>()

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state] = attributes
        segmentsDidChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state]
    }

    override func stateDidChange() {
        showSegments()
    }

    // MARK: Touches

    override var takesTaps: Bool { true }

    /// Selects the segment under the finger, if it is another one and enabled.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let place = touch?.location(in: self),
            let index = segmentFrames.firstIndex(where: { $0.insetBy(dx: -0.5, dy: 0).contains(place) }),
            segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
        else { return }
        selectedSegmentIndex = index
        segments[index].action.map { sendAction($0) }
        sendValueChanged()
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    // MARK: Layout

    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

    open override var intrinsicContentSize: CGSize { CGSize(width: naturalWidth, height: 31) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: naturalWidth, height: 32) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSegments()
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        emitSegments(to: &emitter)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        let titles = segments.map { $0.title ?? $0.image?.summary ?? "" }.joined(separator: " | ")
        let selected = selectedSegmentIndex == Self.noSegment ? "none" : "\(selectedSegmentIndex)"
        return stateFacts + [.init("segments", titles), .init("segment", selected)]
    }
}
