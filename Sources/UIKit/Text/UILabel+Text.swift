import SnapGraphics
import SnapText

extension UILabel {
    /// A text where it is drawn.
    struct Drawing {
        var layout: TextLayout
        var origin: CGPoint
        /// What part of its size a font that was made smaller has.
        var scale: CGFloat?
        var grid: PixelGrid
    }

    /// The text with its attributes, and what else its layout depends on.
    struct Subject {
        var text: StyledText
        var paragraph: ParagraphStyle
        var grid: PixelGrid
    }

    // MARK: The text

    func currentFont(of style: LabelContent.Style) -> UIFont {
        adjustsFontForContentSizeCategory ? style.font.adjusted(to: traitCollection) : style.font
    }

    func currentColor(of style: LabelContent.Style) -> UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? style.color : .placeholderText
    }

    /// nil where there is no text.
    var subject: Subject? {
        guard let string = content.string, !string.isEmpty else { return nil }
        let traits = traitCollection
        let font = currentFont(of: content.style)
        let color = currentColor(of: content.style)
        let own = ownParagraph(in: traits)
        let text =
            content.ownAttributes?.styledText(font: font, color: color, traits: traits, paragraph: own)
            ?? StyledText(
                string,
                style: TextStyle(font: font.font(in: traits), color: color.resolved(with: traits)))
        return Subject(
            text: shadowed(text), paragraph: text.runs.first?.style.paragraph ?? own, grid: traits.pixelGrid)
    }

    /// The text with the label's own shadow where it has none.
    private func shadowed(_ text: StyledText) -> StyledText {
        guard let shadowColor else { return text }
        let shadow = Shadow(color: shadowColor.resolved(with: traitCollection), offset: shadowOffset, radius: 0)
        return text.mapStyles { $0.shadow = $0.shadow ?? shadow }
    }

    private func ownParagraph(in traits: UITraitCollection) -> ParagraphStyle {
        var paragraph = ParagraphStyle(
            alignment: content.style.alignment.textAlignment, lineBreak: content.style.lineBreakMode.textLineBreak)
        paragraph.lineBreakStrategy = lineBreakStrategy.textStrategy
        paragraph.allowsTightening = allowsDefaultTighteningForTruncation
        paragraph.isRightToLeft = isRightToLeft(in: traits)
        paragraph.language = UIScreen.main.device.language
        return paragraph
    }

    /// The lines as they are at the present width, once there is one.
    var baselineLayout: TextLayout? {
        layout(width: numberOfLines == 1 || bounds.width <= 0 ? .infinity : bounds.width, maximumLines: numberOfLines)
    }

    private func layout(width: CGFloat, maximumLines: Int) -> TextLayout? {
        guard let subject else { return nil }
        return layouts.layout(
            subject.text, subject.paragraph, width: width, maximumLines: maximumLines, grid: subject.grid)
    }

    /// The lines that a size has room for: where its height does not hold them all, the last one that fits is truncated.
    func layout(_ subject: Subject, fitting size: CGSize, maximumLines: Int) -> TextLayout {
        let width = size.width > Self.unlimited / 2 ? .infinity : size.width
        let (text, paragraph, grid) = (subject.text, subject.paragraph, subject.grid)
        let layout = layouts.layout(text, paragraph, width: width, maximumLines: maximumLines, grid: grid)
        guard layout.lines.count > 1, layout.size.height > size.height + 1 / grid.scale else { return layout }
        let fitting = layout.lines.count { $0.bottom <= size.height + 0.5 }
        return layouts.layout(text, paragraph, width: width, maximumLines: max(1, fitting), grid: grid)
    }

    /// Whether more than side bearings and a line's rounding lie outside the bounds.
    func reachesBeyondBounds(_ drawing: Drawing) -> Bool {
        let (layout, size) = (drawing.layout, bounds.size)
        return layout.exactSize.width > size.width + 1 / drawing.grid.scale || layout.size.height > size.height + 1
    }

    // MARK: Fitting

    /// The text made so small that it fits its lines into the width; nil where it fits as it is, or may not be changed.
    func fitted(_ subject: Subject, width: CGFloat) -> TextLayout? {
        guard adjustsFontSizeToFitWidth, numberOfLines > 0 else { return nil }
        let (text, paragraph, grid) = (subject.text, subject.paragraph, subject.grid)
        let layout = layouts.layout(text, paragraph, width: width, maximumLines: numberOfLines, grid: grid)
        guard layout.lines.contains(where: { $0.isTruncated || $0.width > width }) else { return nil }
        return layouts.fitting(
            text, paragraph, smallest: minimumScaleFactor, width: width, maximumLines: numberOfLines, grid: grid)
    }

    /// Where a fitted text begins, by `baselineAdjustment`.
    func top(
        of fitted: TextLayout, insteadOf layout: TextLayout, at top: CGFloat, centre: CGFloat
    ) -> CGFloat {
        switch baselineAdjustment {
        case .alignBaselines: top + layout.firstBaseline - fitted.firstBaseline
        case .alignCenters: pixelGrid.round(centre - fitted.size.height / 2)
        case .none: top
        }
    }
}

extension ParagraphStyle {
    /// How much of the room beside a line is before it, left to right.
    var alignmentFactor: CGFloat {
        switch alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: isRightToLeft ? 1 : 0
        }
    }
}
