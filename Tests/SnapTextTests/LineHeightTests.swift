import Foundation
import SnapGraphics
import SnapText
import Testing

/// Heights and baselines in points, as Apple's engine gave them to labels.
@Suite struct LineHeightTests {
    /// Stored heights of single-line system labels at 2x and 3x, measured in public Interface Builder files.
    @Test(
        "A line of the system font is as high as iOS makes it",
        arguments: [
            (11, 13.5, 13.333), (12, 14.5, 14.333), (13, 16, 15.667), (14, 17, 17), (15, 18, 18), (16, 19.5, 19.333),
            (17, 20.5, 20.333), (18, 21.5, 21.667), (20, 24, 24), (22, 26.5, 26.333), (28, 33.5, 33.667),
            (36, 43, 43), (45, 54, 54),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func singleLine(size: CGFloat, at2x: CGFloat, at3x: CGFloat) {
        #expect(layout("Label", font: system(size)).size.height == at2x)
        #expect(abs(layout("Label", font: system(size), scale: 3).size.height - at3x) < 0.001)
    }

    /// Text styles stack their lines at Apple's leading; system fonts at their line height (n · 1.19336 · size).
    @Test(
        "Several lines are as high as iOS makes them",
        arguments: [
            (17, 22, 2, 42.5, 42.333), (17, 22, 3, 64.5, 64.333), (13, 18, 2, 34, 33.667), (15, 20, 2, 38, 38),
            (17, nil, 2, 41, 40.667), (17, nil, 3, 61, 61), (15, nil, 5, 90, 89.667), (18, nil, 2, 43, 43),
        ] as [(CGFloat, CGFloat?, Int, CGFloat, CGFloat)])
    func severalLines(size: CGFloat, leading: CGFloat?, count: Int, at2x: CGFloat, at3x: CGFloat) {
        let text = Array(repeating: "Line", count: count).joined(separator: "\n")
        let font = system(size, leading: leading)
        #expect(layout(text, font: font).size.height == at2x)
        #expect(abs(layout(text, font: font, scale: 3).size.height - at3x) < 0.001)
    }

    /// Read off a screen at 3x, one Dynamic Type size of Title 1 after another.
    @Test(
        "Baselines stand on the pixel where iOS puts them",
        arguments: [
            (25, 23.667), (26, 24.667), (27, 25.667), (28, 26.667), (30, 28.667), (32, 30.333), (34, 32.333),
            (38, 36.333), (43, 41), (48, 45.667), (53, 50.333), (58, 55.333),
        ] as [(CGFloat, CGFloat)])
    func baselines(size: CGFloat, baseline: CGFloat) {
        #expect(abs(layout("What's the point?", font: system(size), scale: 3).firstBaseline - baseline) < 0.001)
    }

    @Test("A text style's lines are a leading apart")
    func leading() {
        let lines = layout("a\nb\nc", font: system(17, leading: 22)).lines
        #expect(lines.map(\.baseline) == [16, 38, 60])
    }

    @Test("An empty text has no size, and an empty line has a line's height")
    func emptyLines() {
        #expect(layout("").size == .zero)
        #expect(layout("").lines.isEmpty)
        #expect(layout("a\n\nb").size.height == layout("a\nb\nc").size.height)
        #expect(layout("a\n").size == layout("a").size)
    }

    @Test("The largest run of a line decides its height and baseline")
    func mixedSizes() {
        let runs = [
            StyledText.Run(length: 2, style: TextStyle(font: system(10))),
            StyledText.Run(length: 2, style: TextStyle(font: system(20))),
        ]
        let mixed = TextLayout(StyledText("abcd", runs: runs), grid: PixelGrid(scale: 2))
        #expect(mixed.size.height == 24)
        #expect(mixed.firstBaseline == 19)
    }

    @Test("A paragraph style spaces lines and paragraphs")
    func paragraphStyle() {
        #expect(layout("a\nb") { $0.lineSpacing = 6 }.lastBaseline == layout("a\nb").lastBaseline + 6)
        #expect(layout("a\nb") { $0.paragraphSpacing = 6 }.lastBaseline == layout("a\nb").lastBaseline + 6)
        #expect(layout("a\u{2028}b") { $0.paragraphSpacing = 6 }.size == layout("a\nb").size)
        #expect(layout("a\nb") { $0.minimumLineHeight = 30 }.size.height == 60)
        #expect(layout("a\nb") { $0.maximumLineHeight = 15 }.size.height == 30)
        // 2 · 2 · 20.287 = 81.15, rounded up to half points.
        #expect(layout("a\nb") { $0.lineHeightMultiple = 2 }.size.height == 81.5)
    }

    @Test("A font's measures are the system font's, and follow the text style")
    func fontMetrics() {
        let body = system(17, leading: 22)
        #expect(abs(body.ascender - 16.1865) < 0.001)
        #expect(abs(body.descender + 4.1006) < 0.001)
        #expect(abs(body.lineHeight - 20.2871) < 0.001)
        #expect(abs(body.capHeight - 11.985) < 0.001)
        #expect(abs(body.leading - 1.7129) < 0.001)
        #expect(system(17).leading == 0)
        #expect(Font(family: .box, size: 17).lineHeight == body.lineHeight)
    }
}
