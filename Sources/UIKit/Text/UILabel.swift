import SnapGraphics
import SnapText

/// Text in one style or several, on one line or more, under UIKit's name and defaults.
///
/// Measured as on iOS: rounded up to device pixels, the two height rules of system fonts and text styles, centred vertically.
@preconcurrency @MainActor
open class UILabel: UIView {
    // MARK: Content

    /// The plain text. Setting it takes off the attributes of `attributedText`, but for what the properties below reflect
    /// of them.
    open var text: String? {
        get { content.string }
        set {
            content.style = content.leadingStyle
            content.setPlain(newValue)
            textDidChange()
        }
    }

    /// A copy of what was set, with the label's style where that has no attribute.
    ///
    /// The properties below reflect the style where the text begins; setting one changes the whole text. Source: Apple,
    /// *UILabel.attributedText*.
    open var attributedText: NSAttributedString? {
        get { content.attributedText }
        set {
            content.setAttributed(newValue)
            textDidChange()
        }
    }

    var content = LabelContent(style: .init(font: UILabel.defaultFont))

    open var font: UIFont! {
        get { content.leadingStyle.font }
        set {
            content.setFont(newValue ?? UILabel.defaultFont)
            textDidChange()
        }
    }

    private static var defaultFont: UIFont { .systemFont(ofSize: 17) }

    open var textColor: UIColor! {
        get { content.leadingStyle.color }
        set { content.setColor(newValue ?? .label) }
    }

    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true

    open var textAlignment: NSTextAlignment {
        get { content.leadingStyle.alignment }
        set { content.setAlignment(newValue) }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { content.leadingStyle.lineBreakMode }
        set {
            let isOther = newValue != lineBreakMode
            content.setLineBreakMode(newValue)
            if isOther { textDidChange() }
        }
    }

    /// Shows a plain text that takes over nothing of an attributed one before it.
    func showPlainInOwnStyle(_ text: String?) {
        content.setPlain(text)
        textDidChange()
    }

    /// The most lines shown; 0 for any number.
    open var numberOfLines = 1 {
        didSet {
            if numberOfLines != oldValue {
                textDidChange()
                layoutStructureDidChange()
            }
        }
    }

