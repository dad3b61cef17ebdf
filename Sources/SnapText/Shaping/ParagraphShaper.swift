import Foundation
import SnapGraphics

/// Turns the items of a paragraph into glyphs with advances.
struct ParagraphShaper {
    let context: LayoutContext

    /// Shapes `clusters`, a part of an item, and sets their advances and glyphs.
    func shape(_ item: Int, clusters range: Range<Int>, of paragraph: inout Paragraph) {
        let style = context.styles[paragraph.items[item].style]
        switch paragraph.items[item].typeface {
        case .system(let text, let display):
            let advances = SystemAdvances(style)
            // Either cut is drawn at the same advances; the nearer one is.
            let face = advances.displayShare < 0.5 ? text : display
            var options: ShapingBuffer.Options = .lettersOnly
            if style.font.hasMonospacedDigits { options.insert(.tabularDigits) }
            let shaped = glyphs(of: paragraph, item: item, clusters: range, face: face, options: options)
            for (index, group) in zip(range, shaped) {
                let em = advances.advance(
                    of: paragraph.characters[index], composed: paragraph.clusters[index].character,
                    typeface: paragraph.items[item].typeface)
                let character = paragraph.characters[index]
                let stretches = character.isLetter || character.isNumber
                set(
                    index, of: &paragraph, style: style, advance: em, tracking: advances.tracking,
                    glyphs: fit(group, into: em, stretches: stretches, face: face, size: style.size))
            }
        case .face(let face, _):
            let shaped = glyphs(of: paragraph, item: item, clusters: range, face: face, options: [])
            // East Asian fonts of iOS set a little wider than the em.
            let widening = face.file.package == .notoCJK ? SystemFontProfile.ideographAdvance : 1
            for (index, group) in zip(range, shaped) {
                let natural = group.reduce(0) { $0 + $1.advance }
                set(
                    index, of: &paragraph, style: style, advance: natural * widening, tracking: 0,
                    glyphs: place(
                        group, inset: natural * (widening - 1) / 2, stretch: 1, rise: 1, face: face, size: style.size))
            }
        case .box, .emojiBox:
            shapeBoxes(item, clusters: range, of: &paragraph, style: style)
        }
    }

    private func set(
        _ index: Int, of paragraph: inout Paragraph, style: ResolvedStyle, advance: Double, tracking: Double,
        glyphs: [ShapedGlyph]
    ) {
        // A tab's width is set where it stands; what is never visible takes no tracking either.
        let takesRoom = advance != 0 && paragraph.clusters[index].kind != .tab
        let kern = takesRoom ? style.style.kern : 0
        paragraph.clusters[index].advance = takesRoom ? CGFloat(advance + tracking) * style.size + kern : 0
        let start = paragraph.glyphs.count
        if paragraph.clusters[index].kind == .text { paragraph.glyphs += glyphs }
        paragraph.clusters[index].glyphs = start..<paragraph.glyphs.count
    }

    // MARK: - Fonts

    /// The glyphs of each cluster, in visual order. A ligature of several clusters stands with the first of them.
    private func glyphs(
        of paragraph: Paragraph, item: Int, clusters range: Range<Int>, face: FontFace, options: ShapingBuffer.Options
    ) -> [[ShapingBuffer.Glyph]] {
        guard let first = range.first, let last = range.last else { return [] }
        let item = paragraph.items[item]
        var options = options
        if item.level & 1 == 1 { options.insert(.rightToLeft) }
        let start = paragraph.clusters[first].range.lowerBound
        let shaped = context.buffer.shape(
            paragraph.text, range: start..<paragraph.clusters[last].range.upperBound, face: face,
            script: item.script, language: paragraph.language, options: options)

        var clusterOfUnit: [Int] = []
        for index in range {
            clusterOfUnit += repeatElement(index - first, count: paragraph.clusters[index].range.count)
        }
        var groups = [[ShapingBuffer.Glyph]](repeating: [], count: range.count)
        for glyph in shaped { groups[clusterOfUnit[glyph.cluster - start]].append(glyph) }
        return groups
    }

    /// Inter's glyphs in an advance of the system font's: letters and digits are stretched a little to fill it, other
    /// characters keep their form, and what is left over is shared by both sides.
    private func fit(
        _ group: [ShapingBuffer.Glyph], into advance: Double, stretches: Bool, face: FontFace, size: CGFloat
    ) -> [ShapedGlyph] {
        let natural = group.reduce(0) { $0 + $1.advance }
        let stretch = stretches && natural > 0 ? min(max(advance / natural, 0.94), 1.06) : 1
        let scale = Double(face.drawingScale)
        return place(
            group, inset: (advance - natural * stretch * scale) / 2, stretch: stretch * scale, rise: scale, face: face,
            size: size, outlineStretch: stretch)
    }

    /// Glyphs one after another from `inset`; their advances and offsets are scaled by `stretch` and `rise`. All in em.
    private func place(
        _ group: [ShapingBuffer.Glyph], inset: Double, stretch: Double, rise: Double, face: FontFace, size: CGFloat,
        outlineStretch: Double = 1
    ) -> [ShapedGlyph] {
        var pen = inset
        return group.compactMap { glyph in
            defer { pen += glyph.advance * stretch }
            let outline = face.outline(of: glyph.id)
            guard !outline.path.isEmpty else { return nil }
            return ShapedGlyph(
                outline: outline, x: CGFloat(pen + glyph.xOffset * stretch) * size,
                y: -CGFloat(glyph.yOffset * rise) * size, scaleX: CGFloat(outlineStretch) * size, scaleY: size)
        }
    }

    // MARK: - Blocks

    private func shapeBoxes(
        _ item: Int, clusters range: Range<Int>, of paragraph: inout Paragraph, style: ResolvedStyle
    ) {
        let advances = SystemAdvances(style)
        let typeface = paragraph.items[item].typeface
        for index in range {
            let composed = paragraph.clusters[index].character
            let isEmoji = typeface == .emojiBox
            let em =
                isEmoji
                ? SystemFontProfile.emojiAdvance(size: Double(style.size))
                : advances.advance(of: paragraph.characters[index], composed: composed, typeface: typeface)
            let isIdeograph = em == SystemFontProfile.ideographAdvance
            set(
                index, of: &paragraph, style: style, advance: em,
                tracking: isEmoji || isIdeograph ? 0 : advances.tracking,
                glyphs: [BoxFont.glyph(advance: em, size: style.size)])
        }
    }
}
