import Foundation
import SnapGraphics

/// Sets Inter's glyphs into the system font's advances.
struct SystemSetting {
    let style: ResolvedStyle
    let typeface: Typeface
    let advances: SystemAdvances
    /// The cut that is drawn: either is, at the same advances; the nearer one.
    let face: FontFace

    init(style: ResolvedStyle, text: FontFace, display: FontFace) {
        self.style = style
        typeface = .system(text: text, display: display)
        advances = SystemAdvances(style)
        face = advances.displayShare < 0.5 ? text : display
    }

    /// Where the glyphs of a cluster go that are `natural` em wide by the font, and `em` wide by the profile.
    ///
    /// Letters and digits are stretched a little to fill their advance, other characters keep their form, and what is left over is shared
    /// by both sides.
    func pen(natural: Double, em: Double, stretches: Bool) -> GlyphPen {
        let stretch = stretches && natural > 0 ? min(max(em / natural, 0.94), 1.06) : 1
        let scale = Double(face.drawingScale)
        return GlyphPen(
            inset: (em - natural * stretch * scale) / 2, stretch: stretch * scale, rise: scale,
            outlineStretch: stretch)
    }

    /// A character that is a glyph of its own; nil where the face has none.
    func letter(_ character: Unicode.Scalar) -> SystemLetters.Letter? {
        let glyph = face.glyph(for: character)
        guard glyph != 0 else { return nil }
        let natural = Double(face.unitAdvance(of: glyph)) * face.unit
        let em = advances.advance(of: character, typeface: typeface)
        let pen = pen(natural: natural, em: em, stretches: Self.stretches(character, isSingle: true))
        let outline = face.outline(of: glyph)
        return SystemLetters.Letter(
            glyph: outline.path.isEmpty ? nil : pen.glyph(outline, at: pen.inset, raisedBy: 0, style: style),
            advance: advance(em: em))
    }

    /// In points; what is never visible takes no tracking either.
    func advance(em: Double) -> CGFloat { style.advance(em: em, tracking: advances.tracking) }

    static func stretches(_ first: Unicode.Scalar, isSingle: Bool) -> Bool {
        if isSingle && first.isASCII {
            return (97...122).contains(first.value | 32) || (48...57).contains(first.value)
        }
        return first.properties.isAlphabetic || first.properties.numericType != nil
    }
}
