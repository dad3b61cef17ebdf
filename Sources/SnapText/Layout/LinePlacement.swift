import Foundation
import SnapGraphics

/// Gives one line its glyphs' places.
struct LinePlacement {
    private let line: LineBuilder.Line
    private let context: LayoutContext
    /// The clusters that take room: hanging white space at the end of a wrapped line does not.
    private let visible: Range<Int>
    /// In points.
    let width: CGFloat

    /// What is placed so far.
    struct Output {
        var runs: [TextLayout.GlyphRun] = []
        var decorations: [TextLayout.Decoration] = []
        /// Each once, in the order of drawing.
        var fonts: [String] = []
    }

    init(_ line: LineBuilder.Line, context: LayoutContext) {
        self.line = line
        self.context = context
        // At a paragraph's end white space counts: Apple's engine gives a label room for it.
        visible = line.ending == nil ? line.paragraph.trimmed(line.clusters) : line.clusters
        width = line.paragraph.width(of: visible)
    }

    /// The distance of the line's left end from the layout's, in points.
    func offset(within available: CGFloat) -> CGFloat {
        let room = available - width
        let style = context.paragraphStyle
        switch style.alignment {
        case .left: return 0
        case .right: return room
        case .center: return max(0, room / 2)
        case .natural: return style.isRightToLeft ? room : 0
        case .justified: return justifies && room >= 0 ? 0 : line.paragraph.level & 1 == 1 ? room : 0
        }
    }

    /// A paragraph's last line is not justified.
    private var justifies: Bool { context.paragraphStyle.alignment == .justified && line.ending == nil }

    /// Appends the line's glyphs and decorations; `x` and `baseline` are in points of the layout.
    func place(x: CGFloat, baseline: CGFloat, within available: CGFloat, into output: inout Output) {
        let paragraph = line.paragraph
        // Rule L1: white space at the line's end takes the paragraph's direction.
        let text = paragraph.trimmed(visible)
        let levels = visible.map {
            text.contains($0) ? paragraph.items[paragraph.clusters[$0].item].level : paragraph.level
        }
        let spaces = text.count { paragraph.clusters[$0].kind == .space }
        let stretch = justifies && spaces > 0 ? max(0, available - width) / CGFloat(spaces) : 0

        var pen = x
        var decorator = Decorator(baseline: baseline, context: context)
        for index in UnicodeRules.visualOrder(levels).map({ visible.lowerBound + $0 }) {
            let cluster = paragraph.clusters[index]
            let style = context.styles[cluster.style]
            let start = pen
            output.note(paragraph.items[cluster.item].typeface)
            for glyph in paragraph.glyphs[cluster.glyphs] {
                let origin = CGPoint(x: pen + glyph.x, y: baseline - style.style.baselineOffset + glyph.y)
                output.append(
                    PlacedGlyph(outline: glyph.outline, origin: origin, scaleX: glyph.scaleX, scaleY: glyph.scaleY),
                    color: style.style.color)
            }
            pen += paragraph.advance(of: cluster, at: pen - x)
            if index + 1 < visible.upperBound { pen += cluster.kernAfter }
            if cluster.kind == .space, text.contains(index) { pen += stretch }
            decorator.extend(cluster.style, from: start, to: pen)
        }
        output.decorations += decorator.finish()
    }
}

extension LinePlacement.Output {
    fileprivate mutating func note(_ typeface: Typeface) {
        for name in typeface.fileNames where !fonts.contains(name) { fonts.append(name) }
    }

    /// Glyphs of one colour that follow each other are one run.
    fileprivate mutating func append(_ glyph: PlacedGlyph, color: Color) {
        if runs.last?.color == color {
            runs[runs.count - 1].glyphs.append(glyph)
        } else {
            runs.append(TextLayout.GlyphRun(glyphs: [glyph], color: color))
        }
    }
}
