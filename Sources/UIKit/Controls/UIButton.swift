import SnapGraphics

/// A push button with a title and an image for each state, under UIKit's name and defaults.
///
/// With a `configuration`, that decides look and size, and titles and images of states stand in where it has none.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure, infoLight, infoDark, contactAdd
        case plain = 6
        case close = 7

        /// The old name of `system`.
        public static var roundedRect: ButtonType { .system }
    }

    public private(set) var buttonType = ButtonType.custom

    private var titles = StateValues<String>()
    private var titleColors = StateValues<UIColor>()
    private var attributedTitles = StateValues<NSAttributedString>()
    private var images = StateValues<UIImage>()
    private var backgroundImages = StateValues<UIImage>()
    private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
    private var titleShadowColors = StateValues<UIColor>()
    let label = UILabel()
    let picture = UIImageView()
    let backgroundPicture = UIImageView()
    let secondLabel = UILabel()
    let spinner = UIActivityIndicatorView(style: .medium)
    let indicatorPicture = UIImageView()

    // MARK: Creation

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Ends in `init(frame:)`, as in UIKit: a subclass's own is called.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        images[.normal] = systemImage
        if buttonType == .close { picture.tintColor = CloseButtonLook.crossColor }
        // A font that a subclass's `init(frame:)` chose stays.
        if label.font == Self.titleFont(of: .custom) { label.font = Self.titleFont(of: buttonType) }
        contentDidChange()
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
        addAction(primaryAction, for: [.primaryActionTriggered, .touchUpInside])
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        label.font = Self.titleFont(of: .custom)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        backgroundPicture.contentMode = .scaleToFill
        stateDidChange()
    }

    /// A custom button's title has 18 points, a system one's 15 (measured: 116 stored frames of buttons without a font).
    private static func titleFont(of type: ButtonType) -> UIFont {
        .systemFont(ofSize: type == .custom ? 18 : 15)
    }

    override var systemAccessibilityTraits: UIAccessibilityTraits? { controlTraits(.button) }
    override var systemAccessibilityLabel: String? { currentTitle ?? configuration?.title }

    // MARK: Configuration

    /// Kept: there is no pointer.
    open var isPointerInteractionEnabled = false
    /// What a tap means to the person; a configured button that destroys is red where it would have the tint (unverified).
    open var role = Role.normal {
        didSet { if role != oldValue { contentDidChange() } }
    }
    /// Look and content as one value; nil for a button that is set up state by state.
    open var configuration: Configuration? {
        didSet { configurationDidChange(from: oldValue) }
    }

    /// Called when the button's state changes, and when it is set: the place to change `configuration` by state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { updateConfiguration() }
    }
    /// Whether a change of the state calls `updateConfiguration()`.
    open var automaticallyUpdatesConfiguration = true

    /// Brings the configuration in line with the state; the default calls the handler.
    open func updateConfiguration() {
        guard let configurationUpdateHandler, !isUpdatingConfiguration else { return }
        isUpdatingConfiguration = true
        configurationUpdateHandler(self)
        isUpdatingConfiguration = false
    }

    private var isUpdatingConfiguration = false

    // MARK: Content

    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }
    /// Shows a configuration's subtitle.
    open var subtitleLabel: UILabel? { secondLabel }

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state] = title
        contentDidChange()
    }

    open func title(for state: UIControl.State) -> String? { titles[state] }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state] = color
        stateDidChange()
    }

    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] ?? defaultTitleColor }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        // A copy: later changes of a mutable title do not show.
        attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        contentDidChange()
    }

    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state] = image
        contentDidChange()
    }

    open func image(for state: UIControl.State) -> UIImage? { images[state] }

    /// How symbols of a state are sized, where they say nothing themselves; no effect in configured buttons.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }

    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        symbolConfigurations.value(for: state)
    }

    /// Of the title's shadow, whose offset is the label's; no effect in configured buttons.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        titleShadowColors[state] = color
        stateDidChange()
    }

    open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors[state] }

    open var currentTitleShadowColor: UIColor? { titleShadowColors.value(for: state) }

    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
        contentDidChange()
    }

    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

    open var currentTitle: String? { titles.value(for: state) }
    open var currentTitleColor: UIColor { titleColors.value(for: state) ?? defaultTitleColor }
    open var currentAttributedTitle: NSAttributedString? { attributedTitles.value(for: state) }
    open var currentImage: UIImage? { images.value(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImages.value(for: state) }

    // Kept: nothing glows, and a custom button's image does not darken.

    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false

    /// Around image and title, in points; part of the intrinsic size.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }
    /// Moves the title after layout; not part of the intrinsic size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }
    /// Moves the image after layout; not part of the intrinsic size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    private var defaultTitleColor: UIColor {
        guard buttonType != .custom else { return .white }
        // The grey of a disabled title is unverified.
        return isEnabled ? tintColor : .tertiaryLabel
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    override func stateDidChange() {
        dimWhileHighlighted()
        if configuration != nil {
            if automaticallyUpdatesConfiguration { updateConfiguration() }
            showConfiguration()
            shownAttributedTitle = nil
            return
        }
        showTitle()
        // Set to what it is, it would ask for another layout in every one.
        if picture.preferredSymbolConfiguration !== currentPreferredSymbolConfiguration {
            picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        }
        picture.image = currentImage.map(templated)
        if let shadow = currentTitleShadowColor { label.shadowColor = shadow }
        backgroundPicture.image = currentBackgroundImage
        show(backgroundPicture, if: backgroundPicture.image != nil, at: 0)
        show(picture, if: picture.image != nil, at: subviews.first === backgroundPicture ? 1 : 0)
        show(label, if: !(label.text ?? "").isEmpty, at: subviews.count)
    }

    /// The attributed title that the label was last given.
    var shownAttributedTitle: NSAttributedString?
    var isDimmed = false

    func contentDidChange() {
        stateDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Touches

    /// Opens at a tap where `showsMenuAsPrimaryAction` is true, else when a finger rests on the button.
    open var menu: UIMenu? {
        didSet { menuDidChange() }
    }

    /// With a menu, the button shows the title of the one action that is on; without one, a tap selects the button or no longer does.
    open var changesSelectionAsPrimaryAction = false {
        didSet { menuDidChange() }
    }

    /// Finds the finger that rests on a button with a menu.
    var menuRecognizer: UILongPressGestureRecognizer?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard isTracking, showsMenuAsPrimaryAction, menu != nil else { return }
        super.touchesCancelled(touches, with: event)
        openMenu()
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    }

    /// Runs the primary action, too; one that is registered for both runs once.
    override var eventsOfTouchUpInside: Event { [.touchUpInside, .primaryActionTriggered] }

    override var takesTaps: Bool { true }

    /// Once pressed, a button lets the finger go this far before it lets go of it (known of iOS, not documented).
    override var trackingMargin: CGFloat { 70 }

    // MARK: Layout

    /// A title's width rounded up to whole points, at least 30; its line's height and 12 more, in whole points (measured: 283 of 325
    /// frames); an empty button is 30 × 34. Insets of one's own, on whichever side, stand in for the 12 and the 30 (measured: 35 high at
    /// 17 points with 7 above and below, 43 when empty with 21 below, 48 wide where the title has 28 and each side 10).
    open override var intrinsicContentSize: CGSize {
        if let configuration { return configuredSize(configuration, width: .infinity) }
        if buttonType == .close { return CloseButtonLook.size }
        let image = imageSize
        let title = titleSize
        let insets = contentEdgeInsets
        let isInset = insets != .zero
        var size = CGSize(width: image.width + title.width.rounded(.up), height: image.height)
        if title != .zero {
            size.height = max(size.height, (title.height + (isInset ? 0 : 12)).rounded(.up))
            if !isInset { size.width = max(30, size.width) }
        } else if image == .zero {
            size = CGSize(width: 30, height: isInset ? 22 : 34)
        }
        return CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var hasWidthDependentHeight: Bool { configuration != nil }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        guard let configuration else { return intrinsicContentSize.height }
        return configuredSize(configuration, width: width).height
    }

    override var firstBaselineFromTop: CGFloat? { label.superview == nil ? nil : label.firstBaselineFromTop }

    override var lastBaselineFromBottom: CGFloat { label.superview == nil ? 0 : label.lastBaselineFromBottom }

    override var baselineContentHeight: CGFloat? { label.superview == nil ? nil : titleSize.height }

    override var baselineLineHeight: CGFloat? { label.superview == nil ? nil : label.baselineLineHeight }

    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Where the background image stands, in points of the button's bounds; a subclass may choose another place.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the title stands, in points of the button's bounds; a subclass may choose another place. Configured buttons do not ask.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { statePlaces(in: contentRect).title }

    /// Where the image stands, in points of the button's bounds; a subclass may choose another place. Configured buttons do not ask.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { statePlaces(in: contentRect).image }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuration {
            showConfiguration()
            placeContent(of: configuration)
            return
        }
        stateDidChange()
        backgroundPicture.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        picture.frame = imageRect(forContentRect: content)
        label.frame = titleRect(forContentRect: content)
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        if let configuration {
            emitBackground(of: configuration, to: &emitter)
        } else if buttonType == .close {
            CloseButtonLook.emitCircle(in: bounds, to: &emitter)
        }
    }

    override var layoutFacts: [LayoutNode.Fact] {
        stateFacts
    }
}
