import Foundation
import SnapGraphics
import SnapText

/// A string laid out for the functions that measure and draw strings, under the current traits.
struct StringMeasurement {
    let layout: TextLayout
    /// What part of their size the fonts have.
    let scaleFactor: CGFloat
    private let options: NSStringDrawingOptions

    /// - Parameter size: in points; 0 is no limit.
    init(_ text: NSAttributedString, within size: CGSize, options: NSStringDrawingOptions, minimumScaleFactor: CGFloat)
    {
        let traits = UITraitCollection.current
        self.options = options
        let isMultiline = options.contains(.usesLineFragmentOrigin)
        var paragraph = ParagraphStyle()
        paragraph.isRightToLeft = traits.layoutDirection == .rightToLeft
        paragraph.lineBreakStrategy = []
        var styled = text.styledText(font: Self.defaultFont, color: .black, traits: traits, paragraph: paragraph)
        if !options.contains(.usesFontLeading) { styled = styled.mapStyles { $0.font.textStyleLeading = nil } }
        let grid = PixelGrid(scale: traits.displayScale > 0 ? traits.displayScale : 1)
        let width: CGFloat = isMultiline && size.width > 0 ? size.width : .infinity
        let height: CGFloat = isMultiline && size.height > 0 ? size.height : .infinity

        func layout(scale: CGFloat) -> TextLayout {
            let scaled = scale == 1 ? styled : styled.mapStyles { $0.font = $0.font.resized(to: $0.font.size * scale) }
            return TextLayout(
                scaled, paragraph: paragraph, width: width, maximumLines: isMultiline ? 0 : 1, grid: grid)
        }
        var whole = layout(scale: 1)
        var hundredths = 100
        if minimumScaleFactor > 0, !Self.fits(whole, width: width, height: height) {
            // What fits at one size fits at every smaller one; where none fits, the smallest counts.
            hundredths = FontScale.hundredths(atLeast: minimumScaleFactor)
            var high = 99
            while hundredths < high {
                let middle = (hundredths + high + 1) / 2
                let isFitting = Self.fits(layout(scale: CGFloat(middle) / 100), width: width, height: height)
                if isFitting { hundredths = middle } else { high = middle - 1 }
            }
            whole = layout(scale: CGFloat(hundredths) / 100)
        }
        scaleFactor = CGFloat(hundredths) / 100
        let visible = whole.lines.count { $0.bottom <= height + 0.001 }
        if visible < whole.lines.count {
            if options.contains(.truncatesLastVisibleLine) {
                styled = styled.mapStyles { $0.paragraph?.lineBreak = .byTruncatingTail }
                paragraph.lineBreak = .byTruncatingTail
            }
            whole = TextLayout(
                styled, paragraph: paragraph, width: width, maximumLines: max(1, visible), grid: grid)
        }
        self.layout = whole
    }

    private static func fits(_ layout: TextLayout, width: CGFloat, height: CGFloat) -> Bool {
        layout.exactSize.width <= width + 0.001 && layout.exactSize.height <= height + 0.001
    }

    /// Text without a font has this one. Source: Apple, *NSAttributedString.Key.font*.
    private static var defaultFont: UIFont { UIFont(font: Font(family: .named("Helvetica"), size: 12)) }

    /// The text's box as `boundingRect` gives it, in points, not rounded.
    var bounds: CGRect {
        if options.contains(.usesDeviceMetrics) { return inkBounds }
        let size = layout.exactSize
        // Without line fragments the origin is on the baseline.
        let y = options.contains(.usesLineFragmentOrigin) ? 0 : -size.height + descent
        return CGRect(origin: CGPoint(x: 0, y: y), size: size)
    }

    private var descent: CGFloat { layout.exactSize.height - layout.firstBaseline }

    private var inkBounds: CGRect {
        var box = CGRect.null
        for glyph in layout.glyphRuns.flatMap(\.glyphs) {
            let placed = CGAffineTransform(
                a: glyph.scaleX, b: 0, c: 0, d: glyph.scaleY, tx: glyph.origin.x, ty: glyph.origin.y)
            box = box.union(glyph.outline.path.applying(placed).controlBounds)
        }
        for image in layout.images { box = box.union(image.rect) }
        guard !box.isNull else { return .zero }
        return options.contains(.usesLineFragmentOrigin) ? box : box.offsetBy(dx: 0, dy: -layout.firstBaseline)
    }
}
