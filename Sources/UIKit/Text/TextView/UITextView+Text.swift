import SnapGraphics
import SnapText

extension UITextView {
    private var currentFont: UIFont {
        let font = font ?? .systemFont(ofSize: 12)
        return adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
    }

    private var sides: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    }

    /// The container's size in the present bounds, in points.
    var containerSize: CGSize {
        CGSize(
            width: max(0, bounds.width - textContainerInset.left - textContainerInset.right),
            height: max(0, bounds.height - textContainerInset.top - textContainerInset.bottom))
    }

    /// The text with `linkTextAttributes` in place of what links look like elsewhere.
    private var shownText: NSAttributedString {
        let text = content.attributed
        var links: [NSRange] = []
        text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length), options: []) { link, range, _ in
            if link != nil { links.append(range) }
        }
        guard !links.isEmpty else { return text }
        let result = NSMutableAttributedString(attributedString: text)
        for range in links {
            // A link's own blue and its line are those of labels.
            result.removeAttribute(.link, range: range)
            result.addAttributes(linkTextAttributes, range: range)
        }
        return result
    }

    /// The text's lines in a width of the view, nil for an empty text.
    private func layout(width: CGFloat) -> TextLayout? {
        let string = shownText
        guard string.length > 0 else { return nil }
        var paragraph = ParagraphStyle(alignment: textAlignment.textAlignment, lineBreak: .byWordWrapping)
        if textContainer.maximumNumberOfLines > 0 {
            paragraph.lineBreak = textContainer.lineBreakMode.textLineBreak
        }
        paragraph.isRightToLeft = isRightToLeft
        paragraph.language = UIScreen.main.device.language
        let styled = string.styledText(
            font: currentFont, color: textColor ?? .label, traits: traitCollection, paragraph: paragraph)
        return layouts.layout(
            styled, paragraph, width: max(0, width - sides), maximumLines: textContainer.maximumNumberOfLines,
            grid: pixelGrid)
    }

    /// Of text, padding and insets, in points. An empty text is a line high.
    func size(forWidth width: CGFloat) -> CGSize {
        let text = layout(width: width)?.size ?? CGSize(width: 0, height: pixelGrid.ceil(currentFont.lineHeight))
        // Each line has the font's leading below it, the last one, too (stored: 36 for one line of Subhead, whose leading makes it 20).
        let height = pixelGrid.ceil(text.height + currentFont.leading)
        return CGSize(width: text.width + sides, height: height + textContainerInset.top + textContainerInset.bottom)
    }

    /// From the container's top, in points.
    var baselines: (first: CGFloat, last: CGFloat) {
        guard let layout = layout(width: bounds.width > 0 ? bounds.width : .infinity) else {
            let ascender = pixelGrid.ceil(currentFont.ascender)
            return (ascender, ascender)
        }
        return (layout.firstBaseline, layout.lastBaseline)
    }

    /// Of the lines that show a part of the text, in points of the view's contents; nil where there is no text.
    func rect(of range: NSRange) -> CGRect? {
        guard let layout = layout(width: bounds.width) else { return nil }
        let end = range.location + max(range.length, 1)
        let last = layout.lines.lastIndex { $0.range.lowerBound < end } ?? 0
        let first = layout.lines.lastIndex { $0.range.lowerBound <= range.location } ?? 0
        let top = first > 0 ? layout.lines[first - 1].bottom : 0
        return CGRect(
            x: 0, y: textContainerInset.top + top, width: bounds.width,
            height: layout.lines[max(first, last)].bottom - top)
    }

    func emitText(to emitter: inout LayerEmitter) {
        let layout = layout(width: bounds.width)
        let origin = CGPoint(
            x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        if let layout { emitter.text(layout, at: origin, source: attributedText) }
        if isFirstResponder, Keyboard.shared.showsKeys { emitInsertionPoint(after: layout, at: origin, to: &emitter) }
    }

    /// Behind the last line: 2 points wide, as high as the line. In the phase of its blinking in which it is seen.
    private func emitInsertionPoint(after layout: TextLayout?, at origin: CGPoint, to emitter: inout LayerEmitter) {
        let height = pixelGrid.ceil(currentFont.lineHeight)
        var place = CGPoint(x: isRightToLeft ? bounds.width - origin.x : origin.x, y: origin.y)
        if let line = layout?.lines.last {
            place.x = origin.x + line.x + (isRightToLeft ? 0 : line.width)
            place.y = origin.y + line.baseline - pixelGrid.ceil(currentFont.ascender)
        }
        emitter.fill(.rect(CGRect(x: pixelGrid.round(place.x), y: place.y, width: 2, height: height)), tintColor)
    }

    var textFacts: [LayoutNode.Fact] {
        guard let layout = layout(width: bounds.width) else { return [] }
        return [
            .init("text", text), .init("lines", "\(layout.lines.count)"), .init("font", currentFont.summary),
        ]
    }
}
