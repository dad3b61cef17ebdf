import Foundation

extension Paragraph {
    /// A line that is parted within the word behind it, where the line alone is too short for the style and a part of the word has room.
    ///
    /// Source of the condition: Apple, *NSParagraphStyle.hyphenationFactor*.
    ///
    /// - Parameter hyphen: what a hyphen takes behind a cluster, in points.
    mutating func hyphenated(
        _ line: Range<Int>, style: ParagraphStyle, ruler: Ruler, width: CGFloat, hyphen: (Cluster) -> CGFloat
    ) -> Range<Int> {
        guard style.hyphenationFactor > 0, line.upperBound < clusters.count,
            self.width(of: trimmed(line), ruler: ruler) < style.hyphenationFactor * width
        else { return line }
        let word = word(around: line.upperBound)
        let places = Hyphenation.places(
            in: String(decoding: text[units(of: word)], as: UTF16.self), language: language)
        let start = word.first.map { clusters[$0].range.lowerBound } ?? 0
        let place = word.dropFirst().last { index in
            index > line.lowerBound && places.contains(clusters[index].range.lowerBound - start)
                && self.width(of: line.lowerBound..<index, ruler: ruler) + hyphen(clusters[index - 1]) <= width
        }
        guard let place, place > line.upperBound || line.upperBound > word.lowerBound else { return line }
        clusters[place - 1].takesHyphen = true
        return line.lowerBound..<place
    }

    /// The letters around a place, up to the next place where a line may be broken.
    private func word(around index: Int) -> Range<Int> {
        var (start, end) = (index, index)
        while start > 0, clusters[start - 1].isLetter, !clusters[start].mayBeginLine { start -= 1 }
        while end < clusters.count, clusters[end].isLetter, end == start || !clusters[end].mayBeginLine { end += 1 }
        return start..<end
    }
}

extension Cluster {
    fileprivate var isLetter: Bool { isSingle && first.properties.isAlphabetic }
}
