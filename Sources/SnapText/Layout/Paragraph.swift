import Foundation

/// A text between two hard line breaks: its clusters, itemized and shaped, in logical order.
struct Paragraph {
    /// A piece of text in one style; `style` is an index into the layout's styles.
    struct Piece {
        var text: String
        var style: Int
    }

    let text: [UInt16]
    /// The paragraph's bidirectional level; odd is right to left.
    let level: UInt8
    let language: String?
    var clusters: [Cluster] = []
    var items: [Item] = []
    var glyphs: [ShapedGlyph] = []
    /// Characters that no installed font has, as often as they occur.
    var missing: [MissingGlyph] = []

    /// Bidi, then itemizing and fallback, then shaping; line breaks are marked on the clusters.
    init(
        _ pieces: [Piece], direction: UnicodeRules.Direction, language: String?, breaksHangul: Bool,
        context: LayoutContext
    ) {
        text = pieces.count == 1 ? Array(pieces[0].text.utf16) : pieces.flatMap { $0.text.utf16 }
        self.language = language
        let bidi = UnicodeRules.bidiLevels(text, direction: direction)
        level = bidi.paragraph
        segment(pieces, breaksHangul: breaksHangul)
        itemize(levels: bidi, context: context)
        glyphs.reserveCapacity(clusters.count)
        let shaper = ParagraphShaper(context: context)
        for item in items.indices { shaper.shape(item, clusters: items[item].clusters, of: &self) }
        kern(context: context)
    }

    /// A cluster's characters.
    func string(of cluster: Cluster) -> String { String(decoding: text[cluster.range], as: UTF16.self) }

    /// The character of a cluster that the profile is asked about: its first visible one, where it is no single one; marks add nothing.
    func visibleCharacter(_ index: Int) -> Unicode.Scalar? {
        clusters[index].character ?? string(of: clusters[index]).unicodeScalars.first { $0.needsGlyph }
    }

    /// In UTF-16 code units.
    func units(of range: Range<Int>) -> Range<Int> {
        guard let first = range.first, let last = range.last else { return 0..<0 }
        return clusters[first].range.lowerBound..<clusters[last].range.upperBound
    }

    /// Whether code units are a word of usual length between spaces, which nothing beyond them changes.
    func isWord(_ units: Range<Int>) -> Bool {
        let space: UInt16 = 0x20
        return !units.isEmpty && units.count <= RunCache.longestWord
            && (units.lowerBound == 0 || text[units.lowerBound - 1] == space)
            && (units.upperBound == text.count || text[units.upperBound] == space)
    }

    // MARK: - Clusters

    private mutating func segment(_ pieces: [Piece], breaksHangul: Bool) {
        let breaks = UnicodeRules.lineBreaks(text, language: language)
        var clusters: [Cluster] = []
        clusters.reserveCapacity(text.count)
        var piece = 0
        var pieceEnd = pieces.first?.text.utf16.count ?? 0
        var followsHangul = false
        GraphemeClusters.forEach(in: text) { range, first in
            // A cluster that two styles share takes the style of its first code unit.
            while range.lowerBound >= pieceEnd, piece + 1 < pieces.count {
                piece += 1
                pieceEnd += pieces[piece].text.utf16.count
            }
            let isHangul = !breaksHangul && first.value >= 0x1100 && Script(of: first) == .hangul
            let isSingle = range.count == UTF16.width(first)
            clusters.append(
                Cluster(
                    range: range, kind: Self.kind(of: first, isSingle: isSingle), first: first,
                    character: isSingle ? first : composed(range), style: pieces[piece].style, item: 0,
                    mayBeginLine: breaks[range.lowerBound] == 1 && !(followsHangul && isHangul),
                    takesHyphen: first == "\u{AD}"))
            followsHangul = isHangul
        }
        self.clusters = clusters
    }

    private static func kind(of first: Unicode.Scalar, isSingle: Bool) -> Cluster.Kind {
        if first.isASCII {
            if isSingle && first == "\t" { return .tab }
            return first == " " || (0x09...0x0D).contains(first.value) ? .space : .text
        }
        // No-break spaces do not hang.
        if isSingle && (first == "\u{A0}" || first == "\u{202F}" || first == "\u{2007}") { return .text }
        // Beyond Latin 1 they begin with U+1680, and end with U+3000.
        return (0x80...0xFF).contains(first.value) || (0x1680...0x3000).contains(first.value)
            ? first.properties.isWhitespace ? .space : .text : .text
    }

    private func composed(_ range: Range<Int>) -> Unicode.Scalar? {
        let string = String(decoding: text[range], as: UTF16.self)
        let composed = string.precomposedStringWithCanonicalMapping.unicodeScalars
        return composed.count == 1 ? composed.first : nil
    }

    // MARK: - Kerning

    /// The profile's kerning, between neighbours of one font that run the same way.
    private mutating func kern(context: LayoutContext) {
        let profile = SystemFontProfile.shared
        for number in items.indices where items[number].typeface.hasSystemAdvances {
            let style = context.styles[items[number].style]
            var range = items[number].clusters
            // The last one kerns with the next item's first.
            if !kerns(number, with: number + 1, context: context) { range = range.dropLast() }
            for index in range {
                guard let left = clusters[index].character, let right = clusters[index + 1].character else { continue }
                let em = profile.kerning(left, right)
                if em != 0 { clusters[index].kernAfter = CGFloat(em) * style.size * style.widening }
            }
        }
    }

    private func kerns(_ left: Int, with right: Int, context: LayoutContext) -> Bool {
        guard right < items.count, items[right].typeface.hasSystemAdvances, items[left].level == items[right].level
        else { return false }
        let (leftStyle, rightStyle) = (items[left].style, items[right].style)
        return leftStyle == rightStyle || context.styles[leftStyle].font == context.styles[rightStyle].font
    }
}
