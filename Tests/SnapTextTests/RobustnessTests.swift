import Foundation
import SnapGraphics
import SnapText
import Testing

@Suite struct RobustnessTests {
    private static let modes: [ParagraphStyle.LineBreak] = [
        .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
    ]

    /// Texts that are empty, invisible, malformed or hostile.
    private static let hostileTexts: [String] = [
        "", " ", "\n", "\n\n\n", "\t", "\r\n\t\r", "\0\u{1}\u{7F}", "\u{FEFF}\u{200B}\u{200D}", "\u{301}", "\u{FE0F}",
        "\u{20E3}", "\u{202E}abc\u{202C}", "\u{2066}א", "\u{FFFC}\u{FFFE}\u{FFFF}", "a\u{AD}b", "👨‍👩‍👧‍👦\u{200D}", "🇹🇷🇹",
        String(decoding: [0x61, 0xD800, 0xDC00, 0xD800, 0x62, 0xDFFF] as [UInt16], as: UTF16.self),
        "a" + String(repeating: "\u{301}", count: 500), String(repeating: "\u{202B}", count: 200) + "x",
        "\u{10FFFF}", "...", "……", "שלום\nabc\nسلام",
    ]

    @Test("No text breaks the layout", arguments: hostileTexts)
    func texts(_ text: String) {
        for mode in Self.modes {
            for width in [0, 1, 17, 100, .infinity] as [CGFloat] {
                for lines in [0, 1, 2] {
                    let result = layout(text, mode: mode, width: width, lines: lines)
                    #expect(result.size.width.isFinite && result.size.height.isFinite)
                    #expect(result.size.width <= width)
                    #expect(lines == 0 || result.lines.count <= lines)
                    #expect(result.lines.allSatisfy { (0...text.utf16.count).contains($0.range.upperBound) })
                }
            }
        }
    }

    @Test("Widths that are no widths count as none", arguments: [-5, .nan, -.infinity] as [CGFloat])
    func widths(_ width: CGFloat) {
        #expect(layout("a b", width: width).lines.count == layout("a b", width: 0).lines.count)
    }

    @Test("A hundred thousand characters are laid out", arguments: [0, 1, 3])
    func longText(lines: Int) {
        let text = String(repeating: "Fotoğraf 中文 שלום ", count: 6_000)
        let result = layout(text, mode: .byTruncatingTail, width: 300, lines: lines)
        #expect(lines == 0 ? result.lines.count > 1_000 : result.lines.count == lines)
        #expect(result.lines.last?.isTruncated == (lines > 0))
    }

    @Test("A word of a hundred thousand letters is broken into lines")
    func longWord() {
        let result = layout(String(repeating: "m", count: 100_000), width: 300)
        #expect(result.lines.count > 1_000)
        #expect(result.lines.dropLast().allSatisfy { $0.width <= 300 && $0.width > 280 })
    }

    @Test("Font sizes that are no sizes draw nothing", arguments: [0, -3, .nan, .infinity] as [CGFloat])
    func fontSizes(_ size: CGFloat) {
        #expect(layout("Label", font: system(size)).size == layout("Label", font: system(0)).size)
    }

    @Test("Equal strings of other code units are other texts, whichever was laid out before")
    func canonicalEquivalents() {
        // ḍ̇ as three code units and as two; Å as a letter and as the unit ångström.
        let spellings = ["\u{64}\u{323}\u{307}", "\u{1E0D}\u{307}", "\u{C5}", "\u{212B}"]
        for text in spellings + spellings.reversed() {
            let result = layout(text)
            #expect(result.lines.map(\.range) == [0..<text.utf16.count], "\(text.unicodeScalars.map(\.value))")
        }
        let style = TextStyle(font: system(17))
        #expect(StyledText("\u{C5}", style: style) != StyledText("\u{212B}", style: style))
        #expect(StyledText("\u{C5}", style: style) == StyledText("\u{C5}", style: style))
    }

    @Test("Many threads get the same layout")
    func threads() async {
        let text = "Фото 中文 fotoğraf هذا हिन्दी ไทย"
        let expected = layout(text, width: 120)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<64 {
                group.addTask {
                    let result = layout(text, width: 120)
                    return result.glyphRuns == expected.glyphRuns && result.lines == expected.lines
                }
            }
            for await same in group { #expect(same) }
        }
    }

    private static let lengths: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -1, 0, 1e-9,
        .leastNonzeroMagnitude,
    ]

    @Test(arguments: lengths) func `lengths that are none leave a layout with finite numbers`(_ length: CGFloat) {
        let setters: [WritableKeyPath<ParagraphStyle, CGFloat>] = [
            \.lineSpacing, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.paragraphSpacing,
            \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.defaultTabInterval,
            \.hyphenationFactor,
        ]
        let text = "one\ttwo \u{FFFC} three\nfour " + String(repeating: "👩\u{200D}", count: 200)
        for mode in [ParagraphStyle.LineBreak.byWordWrapping, .byTruncatingHead, .byTruncatingMiddle] {
            for setter in setters {
                let layout = layout(text, mode: mode, alignment: .justified, width: 90, lines: 3) {
                    $0[keyPath: setter] = length
                    $0.tabStops = [TabStop(location: length, alignment: .right)]
                }
                #expect(layout.size.width.isFinite && layout.size.height.isFinite)
                #expect(layout.lines.allSatisfy { $0.baseline.isFinite && $0.x.isFinite && $0.width.isFinite })
            }
        }
        var style = TextStyle(font: system(17), kern: length, baselineOffset: length)
        style.obliqueness = length
        style.expansion = length
        style.attachment = TextAttachment(id: 0, bounds: CGRect(x: length, y: length, width: length, height: length))
        let layout = TextLayout(StyledText(text, style: style), width: 90, grid: PixelGrid(scale: 2))
        #expect(layout.exactSize.width.isFinite && layout.exactSize.height.isFinite)
        #expect(layout.lines.allSatisfy { $0.baseline.isFinite && $0.x.isFinite && $0.width.isFinite })
    }
}
