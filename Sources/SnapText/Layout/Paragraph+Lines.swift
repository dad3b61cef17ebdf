import Foundation

extension Paragraph {
    /// Places text and tabulators on a line: what is asked for while a line is filled.
    struct Ruler {
        let style: ParagraphStyle
        /// Points from the layout's leading edge to the line's start.
        let indent: CGFloat
    }

    /// How far the cluster at an index moves a pen that stands `pen` points from the line's start.
    func advance(at index: Int, pen: CGFloat, ruler: Ruler) -> CGFloat {
        guard clusters[index].kind == .tab else { return clusters[index].advance }
        let place = ruler.indent + pen
        guard let stop = ruler.style.tabStops.first(where: { $0.location > place + 0.001 }) else {
            let interval = ruler.style.tabInterval
            let last = ruler.style.tabStops.last?.location ?? 0
            return last + (((place - last) / interval).rounded(.down) + 1) * interval - place
        }
        let room = stop.location - place
        switch stop.alignment {
        case .left, .natural, .justified: return room
        case .center: return max(0, room - widthAfterTab(index, to: stop) / 2)
        case .right: return max(0, room - widthAfterTab(index, to: stop))
        }
    }

    /// Of the text from behind a tabulator to the next one or a terminator of its stop, in points.
    private func widthAfterTab(_ tab: Int, to stop: TabStop) -> CGFloat {
        clusters[(tab + 1)...].prefix { $0.kind != .tab && !stop.terminators.contains($0.first) }
            .reduce(0) { $0 + $1.advance + $1.kernAfter }
    }

    /// A line's width in points.
    func width(of line: Range<Int>, ruler: Ruler) -> CGFloat {
        var pen: CGFloat = 0
        for index in line {
            pen += advance(at: index, pen: pen, ruler: ruler)
            if index + 1 < line.upperBound { pen += clusters[index].kernAfter }
        }
        return pen
    }

    /// Whether each part of the paragraph stands at the right of the one before it.
    var isLeftToRight: Bool { level & 1 == 0 && items.allSatisfy { $0.level == level } }

    /// A line without the white space that hangs over its end.
    func trimmed(_ line: Range<Int>) -> Range<Int> {
        var end = line.upperBound
        while end > line.lowerBound, clusters[end - 1].kind == .space { end -= 1 }
        return line.lowerBound..<end
    }

    /// The longest line from `start` that fits: broken where Unicode's rules allow it (or between any two clusters), or within a
    /// word that is too long alone. White space at its end hangs. Never empty.
    ///
    /// - Parameter hyphen: what a hyphen takes behind a cluster, in points.
    func line(
        from start: Int, width: CGFloat, anywhere: Bool, ruler: Ruler, hyphen: (Cluster) -> CGFloat
    ) -> Range<Int> {
        var pen: CGFloat = 0
        var lastBreak: Int?
        for index in start..<clusters.count {
            let cluster = clusters[index]
            if index > start, cluster.mayBeginLine || (anywhere && cluster.kind == .text) {
                let before = clusters[index - 1]
                if !before.takesHyphen || pen + hyphen(before) <= width { lastBreak = index }
            }
            let advance = advance(at: index, pen: pen, ruler: ruler)
            if cluster.kind != .space, index > start, pen + advance > width {
                return start..<(lastBreak ?? index)
            }
            pen += advance + cluster.kernAfter
        }
        return start..<clusters.count
    }

    /// A paragraph's lines, without a single word on the last one: what stands behind the last place for a break before it is pushed out to it,
    /// where both have room and it leaves something behind. Words are what white space parts; a break may be after a written hyphen, too (stored:
    /// "of long-" above "running process", where "long-running" had room).
    func pushingOut(_ lines: [Range<Int>], width: CGFloat, ruler: Ruler) -> [Range<Int>] {
        guard let last = lines.last, lines.count > 1, wordStarts(in: last).isEmpty, startsWord(last.lowerBound) else {
            return lines
        }
        let before = lines[lines.count - 2]
        let mayBreak = { (index: Int) in clusters[index].mayBeginLine && !clusters[index - 1].takesHyphen }
        guard let start = before.dropFirst().last(where: mayBreak),
            self.width(of: trimmed(start..<last.upperBound), ruler: ruler) <= width
        else { return lines }
        return lines.dropLast(2) + [before.lowerBound..<start, start..<last.upperBound]
    }

    /// Where words begin inside of a line.
    private func wordStarts(in line: Range<Int>) -> [Int] { line.dropFirst().filter(startsWord) }

    private func startsWord(_ index: Int) -> Bool {
        index > 0 && clusters[index].mayBeginLine && clusters[index - 1].kind == .space
    }

    /// Shapes the ends of a line again where it cuts letters that join or reorder, so that they take the forms that they have at an
    /// end.
    mutating func reshapeEnds(of line: Range<Int>, context: LayoutContext) {
        guard let first = line.first, let last = line.last else { return }
        var cut: [Int] = []
        if joins(at: first) { cut.append(clusters[first].item) }
        if joins(at: last + 1), cut.last != clusters[last].item { cut.append(clusters[last].item) }
        let shaper = ParagraphShaper(context: context)
        for index in cut { shaper.shape(index, clusters: items[index].clusters.clamped(to: line), of: &self) }
    }

    /// Whether a cluster may join with the one before it: both are letters of one item in a script whose letters do.
    private func joins(at index: Int) -> Bool {
        guard index > 0, index < clusters.count, clusters[index].item == clusters[index - 1].item,
            clusters[index].kind == .text, clusters[index - 1].kind == .text
        else { return false }
        let item = items[clusters[index].item]
        guard case .face = item.typeface else { return false }
        return !item.script.isEastAsian
    }

    /// A part of the paragraph, to be laid out anew.
    func pieces(of range: Range<Int>) -> [Piece] {
        var pieces: [Piece] = []
        var rest = range
        while let first = rest.first {
            let style = clusters[first].style
            let end = rest.firstIndex { clusters[$0].style != style } ?? rest.upperBound
            let text = String(decoding: text[units(of: first..<end)], as: UTF16.self)
            pieces.append(Piece(text: text, style: style))
            rest = end..<rest.upperBound
        }
        return pieces
    }

    /// Shows a hyphen behind a cluster that a line ends with.
    mutating func append(_ hyphen: Paragraph, to index: Int) {
        // A slice would keep the array from growing where it is.
        let own = Array(glyphs[clusters[index].glyphs])
        let start = glyphs.count
        glyphs += own
        for var glyph in hyphen.glyphs {
            glyph.x += clusters[index].advance
            glyphs.append(glyph)
        }
        clusters[index].glyphs = start..<glyphs.count
        clusters[index].advance += hyphen.clusters.reduce(0) { $0 + $1.advance }
        clusters[index].kind = .text
    }

    /// Takes away room between the clusters of a line: so much in all, in points, shared evenly.
    mutating func tighten(_ line: Range<Int>, by excess: CGFloat) {
        guard line.count > 1 else { return }
        let share = excess / CGFloat(line.count - 1)
        for index in line.dropLast() { clusters[index].advance -= share }
    }
}

extension ParagraphStyle {
    /// Of the tab stops behind the last one, in points.
    fileprivate var tabInterval: CGFloat {
        // Finer ones than a thousandth are no places that can be told apart, nor counted.
        defaultTabInterval > 0 ? max(defaultTabInterval, 0.001) : Self.standardTabInterval
    }
}
