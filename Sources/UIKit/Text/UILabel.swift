import SnapGraphics
import SnapText

/// Text in one style or several, on one line or more, under UIKit's name and defaults.
///
/// Measured as on iOS: rounded up to device pixels, the two height rules of system fonts and text styles, centred vertically.
/// Differences: text shadows and `drawText(in:)` are absent.
@preconcurrency @MainActor
open class UILabel: UIView {
    // MARK: Content

    /// The plain text; setting it takes off the attributes of `attributedText`.
    open var text: String? {
        get { storedAttributedText?.string ?? storedText }
        set {
            storedAttributedText = nil
            storedText = newValue
            textDidChange()
        }
    }

    open var attributedText: NSAttributedString? {
        get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0) } }
        set {
            storedText = nil
            storedAttributedText = newValue
            textDidChange()
        }
    }

    private var storedText: String?
    private var storedAttributedText: NSAttributedString?

    open var font: UIFont! {
        get { storedFont }
        set {
            storedFont = newValue ?? UILabel.defaultFont
            textDidChange()
        }
    }

    private static var defaultFont: UIFont { .systemFont(ofSize: 17) }
    private var storedFont = UILabel.defaultFont

    open var textColor: UIColor! {
        get { storedColor }
        set { storedColor = newValue ?? .label }
    }

    private var storedColor = UIColor.label
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true

    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }

    /// The most lines shown; 0 for any number.
    open var numberOfLines = 1 {
        didSet {
            if numberOfLines != oldValue {
                textDidChange()
                layoutInputsDidChange()
            }
        }
    }

    /// The width, in points, at which the intrinsic size is measured; 0 lets layout find it.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            if preferredMaxLayoutWidth != oldValue {
                textDidChange()
                layoutInputsDidChange()
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
    /// Kept: tracking is not tightened.
    open var allowsDefaultTighteningForTruncation = false

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

    private var layouts = LabelText()

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

    /// The text's size within a width; a single line keeps its own. 0 is no limit, as in UIKit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(width: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
    }

    /// Where the text is drawn: as wide as the bounds, as high as the lines, centred vertically.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let layout = layout(width: bounds.width, maximumLines: numberOfLines) else {
            return CGRect(origin: bounds.origin, size: .zero)
        }
        return CGRect(
            x: bounds.minX, y: top(of: layout, in: bounds), width: layout.size.width, height: layout.size.height)
    }

    override var firstBaselineFromTop: CGFloat? {
        baselineLayout?.firstBaseline
    }

    override var lastBaselineFromBottom: CGFloat {
        guard let layout = baselineLayout else { return 0 }
        return layout.size.height - layout.lastBaseline
    }

    override var baselineContentHeight: CGFloat? { baselineLayout?.size.height }

    /// The lines as they are at the present width, once there is one.
    private var baselineLayout: TextLayout? {
        layout(width: numberOfLines == 1 || bounds.width <= 0 ? .infinity : bounds.width, maximumLines: numberOfLines)
    }

    private func textSize(width: CGFloat) -> CGSize {
        layout(width: width, maximumLines: numberOfLines)?.size ?? .zero
    }

    private func textDidChange() {
        invalidateIntrinsicContentSize()
    }

    override func invalidateForTraits() {
        if adjustsFontForContentSizeCategory { textDidChange() }
    }

    // MARK: Layout of the text

    private var currentFont: UIFont {
        adjustsFontForContentSizeCategory ? storedFont.adjusted(to: traitCollection) : storedFont
    }

    private var currentColor: UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? storedColor : .placeholderText
    }

    /// The text with its attributes; nil where there is none.
    private var styledText: (text: StyledText, paragraph: ParagraphStyle)? {
        guard let attributed = storedAttributedText else {
            guard let storedText, !storedText.isEmpty else { return nil }
            let style = TextStyle(font: currentFont.font, color: currentColor.resolved(with: traitCollection))
            return (StyledText(storedText, style: style), ownParagraph)
        }
        guard attributed.length > 0 else { return nil }
        let text = attributed.styledText(font: currentFont, color: currentColor, traits: traitCollection)
        let paragraph = attributed.firstParagraphStyle?.textParagraph(
            isRightToLeft: isRightToLeft, language: UIScreen.main.device.language)
        return (text, paragraph ?? ownParagraph)
    }

    private var ownParagraph: ParagraphStyle {
        var paragraph = ParagraphStyle(alignment: textAlignment.textAlignment, lineBreak: lineBreakMode.textLineBreak)
        paragraph.isRightToLeft = isRightToLeft
        paragraph.language = UIScreen.main.device.language
        return paragraph
    }

    private func layout(width: CGFloat, maximumLines: Int) -> TextLayout? {
        guard let (text, paragraph) = styledText else { return nil }
        return layouts.layout(text, paragraph, width: width, maximumLines: maximumLines, grid: pixelGrid)
    }

    /// The lines that the bounds have room for: where the height does not hold them all, the last one that fits is truncated.
    private var shownLayout: TextLayout? {
        guard let layout = layout(width: bounds.width, maximumLines: numberOfLines) else { return nil }
        guard layout.lines.count > 1, layout.size.height > bounds.height + 1 / pixelGrid.scale else { return layout }
        let fitting = Int(((bounds.height + 0.5) / max(1, currentFont.lineHeight)).rounded(.down))
        return self.layout(width: bounds.width, maximumLines: max(1, min(fitting, layout.lines.count)))
    }

    /// The text made so small that it fits its lines into the width; nil where it fits as it is, or may not be changed.
    private var fittedLayout: TextLayout? {
        guard adjustsFontSizeToFitWidth, numberOfLines > 0, let (text, paragraph) = styledText,
            let layout = layout(width: bounds.width, maximumLines: numberOfLines),
            layout.lines.contains(where: \.isTruncated) || layout.lines.contains(where: { $0.width > bounds.width })
        else { return nil }
        return layouts.fitting(
            text, paragraph, smallest: minimumScaleFactor, width: bounds.width, maximumLines: numberOfLines,
            grid: pixelGrid)
    }

    /// Where a fitted text begins, by `baselineAdjustment`.
    private func top(of fitted: TextLayout, insteadOf layout: TextLayout) -> CGFloat {
        let top = top(of: layout, in: bounds)
        return switch baselineAdjustment {
        case .alignBaselines: top + layout.firstBaseline - fitted.firstBaseline
        case .alignCenters: self.top(of: fitted, in: bounds)
        case .none: top
        }
    }

    private func top(of layout: TextLayout, in bounds: CGRect) -> CGFloat {
        pixelGrid.round(bounds.minY + (bounds.height - layout.size.height) / 2)
    }

    // MARK: Drawing

    override func emitContents(to emitter: inout LayerEmitter) {
        guard let layout = shownLayout else { return }
        if let fitted = fittedLayout {
            emitter.text(fitted, at: CGPoint(x: bounds.minX, y: top(of: fitted, insteadOf: layout)))
            return
        }
        let origin = CGPoint(x: bounds.minX, y: top(of: layout, in: bounds))
        emitter.text(layout, at: origin)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        guard let text, let layout = fittedLayout ?? shownLayout else { return [] }
        var facts = [LayoutNode.Fact("text", text), .init("lines", "\(layout.lines.count)")]
        if layout.lines.contains(where: \.isTruncated) { facts.append(.init("truncated", "true")) }
        if let scale = layouts.fittedScale, fittedLayout != nil { facts.append(.init("scale", scale.brief)) }
        facts.append(.init("font", currentFont.summary))
        facts.append(.init("color", currentColor.resolved(with: traitCollection).summary))
        return facts
    }
}
