import Foundation
import SnapGraphics
import SnapText
import Testing

@Suite struct AlignmentTests {
    /// "Label" at 17 points is 41.353 points wide (the profile's test vector).
    @Test(
        "A line stands left, right or in the middle of the width",
        arguments: [
            (.left, false, 0), (.right, false, 58.647), (.center, false, 29.323), (.natural, false, 0),
            (.natural, true, 58.647), (.left, true, 0), (.justified, false, 0),
        ] as [(ParagraphStyle.Alignment, Bool, CGFloat)])
    func alignment(_ alignment: ParagraphStyle.Alignment, isRightToLeft: Bool, x: CGFloat) {
        let aligned = layout("Label", alignment: alignment, width: 100) { $0.isRightToLeft = isRightToLeft }
        #expect(abs(aligned.lines[0].x - x) < 0.001)
        let plain = layout("Label").glyphRuns[0].glyphs[0].origin.x
        #expect(abs(aligned.glyphRuns[0].glyphs[0].origin.x - plain - x) < 0.001)
    }

    @Test("Without a width, lines are aligned in the widest one")
    func widestLine() {
        let centred = layout("i\nLabel", alignment: .center)
        #expect(centred.lines[0].x == (centred.size.width - centred.lines[0].width) / 2)
    }

    @Test("A line that is too long begins at the left when centred")
    func overflow() {
        #expect(layout("Label", mode: .byClipping, alignment: .center, width: 20, lines: 1).lines[0].x == 0)
    }

    @Test("Justified lines reach both edges, but for a paragraph's last")
    func justified() throws {
        let text = "one two three four five six"
        let width = layout("one two three ").size.width + 5
        let justified = layout(text, alignment: .justified, width: width)
        let plain = layout(text, alignment: .left, width: width)
        #expect(justified.lines.count == 2)
        func ends(_ layout: TextLayout) -> [CGFloat] {
            layout.lines.compactMap { line in
                layout.glyphRuns.flatMap(\.glyphs).last { abs($0.origin.y - line.baseline) < 1 }?.origin.x
            }
        }
        let room = width - plain.lines[0].width
        #expect(abs(ends(justified)[0] - ends(plain)[0] - room) < 0.001)
        #expect(ends(justified)[1] == ends(plain)[1])
    }
}
