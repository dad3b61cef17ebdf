import Foundation
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
        style.tabStops = tabStops.map(\.stop)
        style.defaultTabInterval = defaultTabInterval
        style.hyphenationFactor = hyphenation(language: language)
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

extension NSParagraphStyle {
    /// The part of its room that a line must fill to go without hyphenation.
    private func hyphenation(language: String?) -> CGFloat {
        // Unverified: the system's own hyphenation is that of a factor of 1.
        let factor = hyphenationFactor == 0 && usesDefaultHyphenation ? 1 : hyphenationFactor
        guard factor > 0 else { return 0 }
        let advice = "put soft hyphens (U+00AD) into the words"
        if let package = Hyphenation.missingPackage(for: language) {
            RuntimeWarnings.record("words are not hyphenated: install the package \(package), or \(advice)")
        } else if !Hyphenation.isKnown(language) {
            RuntimeWarnings.record("words are not hyphenated in the language \(language ?? ""): \(advice)")
        }
        return CGFloat(factor)
    }
}

extension NSTextTab {
    fileprivate var stop: TabStop {
        TabStop(
            location: location, alignment: alignment.textAlignment, terminators: columnTerminators ?? CharacterSet())
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
