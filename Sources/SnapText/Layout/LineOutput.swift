import Foundation
import SnapGraphics

/// What is placed of a layout so far, in points.
struct LineOutput {
    private(set) var runs: [TextLayout.GlyphRun] = []
    private(set) var images: [TextLayout.Image] = []
    private(set) var attachments: [TextLayout.Attachment] = []
    var decorations: [TextLayout.Decoration] = []
    /// Each once, in the order of drawing.
    private(set) var fonts: [String] = []

    mutating func note(_ typeface: Typeface) {
        for name in typeface.fileNames where !fonts.contains(name) { fonts.append(name) }
    }

    /// Puts a glyph of a cluster whose left end is at `origin`, on the baseline.
    mutating func append(_ glyph: ShapedGlyph, at origin: CGPoint, _ style: TextStyle, _ grid: PixelGrid) {
        let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
        var box: CGRect {
            CGRect(x: place.x, y: place.y - glyph.scaleY, width: glyph.scaleX, height: glyph.scaleY)
        }
        switch glyph.drawing {
        case .outline(let outline):
            let placed = PlacedGlyph(outline: outline, origin: place, scaleX: glyph.scaleX, scaleY: glyph.scaleY)
            append(placed, style)
        case .picture(let bitmap):
            // On whole pixels, so that a picture's edges are as sharp wherever it stands.
            images.append(
                TextLayout.Image(bitmap: bitmap, rect: grid.round(box), opacity: Double(style.color.alpha) / 255))
        case .attachment(let id):
            attachments.append(TextLayout.Attachment(id: id, rect: box, color: style.color))
        }
    }

    /// Glyphs that are drawn alike and follow each other are one run.
    private mutating func append(_ glyph: PlacedGlyph, _ style: TextStyle) {
        if let last = runs.last, last.color == style.color, last.shadow == style.shadow, last.stroke == style.stroke {
            runs[runs.count - 1].glyphs.append(glyph)
        } else {
            runs.append(
                TextLayout.GlyphRun(glyphs: [glyph], color: style.color, shadow: style.shadow, stroke: style.stroke))
        }
    }
}
