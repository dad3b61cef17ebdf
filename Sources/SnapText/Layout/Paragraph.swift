import Foundation

/// A text between two hard line breaks: its clusters, itemized and shaped, in logical order.
struct Paragraph {
    /// A piece of text in one style; `style` is an index into the layout's styles.
    struct Piece {
        var text: String
        var style: Int
    }

    let text: [UInt16]
    let characters: [Character]
    /// The paragraph's bidirectional level; odd is right to left.
    let level: UInt8
    let language: String?
    var clusters: [Cluster] = []
    var items: [Item] = []
    var glyphs: [ShapedGlyph] = []
    /// Characters that no installed font has, as often as they occur.
    private(set) var missing: [MissingGlyph] = []

    /// Bidi, then itemizing and fallback, then shaping; line breaks are marked on the clusters.
    init(
        _ pieces: [Piece], direction: UnicodeRules.Direction, language: String?, breaksHangul: Bool,
        context: LayoutContext
    ) {
        let string = pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined()
        text = Array(string.utf16)
        self.language = language
        let bidi = UnicodeRules.bidiLevels(text, direction: direction)
        level = bidi.paragraph
        characters = Array(string)
        segment(pieces, breaksHangul: breaksHangul)
        itemize(levels: bidi.levels, context: context)
        glyphs.reserveCapacity(clusters.count)
        let shaper = ParagraphShaper(context: context)
        for item in items.indices { shaper.shape(item, clusters: items[item].clusters, of: &self) }
        kern(context: context)
    }

    // MARK: - Clusters

    private mutating func segment(_ pieces: [Piece], breaksHangul: Bool) {
        let breaks = UnicodeRules.lineBreaks(text, language: language)
        clusters.reserveCapacity(characters.count)
        var start = 0
        var piece = 0
        var pieceEnd = pieces.first?.text.utf16.count ?? 0
        var followsHangul = false
        for character in characters {
            // A cluster that two styles share takes the style of its first code unit.
            while start >= pieceEnd, piece + 1 < pieces.count {
                piece += 1
                pieceEnd += pieces[piece].text.utf16.count
            }
            let end = start + character.utf16.count
            let isHangul = !breaksHangul && Self.isHangul(character)
            defer { followsHangul = isHangul }
            clusters.append(
                Cluster(
                    range: start..<end, kind: Self.kind(of: character), character: Self.composed(character),
                    style: pieces[piece].style, item: 0, mayBeginLine: breaks[start] && !(followsHangul && isHangul),
                    takesHyphen: character == "\u{AD}"))
            start = end
        }
    }

    private static func isHangul(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { $0.value >= 0x1100 && Script(of: $0) == .hangul } ?? false
    }

    private static func kind(of character: Character) -> Cluster.Kind {
        if let ascii = character.asciiValue {
            return ascii == 9 ? .tab : ascii == 32 || (10...13).contains(ascii) ? .space : .text
        }
        // No-break spaces do not hang.
        if character == "\u{A0}" || character == "\u{202F}" || character == "\u{2007}" { return .text }
        return character.isWhitespace ? .space : .text
    }

    private static func composed(_ character: Character) -> Unicode.Scalar? {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return nil }
        if scalars.count == 1 { return first }
        let composed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
        return composed.count == 1 ? composed.first : nil
    }

    // MARK: - Items

    private mutating func itemize(levels: [UInt8], context: LayoutContext) {
        let scripts = Self.scripts(of: characters)
        var own: (choice: FontFallback.Choice, script: Script, style: Int)?
        for index in clusters.indices {
            let style = context.styles[clusters[index].style]
            let choice =
                style.style.attachment != nil && characters[index] == TextAttachment.character
                ? FontFallback.Choice(typeface: .attachment)
                : context.fallback.choose(
                    for: characters[index], script: scripts[index], primary: style.primary, isBold: style.isBold,
                    previous: own.flatMap {
                        $0.script == scripts[index] && $0.style == clusters[index].style ? $0.choice : nil
                    })
            if choice.isOwn { own = (choice, scripts[index], clusters[index].style) }
            if let missing = choice.missing { self.missing.append(missing) }
            let level = levels[clusters[index].range.lowerBound]
            if let last = items.last, last.style == clusters[index].style, last.level == level,
                last.typeface == choice.typeface, last.script == scripts[index]
            {
                items[items.count - 1].clusters = last.clusters.lowerBound..<index + 1
            } else {
                items.append(
                    Item(
                        clusters: index..<index + 1, style: clusters[index].style, typeface: choice.typeface,
                        script: scripts[index], level: level))
            }
            clusters[index].item = items.count - 1
        }
    }

    /// Neutral characters take the script before them, at the start the one after them.
    private static func scripts(of characters: [Character]) -> [Script] {
        var scripts = characters.map { character in
            character.unicodeScalars.first.map { Script(of: $0) } ?? .common
        }
        var current = scripts.first { !$0.isNeutral } ?? .latin
        for index in scripts.indices {
            if scripts[index].isNeutral { scripts[index] = current } else { current = scripts[index] }
        }
        return scripts
    }

    // MARK: - Kerning

    /// The profile's kerning, between neighbours of one font that run the same way.
    private mutating func kern(context: LayoutContext) {
        for index in clusters.indices.dropLast() {
            let (left, right) = (clusters[index], clusters[index + 1])
            guard let leftCharacter = left.character, let rightCharacter = right.character,
                items[left.item].typeface.hasSystemAdvances, items[right.item].typeface.hasSystemAdvances,
                items[left.item].level == items[right.item].level
            else { continue }
            let style = context.styles[left.style]
            guard left.style == right.style || style.font == context.styles[right.style].font else {
                continue
            }
            clusters[index].kernAfter =
                CGFloat(SystemFontProfile.shared.kerning(leftCharacter, rightCharacter)) * style.size * style.widening
        }
    }
}
