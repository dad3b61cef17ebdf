import SnapGraphics
import SnapText

extension UITextField {
    private var currentFont: UIFont {
        let font = font ?? .systemFont(ofSize: 17)
        return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
    }

    /// Without the system's keyboard on the screen a field is shown as when the insertion point is out.
    private var showsInsertionPoint: Bool { isEditing && Keyboard.shared.showsKeys }

    var isEmpty: Bool { (text ?? "").isEmpty }

    /// What is shown: the text, a dot for each of its characters, or the placeholder.
    private var shownText: (string: NSAttributedString, isPlaceholder: Bool)? {
        guard isEmpty else {
            let string = attributedText ?? NSAttributedString(string: "")
            guard isSecureTextEntry else { return (string, false) }
            return (NSAttributedString(string: String(repeating: "•", count: string.string.count)), false)
        }
        guard let attributedPlaceholder, attributedPlaceholder.length > 0 else { return nil }
        return (attributedPlaceholder, true)
    }

    private func layout(width: CGFloat) -> TextLayout? {
        guard let (string, isPlaceholder) = shownText else { return nil }
        let color = isPlaceholder ? placeholderColor : isEnabled ? textColor ?? .label : .placeholderText
        var paragraph = ParagraphStyle(alignment: textAlignment.textAlignment, lineBreak: .byTruncatingTail)
        paragraph.isRightToLeft = isRightToLeft
        paragraph.language = UIScreen.main.device.language
        let styled = string.styledText(
            font: currentFont, color: color, traits: traitCollection, paragraph: paragraph
        ).mapStyles { $0.paragraph?.lineBreak = .byTruncatingTail }
        let layout = layouts.layout(styled, paragraph, width: width, maximumLines: 1, grid: pixelGrid)
        guard adjustsFontSizeToFitWidth, layout.lines.contains(where: \.isTruncated) else { return layout }
        return layouts.fitting(
            styled, paragraph, smallest: minimumFontSize / max(1, currentFont.pointSize), width: width,
            maximumLines: 1, grid: pixelGrid)
    }

    // MARK: Measuring

    /// A line of the font and, in a field with a border, 6 points above and below.
    ///
    /// Stored frames give 30 for a rounded field of 14 points, 34 of 17; without a border 19.5 of 15 at 2x, 22 of 17, 23.33 of 18 at 3x:
    /// the line's height and between 0.0844 and 0.0923 of the font size.
    var naturalSize: CGSize {
        let line = currentFont.lineHeight + 0.088 * currentFont.pointSize
        let border: CGFloat = borderStyle == .none ? 0 : 12
        let text = layout(width: .infinity)?.size.width ?? 0
        let sides = insets(in: CGRect(x: 0, y: 0, width: 10_000, height: line))
        return CGSize(
            width: pixelGrid.ceil(text) + sides.left + sides.right, height: pixelGrid.ceil(line) + border)
    }

    var naturalBaseline: CGFloat {
        let height = naturalSize.height
        return pixelGrid.round((height - currentFont.lineHeight) / 2 + currentFont.ascender)
    }

    // MARK: Drawing

    /// Where the text stands.
    private var shownArea: CGRect {
        if shownText?.isPlaceholder == true { return placeholderRect(forBounds: bounds) }
        return isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    func emitText(to emitter: inout LayerEmitter) {
        let area = shownArea
        let layout = layout(width: max(0, area.width))
        let height = layout?.size.height ?? currentFont.lineHeight
        let y: CGFloat
        switch contentVerticalAlignment {
        case .top: y = area.minY
        case .bottom: y = area.maxY - height
        case .center, .fill: y = area.midY - height / 2
        }
        let origin = CGPoint(x: area.minX, y: pixelGrid.round(y))
        if let layout { emitter.text(layout, at: origin, source: shownText?.string) }
        if showsInsertionPoint { emitInsertionPoint(after: layout, at: origin, in: area, to: &emitter) }
    }

    /// Behind the text, before a placeholder: 2 points wide, as high as the line. In the phase of its blinking in which it is seen.
    private func emitInsertionPoint(
        after layout: TextLayout?, at origin: CGPoint, in area: CGRect, to emitter: inout LayerEmitter
    ) {
        let line = layout?.lines.first
        let isAfter = !isEmpty && !isRightToLeft
        var x: CGFloat
        if let line {
            x = origin.x + line.x + (isAfter ? line.width : isEmpty && isRightToLeft ? line.width : 0)
        } else {
            let alignment = textAlignment.textAlignment
            x = alignment == .center ? area.midX : (isRightToLeft ? area.maxX : area.minX)
        }
        x = min(x, area.maxX - 2)
        emitter.fill(
            .rect(CGRect(x: pixelGrid.round(x), y: origin.y, width: 2, height: pixelGrid.ceil(currentFont.lineHeight))),
            tintColor)
    }

    var textFacts: [LayoutNode.Fact] {
        var facts: [LayoutNode.Fact] = []
        guard let (string, isPlaceholder) = shownText else { return facts }
        facts.append(.init(isPlaceholder ? "placeholder" : isSecureTextEntry ? "secure" : "text", string.string))
        if let layout = layout(width: max(0, shownArea.width)),
            layout.lines.contains(where: \.isTruncated)
        {
            facts.append(.init("truncated", "true"))
        }
        facts.append(.init("font", currentFont.summary))
        return facts
    }
}
