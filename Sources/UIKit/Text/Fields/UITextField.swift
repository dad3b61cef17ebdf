import SnapGraphics
import SnapText

/// A line of text to edit, under UIKit's name and defaults.
///
/// Typed text goes to the end, or in place of `selectedTextRange`. Differences: a selection is not drawn; a text that is too long is cut with an
/// ellipsis. Source: Apple, *UITextField*; sizes are measured where the members say so.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInputTraits {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    // MARK: Text

    /// Never nil once set, as in UIKit: nil becomes the empty text.
    open var text: String? {
        get { content.string }
        set {
            content = EditableText(newValue ?? "")
            selection = .end(of: content.string)
            contentDidChange()
        }
    }

    open var attributedText: NSAttributedString? {
        get { content.attributed }
        set {
            content = EditableText(newValue)
            selection = .end(of: content.string)
            contentDidChange()
        }
    }

    var content = EditableText("")
    /// What typed text replaces, in UTF-16 code units.
    var selection = NSRange(location: 0, length: 0)

    open var placeholder: String? {
        get { storedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { storedPlaceholder }
        set {
            storedPlaceholder = newValue
            contentDidChange()
        }
    }

    private var storedPlaceholder: NSAttributedString?

    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet { contentDidChange() }
    }
    open var textColor: UIColor? = .label
    open var textAlignment = NSTextAlignment.natural
    /// Attributes of the text that is set without any.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            if let font = defaultTextAttributes[.font] as? UIFont { self.font = font }
            if let color = defaultTextAttributes[.foregroundColor] as? UIColor { textColor = color }
        }
    }
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
    }
    /// A text that is too long is drawn smaller, as far as `minimumFontSize` allows; the field's own size stays.
    open var adjustsFontSizeToFitWidth = false
    /// In points; 0 leaves it open.
    open var minimumFontSize: CGFloat = 0

    // MARK: Border and side views

    open var borderStyle = BorderStyle.none {
        didSet { if borderStyle != oldValue { contentDidChange() } }
    }
    /// Stretched over the bounds, except in a rounded field.
    open var background: UIImage?
    open var disabledBackground: UIImage?

    open var leftView: UIView? {
        didSet { sideViewDidChange(from: oldValue) }
    }
    open var leftViewMode = ViewMode.never {
        didSet { if leftViewMode != oldValue { contentDidChange() } }
    }
    open var rightView: UIView? {
        didSet { sideViewDidChange(from: oldValue) }
    }
    open var rightViewMode = ViewMode.never {
        didSet { if rightViewMode != oldValue { contentDidChange() } }
    }
    open var clearButtonMode = ViewMode.never {
        didSet { if clearButtonMode != oldValue { contentDidChange() } }
    }

    // MARK: Editing

    open weak var delegate: (any UITextFieldDelegate)?
    public var isEditing: Bool { isFirstResponder }
    open var clearsOnBeginEditing = false

    open override var canBecomeFirstResponder: Bool { isEnabled }

    override func mayBecomeFirstResponder() -> Bool {
        super.mayBecomeFirstResponder() && delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    override func mayResignFirstResponder() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    override func didBecomeFirstResponder() { editingDidBegin() }
    override func didResignFirstResponder() { editingDidEnd() }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, let touch { tapped(at: touch.location(in: self)) }
    }

    open override var inputView: UIView? {
        get { storedInputViews.input }
        set { storedInputViews.input = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { storedInputViews.accessory }
        set { storedInputViews.accessory = newValue }
    }
    private var storedInputViews: (input: UIView?, accessory: UIView?)

    /// Puts text in place of what is selected, at the end unless another place was, if the delegate lets it; a line break is the return key.
    open func insertText(_ text: String) {
        guard text != "\n" else { return returnPressed() }
        type(text, in: selection.clamped(to: content.string))
    }

    /// Takes away what is selected, or else the character before the insertion point, if the delegate lets it.
    open func deleteBackward() {
        guard let range = selection.deletion(in: content.string) else { return }
        type("", in: range)
    }

    // Kept:

    open var allowsEditingTextAttributes = false
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
    open var textContentType: UITextContentType!
    /// Shows a dot for each character.
    open var isSecureTextEntry = false {
        didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
    }

    // MARK: Creation

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
        clipsToBounds = true
    }

    // MARK: Geometry: what a subclass may override

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonArea(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideArea(of: leftView, atLeft: true, in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideArea(of: rightView, atLeft: false, in: bounds) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    override var firstBaselineFromTop: CGFloat? { naturalBaseline }
    override var lastBaselineFromBottom: CGFloat { naturalSize.height - naturalBaseline }
    override var baselineContentHeight: CGFloat? { naturalSize.height }
    override var baselineLineHeight: CGFloat? { font?.lineHeight }

    override func invalidateForTraits() {
        super.invalidateForTraits()
        if adjustsFontForContentSizeCategory { contentDidChange() }
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func sideViewDidChange(from old: UIView?) {
        if old !== leftView, old !== rightView { old?.removeFromSuperview() }
        contentDidChange()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeSideViews()
    }

    var layouts = TextLayoutCache()

    override func emitContents(to emitter: inout LayerEmitter) {
        emitField(to: &emitter)
        emitText(to: &emitter)
        if showsClearButton { emitClearButton(to: &emitter) }
    }

    /// Emits what is behind the text.
    func emitField(to emitter: inout LayerEmitter) {
        emitBorder(to: &emitter)
    }

    /// Of a placeholder without attributes.
    var placeholderColor: UIColor { .placeholderText }

    override var systemAccessibilityTraits: UIAccessibilityTraits? { controlTraits(.none) }
    override var systemAccessibilityValue: String? { text?.isEmpty ?? true ? placeholder : text }

    override var layoutFacts: [LayoutNode.Fact] { stateFacts + textFacts }
}
