import SnapGraphics
import SnapText

/// A label's text ready to be laid out, with the layouts made last: measuring, baselines and drawing ask for the same few.
@MainActor
struct LabelText {
    private struct Key: Equatable {
        let text: StyledText
        let paragraph: ParagraphStyle
        let width: CGFloat
        let maximumLines: Int
        let grid: PixelGrid
    }

    private var recent: [(key: Key, layout: TextLayout)] = []

    /// - Parameter width: in points; `.infinity` for no limit.
    mutating func layout(
        _ text: StyledText, _ paragraph: ParagraphStyle, width: CGFloat, maximumLines: Int, grid: PixelGrid
    ) -> TextLayout {
        let key = Key(text: text, paragraph: paragraph, width: width, maximumLines: maximumLines, grid: grid)
        if let known = recent.first(where: { $0.key == key }) { return known.layout }
        let layout = TextLayout(text, paragraph: paragraph, width: width, maximumLines: maximumLines, grid: grid)
        recent.insert((key, layout), at: 0)
        if recent.count > 4 { recent.removeLast() }
        return layout
    }
}
