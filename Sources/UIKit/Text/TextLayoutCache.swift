import SnapGraphics
import SnapText

/// The layouts that a text was last given: measuring, baselines and drawing ask for the same few.
@MainActor
struct TextLayoutCache {
    private struct Key: Equatable {
        let maximumLines: Int
        let grid: PixelGrid
        let paragraph: ParagraphStyle
        let text: StyledText
    }

    private struct Entry {
        let key: Key
        let width: CGFloat
        let layout: TextLayout

        /// Whether the text is laid out in another width as it is in this one: where all of it is on a line that begins at the left, and has room.
        func holds(in other: CGFloat) -> Bool {
            if other == width { return true }
            guard width == .infinity, other >= layout.size.width, layout.lines.count == 1, !layout.lines[0].isTruncated
            else { return false }
            // What the text says of its paragraph counts before what the view says of all.
            let paragraph = key.text.runs.first?.style.paragraph ?? key.paragraph
            return paragraph.alignmentFactor == 0 && paragraph.alignment != .justified && paragraph.tailIndent == 0
        }
    }

    private var recent: [Entry] = []
    /// What `fitting` last made the font's size smaller by.
    private(set) var fittedScale: CGFloat?

    /// - Parameter width: in points; `.infinity` for no limit.
    mutating func layout(
        _ text: StyledText, _ paragraph: ParagraphStyle, width: CGFloat, maximumLines: Int, grid: PixelGrid
    ) -> TextLayout {
        let key = Key(maximumLines: maximumLines, grid: grid, paragraph: paragraph, text: text)
        for known in recent.indices where recent[known].holds(in: width) && recent[known].key == key {
            return recent[known].layout
        }
        let layout = TextLayout(text, paragraph: paragraph, width: width, maximumLines: maximumLines, grid: grid)
        recent.insert(Entry(key: key, width: width, layout: layout), at: 0)
        if recent.count > 4 { recent.removeLast() }
        return layout
    }

    /// The text in the largest size, in steps of a hundredth, at which its lines hold it; in the smallest where none does.
    mutating func fitting(
        _ text: StyledText, _ paragraph: ParagraphStyle, smallest: CGFloat, width: CGFloat, maximumLines: Int,
        grid: PixelGrid
    ) -> TextLayout {
        func layout(_ hundredths: Int) -> TextLayout {
            TextLayout(
                text.scaled(by: CGFloat(hundredths) / 100), paragraph: paragraph, width: width,
                maximumLines: maximumLines, grid: grid)
        }
        func fits(_ layout: TextLayout) -> Bool {
            !layout.lines.contains { $0.isTruncated || $0.width > width }
        }
        var low = FontScale.hundredths(atLeast: smallest)
        var high = 100
        // What fits at one size fits at every smaller one.
        while low < high {
            let middle = (low + high + 1) / 2
            if fits(layout(middle)) { low = middle } else { high = middle - 1 }
        }
        fittedScale = CGFloat(low) / 100
        return layout(low)
    }
}

extension StyledText {
    /// The text with all its fonts resized.
    fileprivate func scaled(by factor: CGFloat) -> StyledText {
        mapStyles { $0.font = $0.font.resized(to: $0.font.size * factor) }
    }
}
