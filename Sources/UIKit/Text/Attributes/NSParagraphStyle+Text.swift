package import SnapText

extension NSParagraphStyle {
    /// The style as the text engine takes it, in an interface of the given direction and language (a BCP 47 tag).
    package func textParagraph(isRightToLeft: Bool, language: String?) -> ParagraphStyle {
        var style = ParagraphStyle(alignment: alignment.textAlignment, lineBreak: lineBreakMode.textLineBreak)
        style.lineSpacing = lineSpacing
        style.minimumLineHeight = minimumLineHeight
        style.maximumLineHeight = maximumLineHeight
        style.lineHeightMultiple = lineHeightMultiple
        style.paragraphSpacing = paragraphSpacing
        style.paragraphSpacingBefore = paragraphSpacingBefore
        style.firstLineHeadIndent = firstLineHeadIndent
        style.headIndent = headIndent
        style.tailIndent = tailIndent
        style.tabStops = tabStops.map { TabStop(location: $0.location, alignment: $0.alignment.textAlignment) }
        style.defaultTabInterval = defaultTabInterval
        if hyphenationFactor > 0 {
            RuntimeWarnings.record(
                "words are not hyphenated for a hyphenationFactor: put soft hyphens (U+00AD) into them")
        }
        style.allowsTightening = allowsDefaultTighteningForTruncation
        if !lineBreakStrategy.isEmpty { style.lineBreakStrategy = lineBreakStrategy.textStrategy }
        style.language = language
        style.isRightToLeft =
            switch baseWritingDirection {
            case .natural: isRightToLeft
            case .leftToRight: false
            case .rightToLeft: true
            }
        return style
    }
}

extension NSTextAlignment {
    package var textAlignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    package var textLineBreak: ParagraphStyle.LineBreak {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}
