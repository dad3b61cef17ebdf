import SnapGraphics
import SnapText

/// Text in one style or several, on one line or more, under UIKit's name and defaults.
///
/// Measured as on iOS: rounded up to device pixels, the two height rules of system fonts and text styles, centred vertically.
/// Difference: text shadows are absent.
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

    /// The rectangle of the text: as large as the lines that have room in the bounds, aligned as they are, centred vertically.
    ///
    /// Sizes are measured through it, in bounds without limits, and `drawText(in:)` asks it for the place: an override moves
    /// the text and changes the sizes. Source: Apple, *UILabel.textRect(forBounds:limitedToNumberOfLines:)*.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard let (text, paragraph) = styledText else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = layout(text, paragraph, fitting: bounds.size, maximumLines: numberOfLines).size
        let x = bounds.minX + (bounds.width - size.width) * paragraph.alignmentFactor
        return CGRect(origin: CGPoint(x: x, y: bounds.midY - size.height / 2), size: size)
    }

    override var firstBaselineFromTop: CGFloat? {
        baselineLayout?.firstBaseline
    }

    override var lastBaselineFromBottom: CGFloat {
        guard let layout = baselineLayout else { return 0 }
        return layout.size.height - layout.lastBaseline
    }

    override var baselineContentHeight: CGFloat? { baselineLayout?.size.height }

    override var baselineLineHeight: CGFloat? { baselineLayout == nil ? nil : font.lineHeight }

    /// The lines as they are at the present width, once there is one.
    private var baselineLayout: TextLayout? {
        layout(width: numberOfLines == 1 || bounds.width <= 0 ? .infinity : bounds.width, maximumLines: numberOfLines)
    }

    private func textSize(width: CGFloat) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: min(width, Self.unlimited), height: Self.unlimited)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Stands for no limit, in points: overrides of `textRect` calculate with the bounds, which infinity does not bear.
    private static let unlimited: CGFloat = 10_000_000

    private func textDidChange() {
        invalidateIntrinsicContentSize()
    }

    override func invalidateForTraits() {
        if adjustsFontForContentSizeCategory { textDidChange() }
    }

    // MARK: Layout of the text

    private func currentFont(of style: LabelContent.Style) -> UIFont {
        adjustsFontForContentSizeCategory ? style.font.adjusted(to: traitCollection) : style.font
    }

    private func currentColor(of style: LabelContent.Style) -> UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? style.color : .placeholderText
    }

    /// The text with its attributes; nil where there is none.
    private var styledText: (text: StyledText, paragraph: ParagraphStyle)? {
        guard let string = content.string, !string.isEmpty else { return nil }
        let font = currentFont(of: content.style)
        let color = currentColor(of: content.style)
        guard let attributed = content.ownAttributes else {
            let style = TextStyle(font: font.font(in: traitCollection), color: color.resolved(with: traitCollection))
            return (StyledText(string, style: style), ownParagraph)
        }
        let text = attributed.styledText(font: font, color: color, traits: traitCollection)
        let paragraph = attributed.firstParagraphStyle?.textParagraph(
            isRightToLeft: isRightToLeft, language: UIScreen.main.device.language)
        return (text, paragraph ?? ownParagraph)
    }

    private var ownParagraph: ParagraphStyle {
        var paragraph = ParagraphStyle(
            alignment: content.style.alignment.textAlignment, lineBreak: content.style.lineBreakMode.textLineBreak)
        paragraph.isRightToLeft = isRightToLeft
        paragraph.language = UIScreen.main.device.language
        return paragraph
    }

    private func layout(width: CGFloat, maximumLines: Int) -> TextLayout? {
        guard let (text, paragraph) = styledText else { return nil }
        return layouts.layout(text, paragraph, width: width, maximumLines: maximumLines, grid: pixelGrid)
    }

    /// The lines that a size has room for: where its height does not hold them all, the last one that fits is truncated.
    private func layout(_ text: StyledText, _ paragraph: ParagraphStyle, fitting size: CGSize, maximumLines: Int)
        -> TextLayout
    {
        let width = size.width > Self.unlimited / 2 ? .infinity : size.width
        let grid = pixelGrid
        let layout = layouts.layout(text, paragraph, width: width, maximumLines: maximumLines, grid: grid)
        guard layout.lines.count > 1, layout.size.height > size.height + 1 / grid.scale else { return layout }
        let fitting = Int(
            ((size.height + 0.5) / max(1, currentFont(of: content.leadingStyle).lineHeight)).rounded(.down))
        let lines = max(1, min(fitting, layout.lines.count))
        return layouts.layout(text, paragraph, width: width, maximumLines: lines, grid: grid)
    }

    // MARK: Drawing

    /// Draws the lines that have room in `rect` where `textRect` places them.
    ///
    /// Called with the bounds; an override may call `super` with another rectangle, once.
    open func drawText(in rect: CGRect) {
        guard let (text, paragraph) = styledText else { return }
        let layout = layout(text, paragraph, fitting: rect.size, maximumLines: numberOfLines)
        let place = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
        // The lines are aligned in the rectangle's width: that is moved so that it is aligned with the place.
        let x = place.minX + (place.width - rect.width) * paragraph.alignmentFactor
        let y = pixelGrid.round(place.midY - layout.size.height / 2)
        if let fitted = fitted(text, paragraph, width: rect.width) {
            let top = top(of: fitted, insteadOf: layout, at: y, centre: place.midY)
            drawn = Drawing(layout: fitted, origin: CGPoint(x: x, y: top), scale: layouts.fittedScale)
        } else {
            drawn = Drawing(layout: layout, origin: CGPoint(x: x, y: y), scale: nil)
        }
    }

    /// The text made so small that it fits its lines into the width; nil where it fits as it is, or may not be changed.
    private func fitted(_ text: StyledText, _ paragraph: ParagraphStyle, width: CGFloat) -> TextLayout? {
        guard adjustsFontSizeToFitWidth, numberOfLines > 0 else { return nil }
        let grid = pixelGrid
        let layout = layouts.layout(text, paragraph, width: width, maximumLines: numberOfLines, grid: grid)
        guard layout.lines.contains(where: { $0.isTruncated || $0.width > width }) else { return nil }
        return layouts.fitting(
            text, paragraph, smallest: minimumScaleFactor, width: width, maximumLines: numberOfLines, grid: grid)
    }

    /// Where a fitted text begins, by `baselineAdjustment`.
    private func top(of fitted: TextLayout, insteadOf layout: TextLayout, at top: CGFloat, centre: CGFloat)
        -> CGFloat
    {
        switch baselineAdjustment {
        case .alignBaselines: top + layout.firstBaseline - fitted.firstBaseline
        case .alignCenters: pixelGrid.round(centre - fitted.size.height / 2)
        case .none: top
        }
    }

    /// What was drawn last.
    private struct Drawing {
        var layout: TextLayout
        var origin: CGPoint
        /// What part of its size a font that was made smaller has.
        var scale: CGFloat?
    }

    private var drawn: Drawing?

    private var drawing: Drawing? {
        drawn = nil
        drawText(in: bounds)
        return drawn
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
        emitter.text(drawing.layout, at: drawing.origin)
    }

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

extension ParagraphStyle {
    /// How much of the room beside a line is before it, left to right.
    fileprivate var alignmentFactor: CGFloat {
        switch alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: isRightToLeft ? 1 : 0
        }
    }
}
