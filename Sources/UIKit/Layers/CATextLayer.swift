public import Foundation
import SnapGraphics
import SnapText

/// A layer that shows a text, under Core Animation's name.
///
/// Source: Apple, *CATextLayer*: Helvetica of 36 points in white, on one line, from the top left corner. Difference: without a font it is the
/// system's.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any?
    /// A `UIFont`, or a font's name.
    open var font: Any?
    /// In points; of a plain string.
    open var fontSize: CGFloat = 36 {
        didSet { didChange("fontSize", from: oldValue, to: fontSize) }
    }
    /// Of a plain string.
    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
        didSet { didChange("foregroundColor", from: oldValue, to: foregroundColor) }
    }
    /// Whether lines are broken at the layer's width.
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none
    open var allowsFontSubpixelQuantization = false

    override class var animatableProperties: [LayerProperty] { properties }

    private static let properties =
        commonProperties + [
            LayerProperty("fontSize", \CATextLayer.fontSize),
            LayerProperty("foregroundColor", \CATextLayer.foregroundColor),
        ]

    override func take(from other: CALayer) {
        super.take(from: other)
        guard let other = other as? CATextLayer else { return }
        (string, font, isWrapped) = (other.string, other.font, other.isWrapped)
        (alignmentMode, truncationMode) = (other.alignmentMode, other.truncationMode)
    }

    override func emitContents(to emitter: inout LayerEmitter, model: CALayer) {
        guard let text, bounds.width > 0 else { return }
        let styled = text.styledText(font: plainFont, color: plainColor, traits: emitter.traits)
        let isRightToLeft = emitter.traits.layoutDirection == .rightToLeft
        var paragraph =
            text.firstParagraphStyle?.textParagraph(isRightToLeft: isRightToLeft, language: nil) ?? ParagraphStyle()
        if alignmentMode != .natural { paragraph.alignment = alignmentMode.alignment }
        paragraph.isRightToLeft = isRightToLeft
        paragraph.lineBreak = truncationMode.lineBreak(isWrapped: isWrapped)
        let layout = TextLayout(
            styled, paragraph: paragraph, width: bounds.width, maximumLines: isWrapped ? 0 : 1,
            grid: PixelGrid(scale: emitter.scale))
        emitter.text(layout, at: bounds.origin)
    }

    private var text: NSAttributedString? {
        if let string = string as? NSAttributedString { return string }
        return (string as? String).map { NSAttributedString(string: $0) }
    }

    private var plainFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        return (font as? String).flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    }

    private var plainColor: UIColor { foregroundColor.map { UIColor(cgColor: $0) } ?? .clear }
}