    /// The width, in points, at which the intrinsic size is measured; 0 lets layout find it.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            if preferredMaxLayoutWidth != oldValue {
                textDidChange()
                layoutStructureDidChange()
            }
        }
    }

    /// A font of a text style follows the traits' text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { textDidChange() } }
    }

    /// A text that is too wide is drawn smaller, as far as `minimumScaleFactor` allows.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest part of the font's size that fitting may choose; 0 leaves it open.
    open var minimumScaleFactor: CGFloat = 0
    /// Where a text that was made smaller stands; on its former baseline by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// A line that is too long by up to a twentieth is set closer instead of being cut.
    open var allowsDefaultTighteningForTruncation = false
    /// What lines are broken by beside Unicode's rules, where the text's paragraph style has none.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
        didSet { if lineBreakStrategy != oldValue { textDidChange() } }
    }

    /// Below the letters, without blur; nil for none.
    open var shadowColor: UIColor?
    /// In points, down the screen where positive.
    open var shadowOffset = CGSize(width: 0, height: -1)

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
        isUserInteractionEnabled = false
        isOpaque = false
    }

    // MARK: Measuring

    var layouts = TextLayoutCache()

    /// Without a preferred width, that of the text on as few lines as it has; layout then finds the height for the width.
    open override var intrinsicContentSize: CGSize { ownIntrinsicSize }

    private var ownIntrinsicSize: CGSize {
        textSize(width: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    }

    override var hasWidthDependentHeight: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    /// What a subclass adds to the intrinsic height is added here, too.
    override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
        textSize(width: width).height + intrinsicContentSize.height - ownIntrinsicSize.height
    }

    override func intrinsicWidth(brokenAt width: CGFloat) -> CGFloat? {
        let own = ownIntrinsicSize.width
        guard width < own else { return nil }
        return min(width, textSize(width: width).width) + intrinsicContentSize.width - own
    }

    /// The text's size within a width; a single line keeps its own. 0 is no limit, as in UIKit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
    }

    /// The rectangle of the text: as large as the lines that have room in the bounds, aligned as they are, centred vertically.
    ///
    /// Sizes are measured through it, in bounds without limits, and `drawText(in:)` asks it for the place: an override moves
    /// the text and changes the sizes. Source: Apple, *UILabel.textRect(forBounds:limitedToNumberOfLines:)*.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let subject else { return CGRect(origin: bounds.origin, size: .zero) }
        return place(of: layout(subject, fitting: bounds.size, maximumLines: numberOfLines), subject, in: bounds)
    }

    private func place(of layout: TextLayout, _ subject: Subject, in bounds: CGRect) -> CGRect {
        let size = layout.size
        let x = bounds.minX + (bounds.width - size.width) * subject.paragraph.alignmentFactor
        return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
    }

    // Constraints place baselines from the edges, whatever room the text has in between (measured: a label of one line 51 points high, and
    // others that are squeezed).

    /// Without text, that of the font's.
    override var firstBaselineFromTop: CGFloat? {
        (baselineLayout?.firstBaseline ?? currentFont(of: content.style).ascender) * documentTextScale
    }

    override var lastBaselineFromBottom: CGFloat {
        let layout = baselineLayout
        let depth = layout.map { $0.size.height - $0.lastBaseline } ?? -currentFont(of: content.style).descender
        return depth * documentTextScale
    }

    /// How much larger the text is in the document's font than in the one that stands for it.
    private var documentTextScale: CGFloat {
        let own = intrinsicContentSize
        guard let stored = documentIntrinsicSize, own.height > 0, stored.width != own.width else { return 1 }
        return stored.height / own.height
    }

    override var baselineLineHeight: CGFloat? { baselineLayout == nil ? nil : font.lineHeight }

    private func textSize(width: CGFloat) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: min(width, Self.unlimited), height: Self.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Stands for no limit, in points: overrides of `textRect` calculate with the bounds, which infinity does not bear.
    static let unlimited: CGFloat = 10_000_000

    func textDidChange() {
        invalidateIntrinsicContentSize()
    }

    override func invalidateForTraits() {
        if adjustsFontForContentSizeCategory { textDidChange() }
    }

    // MARK: Drawing

    /// Draws the lines that have room in `rect` where `textRect` places them.
    ///
    /// Called with the bounds; an override may call `super` with another rectangle, once.
    open func drawText(in rect: CGRect) {
        guard let subject else { return }
        let layout = layout(subject, fitting: rect.size, maximumLines: numberOfLines)
        let place =
            isOfThisModule
            ? place(of: layout, subject, in: rect)
            : textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
        // The lines are aligned in the rectangle's width: that is moved so that it is aligned with the place.
        let x = place.minX + (place.width - rect.width) * subject.paragraph.alignmentFactor
        let y = subject.grid.round(place.midY - layout.size.height / 2)
        if let fitted = fitted(subject, width: rect.width) {
            let top = top(of: fitted, insteadOf: layout, at: y, centre: place.midY)
            drawn = Drawing(
                layout: fitted, origin: CGPoint(x: x, y: top), scale: layouts.fittedScale, grid: subject.grid)
        } else {
            drawn = Drawing(layout: layout, origin: CGPoint(x: x, y: y), scale: nil, grid: subject.grid)
        }
    }

    /// What was drawn last, until it is asked for.
    private var drawn: Drawing?

    private var drawing: Drawing? {
        drawn = nil
        drawText(in: bounds)
        var drawing: Drawing?
        swap(&drawing, &drawn)
        return drawing
    }

    /// Not the layer's background: as in UIKit, the label draws it, and round corners need `clipsToBounds` to show.
    open override var backgroundColor: UIColor? {
        get { contentsBackground }
        set { ownBackground = newValue }
    }

    override var contentsBackground: UIColor? { ownBackground }

    private var ownBackground: UIColor?

    override func emitContents(to emitter: inout LayerEmitter) {
        guard let drawing else { return }
        let source = content.ownAttributes
        if reachesBeyondBounds(drawing) {
            // As in UIKit, where a label draws into a picture as large as its bounds.
            emitter.clipped(to: .rect(bounds)) { $0.text(drawing.layout, at: drawing.origin, source: source) }
        } else {
            emitter.text(drawing.layout, at: drawing.origin, source: source)
        }
    }

    override var systemAccessibilityTraits: UIAccessibilityTraits? { .staticText }
    override var systemAccessibilityLabel: String? { text }

    override var layoutFacts: [LayoutNode.Fact] {
        guard let text, let drawing else { return [] }
        let layout = drawing.layout
        var facts = [LayoutNode.Fact("text", text), .init("lines", "\(layout.lines.count)")]
        if layout.lines.contains(where: \.isTruncated) { facts.append(.init("truncated", "true")) }
        if let scale = drawing.scale { facts.append(.init("scale", scale.brief)) }
        let style = content.leadingStyle
        facts.append(.init("font", currentFont(of: style).summary))
        facts.append(.init("color", currentColor(of: style).resolved(with: traitCollection).summary))
        return facts
    }
}
