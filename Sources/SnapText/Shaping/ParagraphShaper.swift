import CSnapText
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
            shapeSystem(item, clusters: range, of: &paragraph, style: style, text: text, display: display)
        case .face(let face, _):
            shapeOwn(item, clusters: range, of: &paragraph, style: style, face: face)
        case .emoji(let face):
            shapeEmoji(item, clusters: range, of: &paragraph, style: style, face: face)
        case .box, .emojiBox:
            shapeBoxes(item, clusters: range, of: &paragraph, style: style)
        case .attachment:
            for index in range { attach(index, of: &paragraph, style: style) }
        }
    }

    // MARK: - Fonts

    /// Inter's glyphs at the system font's advances.
    private func shapeSystem(
        _ item: Int, clusters range: Range<Int>, of paragraph: inout Paragraph, style: ResolvedStyle, text: FontFace,
        display: FontFace
    ) {
        let advances = SystemAdvances(style)
        // Either cut is drawn at the same advances; the nearer one is.
        let face = advances.displayShare < 0.5 ? text : display
        var options: ShapingBuffer.Options = .lettersOnly
        if style.font.hasMonospacedDigits { options.insert(.tabularDigits) }
        let run = shapedRun(of: paragraph, item: item, clusters: range, face: face, options: options)
        let typeface = paragraph.items[item].typeface
        run.forEachCluster { index, glyphs in
            let character = paragraph.characters[index]
            let em = advances.advance(
                of: character, composed: paragraph.clusters[index].character, typeface: typeface)
            let natural = run.advance(of: glyphs)
            // Letters and digits are stretched a little to fill their advance, other characters keep their form, and what is left over
            // is shared by both sides.
            let stretches = Self.stretches(character)
            let stretch = stretches && natural > 0 ? min(max(em / natural, 0.94), 1.06) : 1
            let scale = Double(face.drawingScale)
            let pen = Pen(
                inset: (em - natural * stretch * scale) / 2, stretch: stretch * scale, rise: scale,
                outlineStretch: stretch)
            append(index, of: &paragraph, run: run, glyphs, pen, style: style)
            setAdvance(index, of: &paragraph, style: style, em: em, tracking: advances.tracking)
        }
    }

    /// A font's glyphs at its own advances.
    private func shapeOwn(
        _ item: Int, clusters range: Range<Int>, of paragraph: inout Paragraph, style: ResolvedStyle, face: FontFace
    ) {
        let run = shapedRun(of: paragraph, item: item, clusters: range, face: face, options: [])
        // East Asian fonts of iOS set a little wider than the em.
        let widening = face.file.package == .notoCJK ? SystemFontProfile.ideographAdvance : 1
        run.forEachCluster { index, glyphs in
            let natural = run.advance(of: glyphs)
            let pen = Pen(inset: natural * (widening - 1) / 2, stretch: 1, rise: 1, outlineStretch: 1)
            append(index, of: &paragraph, run: run, glyphs, pen, style: style)
            setAdvance(index, of: &paragraph, style: style, em: natural * widening, tracking: 0)
        }
    }

    private static func stretches(_ character: Character) -> Bool {
        if let ascii = character.asciiValue {
            return (97...122).contains(ascii | 32) || (48...57).contains(ascii)
        }
        return character.isLetter || character.isNumber
    }

    private func shapedRun(
        of paragraph: Paragraph, item: Int, clusters range: Range<Int>, face: FontFace, options: ShapingBuffer.Options
    ) -> ShapedRun {
        let item = paragraph.items[item]
        var options = options
        let isRightToLeft = item.level & 1 == 1
        if isRightToLeft { options.insert(.rightToLeft) }
        guard let first = range.first, let last = range.last else {
            return ShapedRun(glyphs: [], clusters: [], first: 0, isRightToLeft: isRightToLeft, face: face)
        }
        let glyphs = context.buffer.shape(
            paragraph.text,
            range: paragraph.clusters[first].range.lowerBound..<paragraph.clusters[last].range.upperBound,
            face: face, script: item.script, language: paragraph.language, options: options)
        return ShapedRun(
            glyphs: glyphs, clusters: paragraph.clusters[range], first: first, isRightToLeft: isRightToLeft, face: face)
    }

    // MARK: - Glyphs

    /// How a cluster's glyphs are set: all in em.
    private struct Pen {
        var inset: Double
        /// Of advances and offsets along the line, and across it.
        let stretch: Double
        let rise: Double
        let outlineStretch: Double
    }

    private func append(
        _ index: Int, of paragraph: inout Paragraph, run: ShapedRun, _ range: Range<Int>, _ pen: Pen,
        style: ResolvedStyle
    ) {
        let start = paragraph.glyphs.count
        defer { paragraph.clusters[index].glyphs = start..<paragraph.glyphs.count }
        guard paragraph.clusters[index].kind == .text else { return }
        let (size, widening) = (style.size, style.widening)
        var x = pen.inset
        for position in range {
            let glyph = run.glyphs[position]
            let place = x + Double(glyph.x_offset) * run.unit * pen.stretch
            x += Double(glyph.x_advance) * run.unit * pen.stretch
            let outline = run.outlines[position]
            guard !outline.path.isEmpty else { continue }
            paragraph.glyphs.append(
                ShapedGlyph(
                    drawing: .outline(slanted(outline, style)), x: CGFloat(place) * size * widening,
                    y: -CGFloat(Double(glyph.y_offset) * run.unit * pen.rise) * size,
                    scaleX: CGFloat(pen.outlineStretch) * size * widening, scaleY: size))
        }
    }

    private func slanted(_ outline: GlyphOutline, _ style: ResolvedStyle) -> GlyphOutline {
        let lean = style.style.obliqueness
        guard lean != 0 else { return outline }
        let skew = CGAffineTransform(a: 1, b: 0, c: -lean, d: 1, tx: 0, ty: 0)
        return GlyphOutline(path: outline.path.applying(skew), id: OutlineCounter.next())
    }

    private func setAdvance(
        _ index: Int, of paragraph: inout Paragraph, style: ResolvedStyle, em: Double, tracking: Double
    ) {
        // A tab's width is set where it stands; what is never visible takes no tracking either.
        let takesRoom = em != 0 && paragraph.clusters[index].kind != .tab
        paragraph.clusters[index].advance =
            takesRoom ? CGFloat(em + tracking) * style.size * style.widening + style.style.kern : 0
    }

    // MARK: - Pictures

    /// Pictures of emoji, a cluster's beside each other where the font does not join them.
    ///
    /// Unverified: a picture leaves a twelfth of its advance free, and its middle is half as high as a capital.
    private func shapeEmoji(
        _ item: Int, clusters range: Range<Int>, of paragraph: inout Paragraph, style: ResolvedStyle, face: FontFace
    ) {
        let em = SystemFontProfile.emojiAdvance(size: Double(style.size))
        let run = shapedRun(of: paragraph, item: item, clusters: range, face: face, options: [])
        run.forEachCluster { index, glyphs in
            let pictures = glyphs.compactMap { face.picture(of: run.glyphs[$0].glyph) }
            let start = paragraph.glyphs.count
            for (number, picture) in pictures.enumerated() {
                let width = em * 11 / 12
                let height = width * Double(picture.height) / Double(picture.width)
                paragraph.glyphs.append(
                    ShapedGlyph(
                        drawing: .picture(picture), x: CGFloat(em * Double(number) + (em - width) / 2) * style.size,
                        y: (CGFloat(height) - SystemFontProfile.capHeight) / 2 * style.size,
                        scaleX: CGFloat(width) * style.size, scaleY: CGFloat(height) * style.size))
            }
            paragraph.clusters[index].glyphs = start..<paragraph.glyphs.count
            setAdvance(index, of: &paragraph, style: style, em: em * Double(pictures.count), tracking: 0)
        }
    }

    private func attach(_ index: Int, of paragraph: inout Paragraph, style: ResolvedStyle) {
        guard let attachment = style.style.attachment else { return }
        let (bounds, start) = (attachment.bounds, paragraph.glyphs.count)
        paragraph.glyphs.append(
            ShapedGlyph(
                drawing: .attachment(attachment.id), x: bounds.minX, y: -bounds.minY, scaleX: bounds.width,
                scaleY: bounds.height))
        paragraph.clusters[index].glyphs = start..<paragraph.glyphs.count
        paragraph.clusters[index].advance = bounds.maxX + style.style.kern
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
            let start = paragraph.glyphs.count
            if paragraph.clusters[index].kind == .text {
                paragraph.glyphs.append(BoxFont.glyph(advance: em, size: style.size))
            }
            paragraph.clusters[index].glyphs = start..<paragraph.glyphs.count
            setAdvance(
                index, of: &paragraph, style: style, em: em, tracking: isEmoji || isIdeograph ? 0 : advances.tracking)
        }
    }
}
