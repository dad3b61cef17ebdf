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
        if setLetters(range, item: item, of: &paragraph, style: style, text: text, display: display) { return }
        let setting = SystemSetting(style: style, text: text, display: display)
        var options: ShapingBuffer.Options = .lettersOnly
        if style.font.hasMonospacedDigits { options.insert(.tabularDigits) }
        let run = shapedRun(of: paragraph, item: item, clusters: range, face: setting.face, options: options)
        run.forEachCluster(of: &paragraph) { paragraph, index, glyphs in
            let cluster = paragraph.clusters[index]
            let em =
                paragraph.visibleCharacter(index).map { setting.advances.advance(of: $0, typeface: setting.typeface) }
                ?? 0
            let pen = setting.pen(
                natural: run.advance(of: glyphs), em: em,
                stretches: SystemSetting.stretches(cluster.first, isSingle: cluster.isSingle))
            append(index, of: &paragraph, run: run, glyphs, pen, style: style)
            setAdvance(index, of: &paragraph, style: style, em: em, tracking: setting.advances.tracking)
        }
    }

    /// Sets clusters that are all glyphs of their own, without the shaper. False where one of them is not; then nothing is set.
    private func setLetters(
        _ range: Range<Int>, item: Int, of paragraph: inout Paragraph, style: ResolvedStyle, text: FontFace,
        display: FontFace
    ) -> Bool {
        let (script, isRightToLeft) = (paragraph.items[item].script, paragraph.items[item].isRightToLeft)
        guard !style.font.hasMonospacedDigits, !text.hasForms(of: paragraph.language, script: script) else {
            return false
        }
        let start = paragraph.glyphs.count
        let isSet = style.letters.withTable { letters in
            for index in range {
                let character = paragraph.clusters[index].first
                guard paragraph.clusters[index].isSingle, !isRightToLeft || !character.properties.isBidiMirrored,
                    let letter = letters.letter(
                        character, make: { SystemSetting(style: style, text: text, display: display).letter($0) })
                else { return false }
                let first = paragraph.glyphs.count
                if let glyph = letter.glyph { paragraph.glyphs.append(glyph) }
                paragraph.clusters[index].glyphs = first..<paragraph.glyphs.count
                paragraph.clusters[index].advance = letter.advance
            }
            return true
        }
        if !isSet { paragraph.glyphs.removeLast(paragraph.glyphs.count - start) }
        return isSet
    }

    /// A font's glyphs at its own advances.
    private func shapeOwn(
        _ item: Int, clusters range: Range<Int>, of paragraph: inout Paragraph, style: ResolvedStyle, face: FontFace
    ) {
        let run = shapedRun(of: paragraph, item: item, clusters: range, face: face, options: [])
        // East Asian fonts of iOS set a little wider than the em.
        let widening = face.file.package == .notoCJK ? SystemFontProfile.ideographAdvance : 1
        run.forEachCluster(of: &paragraph) { paragraph, index, glyphs in
            let natural = run.advance(of: glyphs)
            let pen = GlyphPen.natural(inset: natural * (widening - 1) / 2)
            append(index, of: &paragraph, run: run, glyphs, pen, style: style)
            setAdvance(index, of: &paragraph, style: style, em: natural * widening, tracking: 0)
        }
    }

    private func shapedRun(
        of paragraph: Paragraph, item: Int, clusters range: Range<Int>, face: FontFace, options: ShapingBuffer.Options
    ) -> ShapedRun {
        let item = paragraph.items[item]
        var options = options
        if item.isRightToLeft { options.insert(.rightToLeft) }
        let text = paragraph.text
        let units = paragraph.units(of: range)
        func shape() -> RunCache.Run {
            var glyphs = context.buffer.shape(
                text, range: units, face: face, script: item.script, language: paragraph.language, options: options)
            for index in glyphs.indices { glyphs[index].cluster -= UInt32(units.lowerBound) }
            return RunCache.Run(glyphs: glyphs, outlines: face.outlines(of: glyphs.lazy.map(\.glyph)))
        }
        let run: RunCache.Run
        if paragraph.isWord(units) {
            let key = RunCache.Key(
                text: Array(text[units]), script: item.script, language: paragraph.language, options: options)
            run = face.runs.run(key, make: shape)
        } else {
            run = shape()
        }
        return ShapedRun(
            run, clusters: range, firstUnit: units.lowerBound, isRightToLeft: item.isRightToLeft,
            unit: face.unit)
    }

    // MARK: - Glyphs

    private func append(
        _ index: Int, of paragraph: inout Paragraph, run: ShapedRun, _ range: Range<Int>, _ pen: GlyphPen,
        style: ResolvedStyle
    ) {
        let start = paragraph.glyphs.count
        defer { paragraph.clusters[index].glyphs = start..<paragraph.glyphs.count }
        guard paragraph.clusters[index].kind == .text else { return }
        var x = pen.inset
        for position in range {
            let glyph = run.glyphs[position]
            let place = x + Double(glyph.x_offset) * run.unit * pen.stretch
            x += Double(glyph.x_advance) * run.unit * pen.stretch
            let outline = run.outlines[position]
            guard !outline.bounds.isNull else { continue }
            paragraph.glyphs.append(
                pen.glyph(outline, at: place, raisedBy: Double(glyph.y_offset) * run.unit, style: style))
        }
    }

    private func setAdvance(
        _ index: Int, of paragraph: inout Paragraph, style: ResolvedStyle, em: Double, tracking: Double
    ) {
        // A tab's width is set where it stands.
        paragraph.clusters[index].advance =
            paragraph.clusters[index].kind == .tab ? 0 : style.advance(em: em, tracking: tracking)
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
        run.forEachCluster(of: &paragraph) { paragraph, index, glyphs in
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
            let isEmoji = typeface == .emojiBox
            let em =
                isEmoji
                ? SystemFontProfile.emojiAdvance(size: Double(style.size))
                : paragraph.visibleCharacter(index).map { advances.advance(of: $0, typeface: typeface) } ?? 0
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
