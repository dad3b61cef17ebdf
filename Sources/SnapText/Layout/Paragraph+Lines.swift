import Foundation

extension Paragraph {
    /// The distance of a text's default tab stops, in points. Source: Apple, *NSParagraphStyle.tabStops*.
    static let tabInterval: CGFloat = 28

    /// How far a cluster moves a pen that stands `pen` points from the line's start.
    func advance(of cluster: Cluster, at pen: CGFloat) -> CGFloat {
        guard cluster.kind == .tab else { return cluster.advance }
        return ((pen / Self.tabInterval).rounded(.down) + 1) * Self.tabInterval - pen
    }

    /// A line's width in points, hanging white space left out.
    func width(of line: Range<Int>) -> CGFloat {
        var pen: CGFloat = 0
        for index in line {
            pen += advance(of: clusters[index], at: pen)
            if index + 1 < line.upperBound { pen += clusters[index].kernAfter }
        }
        return pen
    }

    /// A line without the white space that hangs over its end.
    func trimmed(_ line: Range<Int>) -> Range<Int> {
        var end = line.upperBound
        while end > line.lowerBound, clusters[end - 1].kind == .space { end -= 1 }
        return line.lowerBound..<end
    }

    /// The longest line from `start` that fits: broken where Unicode's rules allow it (or between any two clusters), or within a
    /// word that is too long alone. White space at its end hangs. Never empty.
    func line(from start: Int, width: CGFloat, anywhere: Bool) -> Range<Int> {
        var pen: CGFloat = 0
        var lastBreak: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if index > start, cluster.mayBeginLine || (anywhere && cluster.kind == .text) { lastBreak = index }
            let advance = advance(of: cluster, at: pen)
            if cluster.kind != .space, index > start, pen + advance > width {
                return start..<(lastBreak ?? index)
            }
            pen += advance + cluster.kernAfter
        }
        return start..<clusters.count
    }

    /// A paragraph's lines, without a single word on the last one: the word before is pushed out to it, where both have room and
    /// it leaves a word behind. Words are what white space parts.
    func pushingOut(_ lines: [Range<Int>], width: CGFloat) -> [Range<Int>] {
        guard let last = lines.last, lines.count > 1, wordStarts(in: last).isEmpty, startsWord(last.lowerBound) else {
            return lines
        }
        let before = lines[lines.count - 2]
        guard let start = wordStarts(in: before).last,
            self.width(of: trimmed(start..<last.upperBound)) <= width
        else { return lines }
        return lines.dropLast(2) + [before.lowerBound..<start, start..<last.upperBound]
    }

    /// Where words begin inside of a line.
    private func wordStarts(in line: Range<Int>) -> [Int] { line.dropFirst().filter(startsWord) }

    private func startsWord(_ index: Int) -> Bool {
        index > 0 && clusters[index].mayBeginLine && clusters[index - 1].kind == .space
    }

    /// Shapes the ends of a line again where it cuts a run whose letters join or reorder, so that the cut letters take the forms
    /// that they have at an end.
    mutating func reshapeEnds(of line: Range<Int>, context: LayoutContext) {
        guard let first = line.first, let last = line.last else { return }
        let shaper = ParagraphShaper(context: context)
        for index in Set([clusters[first].item, clusters[last].item]).sorted() {
            let item = items[index]
            guard case .face = item.typeface, !item.script.isEastAsian else { continue }
            let part = item.clusters.clamped(to: line)
            if part != item.clusters { shaper.shape(index, clusters: part, of: &self) }
        }
    }

    /// A part of the paragraph, to be laid out anew.
    func pieces(of range: Range<Int>) -> [Piece] {
        var pieces: [Piece] = []
        for index in range {
            let style = clusters[index].style
            if let last = pieces.last, last.style == style {
                pieces[pieces.count - 1].text.append(characters[index])
            } else {
                pieces.append(Piece(text: String(characters[index]), style: style))
            }
        }
        return pieces
    }
}
