public import Foundation
public import SnapGraphics

/// A text laid out: its lines, and the glyphs of them where they stand, in points from the layout's top left corner.
///
/// Lines are broken by Unicode's rules, measured by the system font's profile, and stacked as UILabel does. Baselines are on device
/// pixels; glyphs stand between pixels where their advances put them.
public struct TextLayout: Sendable {
    /// One line of a layout.
    public struct Line: Hashable, Sendable {
        /// From the layout's top, on a device pixel.
        public let baseline: CGFloat
        /// Where the line ends, from the layout's top; not rounded.
        public let bottom: CGFloat
        /// Where the line begins at the left.
        public let x: CGFloat
        /// Without white space that hangs over the end of a wrapped line.
        public let width: CGFloat
        /// What the line shows of the text, in UTF-16 code units.
        public let range: Range<Int>
        /// Whether an ellipsis stands for text that had no room.
        public let isTruncated: Bool
    }

    /// Glyphs that are drawn alike, in the order of drawing.
    public struct GlyphRun: Hashable, Sendable {
        public var glyphs: [PlacedGlyph]
        public var color: Color
        /// Below the glyphs; lengths in points.
        public var shadow: Shadow?
        public var stroke: TextStroke?
    }

    /// The picture of an emoji.
    public struct Image: Hashable, Sendable {
        public let bitmap: Bitmap
        /// What the whole bitmap fills; on device pixels.
        public let rect: CGRect
        /// From 0 to 1: that of the text's colour.
        public let opacity: Double
    }

    /// The place of a `TextAttachment`.
    public struct Attachment: Hashable, Sendable {
        /// The attachment's.
        public let id: Int
        public let rect: CGRect
        /// The text's.
        public let color: Color
    }

    /// A rectangle beside the glyphs, filled from end to end or by dashes; backgrounds go below them, the other kinds above.
    public struct Decoration: Hashable, Sendable {
        public enum Kind: Hashable, Sendable { case background, underline, strikethrough }

        public let kind: Kind
        public let rect: CGRect
        public let color: Color
        /// Lengths of strokes and gaps in turn from the left, in points; empty for a solid line.
        public let dashes: [CGFloat]
    }

    /// What `UILabel.sizeThatFits(_:)` gives: rounded up to device pixels. Zero for an empty text.
    ///
    /// The height is n · lineHeight, or lineHeight + (n − 1) · leading for a text style (measured in 567 multi-line labels).
    public let size: CGSize
    /// The same without rounding, and without the width's limit: what `boundingRect` gives.
    public let exactSize: CGSize
    public let lines: [Line]
    public let glyphRuns: [GlyphRun]
    public let images: [Image]
    public let attachments: [Attachment]
    public let decorations: [Decoration]
    /// The names of the font files that the glyphs are from, each once, sorted.
    public let fonts: [String]
    /// The characters that no installed font has, each once.
    public let missing: [MissingGlyph]

    /// From the layout's top; 0 where there is no line.
    public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// From the layout's top; 0 where there is no line.
    public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// Lays out a text in a width of points: where lines are broken, and what they are aligned in; `.infinity` for no limit, and
    /// alignment in the widest line.
    ///
    /// `maximumLines` is as `UILabel.numberOfLines`: 0 for any number. What has no room on the last line is cut, with an ellipsis
    /// where the paragraph's line break mode asks for one.
    public init(
        _ text: StyledText, paragraph: ParagraphStyle = ParagraphStyle(), width: CGFloat = .infinity,
        maximumLines: Int = 0, grid: PixelGrid
    ) {
        self.init(text, paragraph: paragraph, width: width, maximumLines: maximumLines, grid: grid, catalogue: .shared)
    }

    init(
        _ text: StyledText, paragraph: ParagraphStyle, width: CGFloat, maximumLines: Int, grid: PixelGrid,
        catalogue: FontCatalogue
    ) {
        let context = LayoutContext(text, paragraph: paragraph, grid: grid, catalogue: catalogue)
        let width = width.isNaN ? 0 : max(0, width)
        let built = LineBuilder(text, context: context, width: width, maximumLines: maximumLines).lines
        let placements = built.map { LinePlacement($0, context: context) }
        let stack = LineStack(built, context: context)

        exactSize = CGSize(width: placements.map(\.fullWidth).max() ?? 0, height: stack.height)
        let natural = grid.ceil(exactSize.width)
        size = CGSize(width: min(natural, width), height: grid.ceil(stack.height))
        let available = width.isFinite ? width : natural

        var output = LineOutput()
        var lines: [Line] = []
        lines.reserveCapacity(built.count)
        for index in built.indices {
            let baseline = stack.baselines[index]
            let x = placements[index].offset(within: available)
            placements[index].place(x: x, baseline: baseline, within: available, into: &output)
            lines.append(
                Line(
                    baseline: baseline, bottom: stack.bottoms[index], x: x, width: placements[index].width,
                    range: built[index].range, isTruncated: built[index].isTruncated))
        }
        self.lines = lines
        glyphRuns = output.runs
        images = output.images
        attachments = output.attachments
        decorations = output.decorations
        fonts = output.fonts.sorted()
        missing = context.missing
    }
}
