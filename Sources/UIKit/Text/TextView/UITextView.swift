import SnapGraphics
import SnapText

/// Text of any number of lines in a scroll view, under UIKit's name and defaults.
///
/// Source: Apple, *UITextView*; the container's insets are 8 points above and below, and its lines keep 5 from the sides. Typed text
/// goes to the end. Differences: no insertion point is drawn and nothing can be selected by touch; layout manager and text storage are absent.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInputTraits {
    // MARK: Text

    /// Never nil: nil becomes the empty text.
    open var text: String! {
        get { content.string }
        set {
            content = EditableText(newValue ?? "")
            selectedRange = .end(of: content.string)
            textDidChange()
        }
    }

    open var attributedText: NSAttributedString! {
        get { content.attributed }
        set {
            content = EditableText(newValue)
            selectedRange = .end(of: content.string)
            textDidChange()
        }
    }

    var content = EditableText("")

    /// Nil draws in 12 points.
    open var font: UIFont? {
        didSet { textDidChange() }
    }
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
    }
    /// Kept: typed text takes the attributes of the character before it.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// What links look like, whatever their own colour; nil, as at first, is the tint, without a line. An empty dictionary leaves links
    /// what the text says of them. Source: Apple, *linkTextAttributes*; that there is no line is known of iOS.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { ownLinkTextAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
        set {
            ownLinkTextAttributes = newValue
            textDidChange()
        }
    }
    private var ownLinkTextAttributes: [NSAttributedString.Key: Any]?

    // MARK: Container

    public let textContainer = NSTextContainer()

    /// Around the container, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textDidChange() } }
    }

    // MARK: Editing

    open weak var delegate: (any UITextViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

    override func mayBecomeFirstResponder() -> Bool {
        super.mayBecomeFirstResponder() && delegate?.textViewShouldBeginEditing(self) ?? true
    }

    override func mayResignFirstResponder() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }

    override func didBecomeFirstResponder() {
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func didResignFirstResponder() {
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// A tap begins editing.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if isEditable, let touch = touches.first, point(inside: touch.location(in: self), with: event) {
            becomeFirstResponder()
        }
    }

    override var announcesKeyboardFirst: Bool { true }

    open override var inputView: UIView? {
        get { storedInputViews.input }
        set { storedInputViews.input = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { storedInputViews.accessory }
        set { storedInputViews.accessory = newValue }
    }
    private var storedInputViews: (input: UIView?, accessory: UIView?)

    /// Whether a tap begins editing.
    open var isEditable = true
    /// What typed text replaces, in UTF-16 code units; not drawn.
    open var selectedRange = NSRange(location: 0, length: 0)

    /// Puts text in place of what is selected, at the end unless another place was, if the delegate lets it.
    open func insertText(_ text: String) {
        type(text, in: selectedRange.clamped(to: content.string))
    }

    /// Takes away what is selected, or else the character before the insertion point, if the delegate lets it.
    open func deleteBackward() {
        guard let range = selectedRange.deletion(in: content.string) else { return }
        type("", in: range)
    }

    // Kept:

    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!

    // MARK: Creation

    /// The text container is the view's own, and takes over what a given one says.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        setUp()
        guard let textContainer else { return }
        self.textContainer.lineFragmentPadding = textContainer.lineFragmentPadding
        self.textContainer.maximumNumberOfLines = textContainer.maximumNumberOfLines
        self.textContainer.lineBreakMode = textContainer.lineBreakMode
    }

    /// A subclass calls `init(frame:textContainer:)`, as in UIKit.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        textContainer.owner = self
    }

    // MARK: Layout

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { layoutStructureDidChange() } }
    }

    /// A text view that scrolls has no size of its own; one that does not is as large as its text.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return size(forWidth: .infinity)
    }

    override var hasWidthDependentHeight: Bool { !isScrollEnabled }

    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { size(forWidth: width).height }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(forWidth: size.width > 0 ? size.width : .infinity)
    }

    override var firstBaselineFromTop: CGFloat? { textContainerInset.top + baselines.first }
    override var baselineLineHeight: CGFloat? { font?.lineHeight }
    override var lastBaselineFromBottom: CGFloat {
        size(forWidth: bounds.width > 0 ? bounds.width : .infinity).height - textContainerInset.top - baselines.last
    }

    open override func layoutSubviews() {
        contentSize = CGSize(width: bounds.width, height: size(forWidth: bounds.width).height)
        super.layoutSubviews()
    }

    func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func invalidateForTraits() {
        super.invalidateForTraits()
        if adjustsFontForContentSizeCategory { textDidChange() }
    }

    var layouts = TextLayoutCache()

    override func emitContents(to emitter: inout LayerEmitter) {
        super.emitContents(to: &emitter)
        emitText(to: &emitter)
    }

    override var systemAccessibilityTraits: UIAccessibilityTraits? { UIAccessibilityTraits.none }
    override var systemAccessibilityValue: String? { text }

    override var layoutFacts: [LayoutNode.Fact] { super.layoutFacts + textFacts }
}
