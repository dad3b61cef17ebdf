import Foundation
import SnapGraphics
import SnapText
import Testing

@Suite struct TruncationTests {
    private let text = "Delete all of these photos"

    @Test("A single line keeps as much as fits beside the ellipsis")
    func tail() {
        let width = layout("Delete all…").size.width
        let cut = layout(text, mode: .byTruncatingTail, width: width, lines: 1)
        #expect(shown(cut, of: text) == ["Delete all…"])
        #expect(cut.lines[0].isTruncated)
        #expect(cut.size == layout("Delete all…").size)
        #expect(cut.glyphRuns == layout("Delete all…").glyphRuns)
    }

    @Test("A text that fits is not truncated")
    func fits() {
        let whole = layout(text, mode: .byTruncatingTail, width: layout(text).size.width, lines: 1)
        #expect(whole.lines.map(\.isTruncated) == [false])
    }

    @Test("The head or the middle can be what goes")
    func headAndMiddle() {
        let head = layout(text, mode: .byTruncatingHead, width: layout("…se photos").size.width, lines: 1)
        #expect(head.glyphRuns == layout("…se photos").glyphRuns)
        #expect(head.lines.map(\.range) == [17..<26])
        let middle = layout(text, mode: .byTruncatingMiddle, width: layout("Delete…photos").size.width, lines: 1)
        #expect(middle.glyphRuns == layout("Delete…photos").glyphRuns)
    }

    @Test("Only the last line is truncated")
    func lastLine() {
        let width = layout("of these…").size.width
        let cut = layout(text, mode: .byTruncatingTail, width: width, lines: 2)
        #expect(shown(cut, of: text) == ["Delete all ", "of these…"])
        #expect(cut.lines.map(\.isTruncated) == [false, true])
    }

    @Test("Text after a line break is truncated, too")
    func hardBreak() {
        let cut = layout("one\ntwo", mode: .byTruncatingTail, width: 200, lines: 1)
        #expect(cut.glyphRuns == layout("one…").glyphRuns)
        #expect(layout("one\n", mode: .byTruncatingTail, width: 200, lines: 1).lines.map(\.isTruncated) == [false])
    }

    @Test("Where nothing fits, the ellipsis alone is left", arguments: [0, 1, 5] as [CGFloat])
    func noRoom(width: CGFloat) {
        let cut = layout(text, mode: .byTruncatingTail, width: width, lines: 1)
        #expect(cut.glyphRuns == layout("…").glyphRuns)
        #expect(cut.lines.map(\.range) == [0..<0])
    }

    @Test("Word wrapping cuts without an ellipsis")
    func wordWrapping() {
        let cut = layout(text, mode: .byWordWrapping, width: layout("Delete all").size.width, lines: 1)
        #expect(cut.lines.map(\.isTruncated) == [false])
        #expect(shown(cut, of: text) == ["Delete all "])
    }
}
