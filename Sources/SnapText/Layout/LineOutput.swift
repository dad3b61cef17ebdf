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

    /// Those whose files are in `fonts`.
    private var noted: [Typeface] = []

    mutating func note(_ typeface: Typeface) {
        guard !noted.contains(typeface) else { return }
        noted.append(typeface)
        for name in typeface.fileNames where !fonts.contains(name) { fonts.append(name) }
    }

    /// How many glyphs the first run has most likely.
    var expectedGlyphs = 0

    /// The style of the last glyph run, by its index.
    private var runStyle = -1

    /// Puts a glyph of a cluster whose left end is at `origin`, on the baseline; `style` is an index into the layout's styles.
    mutating func append(_ glyph: ShapedGlyph, at origin: CGPoint, _ style: Int, _ context: LayoutContext) {
        let place = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
        var box: CGRect {
            CGRect(x: place.x, y: place.y - glyph.scaleY, width: glyph.scaleX, height: glyph.scaleY)
        }
        switch glyph.drawing {
        case .outline(let outline):
            if style != runStyle { beginRun(style, context.styles[style].style) }
            runs[runs.count - 1].glyphs.append(
                PlacedGlyph(outline: outline, origin: place, scaleX: glyph.scaleX, scaleY: glyph.scaleY))
        case .picture(let bitmap):
            // On whole pixels, so that a picture's edges are as sharp wherever it stands.
            let opacity = Double(context.styles[style].style.color.alpha) / 255
            images.append(TextLayout.Image(bitmap: bitmap, rect: context.grid.round(box), opacity: opacity))
        case .attachment(let id):
            attachments.append(
                TextLayout.Attachment(id: id, rect: box, color: context.styles[style].style.color))
        }
    }

    /// Glyphs that are drawn alike and follow each other are one run.
    private mutating func beginRun(_ index: Int, _ style: TextStyle) {
        runStyle = index
        if let last = runs.last, last.color == style.color, last.shadow == style.shadow, last.stroke == style.stroke {
            return
        }
        var run = TextLayout.GlyphRun(glyphs: [], color: style.color, shadow: style.shadow, stroke: style.stroke)
        if runs.isEmpty { run.glyphs.reserveCapacity(expectedGlyphs) }
        runs.append(run)
    }
}
