import Foundation
import SnapGraphics

@testable import SnapText

/// A system font without options.
func system(_ size: CGFloat, _ weight: Font.Weight = .regular, leading: CGFloat? = nil) -> Font {
    Font(size: size, weight: weight, textStyleLeading: leading)
}

/// A layout of one style at 2x.
func layout(
    _ text: String, font: Font = system(17), mode: ParagraphStyle.LineBreak = .byWordWrapping,
    alignment: ParagraphStyle.Alignment = .natural, width: CGFloat = .infinity, lines: Int = 0, scale: CGFloat = 2,
    style change: (inout ParagraphStyle) -> Void = { _ in }
) -> TextLayout {
    var paragraph = ParagraphStyle(alignment: alignment, lineBreak: mode)
    change(&paragraph)
    return TextLayout(
        StyledText(text, style: TextStyle(font: font)), paragraph: paragraph, width: width, maximumLines: lines,
        grid: PixelGrid(scale: scale))
}

/// What each line of a layout shows of its text; an ellipsis marks truncated lines.
func shown(_ layout: TextLayout, of text: String) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) + ($0.isTruncated ? "…" : "") }
}
