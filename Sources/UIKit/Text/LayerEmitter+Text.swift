import Foundation
import SnapGraphics
import SnapText

extension LayerEmitter {
    /// Emits a laid-out text with its top left corner at `origin`: backgrounds, glyphs and images, then the lines over them.
    ///
    /// - Parameter source: has the attachments of the layout, by their characters' indices.
    mutating func text(_ layout: TextLayout, at origin: CGPoint, source: NSAttributedString? = nil) {
        decorate(layout, at: origin) { $0 == .background }
        for run in layout.glyphRuns { emit(run, at: origin) }
        for image in layout.images {
            let rect = image.rect.offsetBy(dx: origin.x, dy: origin.y)
            grouped(opacity: image.opacity) { $0.image(ImagePlacement(bitmap: image.bitmap, destination: rect)) }
        }
        for attachment in layout.attachments { emit(attachment, of: source, at: origin) }
        decorate(layout, at: origin) { $0 != .background }
        note(fonts: layout.fonts)
        for missing in layout.missing { warn("\(missing)") }
    }

    private mutating func decorate(
        _ layout: TextLayout, at origin: CGPoint, _ matches: (TextLayout.Decoration.Kind) -> Bool
    ) {
        for decoration in layout.decorations where matches(decoration.kind) {
            let rect = decoration.rect.offsetBy(dx: origin.x, dy: origin.y)
            if decoration.dashes.isEmpty {
                fill(.rect(rect), decoration.color)
            } else {
                var line = Path()
                line.move(to: CGPoint(x: rect.minX, y: rect.midY))
                line.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                stroke(line, StrokeStyle(width: rect.height, dashes: decoration.dashes), decoration.color)
            }
        }
    }

    private mutating func emit(_ run: TextLayout.GlyphRun, at origin: CGPoint) {
        guard run.shadow != nil || run.stroke != nil else { return glyphs(run.glyphs, run.color, at: origin) }
        var outline = Path()
        for glyph in run.glyphs {
            outline.append(
                glyph.outline.path.applying(
                    CGAffineTransform(
                        a: glyph.scaleX, b: 0, c: 0, d: glyph.scaleY, tx: origin.x + glyph.origin.x,
                        ty: origin.y + glyph.origin.y)))
        }
        if let shadow = run.shadow { self.shadow(.path(outline, .nonZero), shadow) }
        if run.stroke?.isFilled ?? true { glyphs(run.glyphs, run.color, at: origin) }
        if let pen = run.stroke { stroke(outline, StrokeStyle(width: pen.width), pen.color) }
    }

    private mutating func emit(
        _ attachment: TextLayout.Attachment, of source: NSAttributedString?, at origin: CGPoint
    ) {
        let index = attachment.id
        let rect = attachment.rect.offsetBy(dx: origin.x, dy: origin.y)
        guard let source, index < source.length,
            let value = source.attribute(.attachment, at: index, effectiveRange: nil) as? NSTextAttachment,
            let image = value.image(
                forBounds: CGRect(origin: .zero, size: rect.size), textContainer: nil, characterIndex: index)
        else {
            warn("an attachment in a text is not drawn: it has no image; give it one")
            return
        }
        // A template or a symbol takes the colour of the text that it stands in, unless it was given one.
        let own = image.renderingMode == .automatic ? image.storage.tint : nil
        picture(image, in: rect, tint: own ?? UIColor(attachment.color))
    }
}

extension UIFont {
    /// What the layout tree says of a font: `system 17 bold`.
    var summary: String {
        var words = [font.family == .system ? "system" : familyName, pointSize.brief]
        if font.weight != .regular { words.append("\(font.weight)") }
        if font.isItalic { words.append("italic") }
        return words.joined(separator: " ")
    }
}

extension UIColor {
    /// A colour of sRGB as it is.
    fileprivate convenience init(_ color: Color) {
        func unit(_ level: UInt8) -> CGFloat { CGFloat(level) / 255 }
        self.init(
            red: unit(color.red), green: unit(color.green), blue: unit(color.blue), alpha: unit(color.alpha))
    }
}

extension Color {
    /// `#RRGGBB`, with the alpha behind it where it is not opaque.
    var summary: String {
        var value = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        if alpha != 255 { value = value << 8 | UInt32(alpha) }
        let digits = String(value, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: (alpha == 255 ? 6 : 8) - digits.utf8.count) + digits
    }
}
