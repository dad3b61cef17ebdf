import Foundation
import SnapGraphics

/// One grapheme cluster of a paragraph: what the eye takes for a character, and what lines are never broken inside of.
struct Cluster {
    enum Kind: Equatable {
        case text
        /// White space that may hang over a line's end.
        case space
        case tab
    }

    /// In UTF-16 code units of the paragraph.
    var range: Range<Int>
    var kind: Kind
    /// Its first code point.
    var first: Unicode.Scalar
    /// The character, composed; nil where it takes several code points.
    var character: Unicode.Scalar?
    /// Index of its style in the layout.
    var style: Int
    /// Index of its item in the paragraph.
    var item: Int
    /// Whether a line may begin with it.
    var mayBeginLine: Bool

    /// Whether a hyphen is shown after it where a line ends with it.
    var takesHyphen: Bool

    /// In points, tracking included; a tab's depends on where it stands.
    var advance: CGFloat = 0
    /// Between this cluster and the next on the same line, in points.
    var kernAfter: CGFloat = 0
    /// Its glyphs in the paragraph.
    var glyphs = 0..<0

    /// Whether it is one code point.
    var isSingle: Bool { range.count == UTF16.width(first) }
}

/// A stretch of a paragraph that is shaped at once.
struct Item {
    var clusters: Range<Int>
    var style: Int
    var typeface: Typeface
    var source: FontFallback.Source
    var script: Script
    /// The bidirectional embedding level; odd is right to left.
    var level: UInt8

    var isRightToLeft: Bool { level & 1 == 1 }
}

/// A glyph of a cluster; positions are from the cluster's left end on the baseline, in points.
struct ShapedGlyph {
    enum Drawing {
        case outline(GlyphOutline)
        /// Stands on the origin, as large as the scales.
        case picture(Bitmap)
        /// What the text's attachment of this number shows; placed as a picture.
        case attachment(Int)
    }

    var drawing: Drawing
    var x: CGFloat
    var y: CGFloat
    var scaleX: CGFloat
    var scaleY: CGFloat
}
