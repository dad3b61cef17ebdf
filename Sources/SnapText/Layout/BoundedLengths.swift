import Foundation

extension CGFloat {
    /// A length that layouts can calculate with: what is no number counts as 0, and nothing is longer than a million points, which no picture holds.
    var boundedLength: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.longestLength), Self.longestLength) }

    private static let longestLength: CGFloat = 1_000_000
}

extension CGRect {
    fileprivate var bounded: CGRect {
        CGRect(
            x: origin.x.boundedLength, y: origin.y.boundedLength, width: size.width.boundedLength,
            height: size.height.boundedLength)
    }
}

extension TextStyle {
    /// The style with all its lengths bounded.
    var bounded: TextStyle {
        var style = self
        style.kern = kern.boundedLength
        style.baselineOffset = baselineOffset.boundedLength
        style.obliqueness = obliqueness.boundedLength
        style.stroke?.width = stroke?.width.boundedLength ?? 0
        style.attachment?.bounds = attachment?.bounds.bounded ?? .zero
        return style
    }
}

extension ParagraphStyle {
    /// The style with all its lengths bounded.
    var bounded: ParagraphStyle {
        var style = self
        style.lineSpacing = lineSpacing.boundedLength
        style.minimumLineHeight = minimumLineHeight.boundedLength
        style.maximumLineHeight = maximumLineHeight.boundedLength
        style.lineHeightMultiple = lineHeightMultiple.boundedLength
        style.paragraphSpacing = paragraphSpacing.boundedLength
        style.paragraphSpacingBefore = paragraphSpacingBefore.boundedLength
        style.firstLineHeadIndent = firstLineHeadIndent.boundedLength
        style.headIndent = headIndent.boundedLength
        style.tailIndent = tailIndent.boundedLength
        style.defaultTabInterval = defaultTabInterval.boundedLength
        if tabStops.contains(where: { $0.location.boundedLength != $0.location }) {
            for index in tabStops.indices { style.tabStops[index].location = tabStops[index].location.boundedLength }
        }
        return style
    }
}
