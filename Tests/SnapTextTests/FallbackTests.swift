import Foundation
import SnapGraphics
import Testing

@testable import SnapText

@Suite struct FallbackTests {
    private func bare(_ text: String, family: Font.Family = .system) -> TextLayout {
        TextLayout(
            StyledText(text, style: TextStyle(font: Font(family: family, size: 17))), paragraph: ParagraphStyle(),
            width: .infinity, maximumLines: 0, grid: PixelGrid(scale: 2),
            catalogue: FontCatalogue(folder: "/nonexistent"))
    }

    @Test(
        "Every script has a font",
        arguments: [
            "Ağıİş", "Привет", "Ωμέγα", "中文字", "かなカナ", "한국어", "العربية", "עברית", "ไทย", "हिन्दी", "বাংলা",
            "தமிழ்", "ქართული", "Հայերեն", "አማርኛ", "ខ្មែរ", "ລາວ", "★→⌘✓∑", "e\u{301}q\u{307}", "\u{200B}\u{FEFF}",
        ])
    func scripts(_ text: String) {
        #expect(layout(text).missing.isEmpty)
    }

    @Test("Ideographs take the forms of the text's language")
    func ideographs() {
        func glyph(_ language: String?, _ text: String) -> GlyphOutline? {
            layout(text) { $0.language = language }.glyphRuns.first?.glyphs.first?.outline
        }
        // U+9AA8 has its inner corner on the left in Chinese, on the right elsewhere.
        let simplified = glyph("zh-Hans", "骨")
        let traditional = glyph("zh-Hant-TW", "骨")
        let japanese = glyph("ja", "骨")
        #expect(simplified != traditional)
        #expect(simplified != japanese)
        #expect(glyph(nil, "骨") == simplified)
        #expect(glyph(nil, "骨の") == japanese, "kana tell that it is Japanese")
    }

    @Test(
        "A language tag names its ideographs",
        arguments: [
            ("zh", .simplifiedChinese), ("zh-Hans", .simplifiedChinese), ("zh-CN", .simplifiedChinese),
            ("zh-Hant", .traditionalChinese), ("zh_TW", .traditionalChinese), ("zh-HK", .hongKong),
            ("zh-Hant-HK", .hongKong), ("yue", .traditionalChinese), ("ja-JP", .japanese), ("ko", .korean), ("en", nil),
            (nil, nil),
        ] as [(String?, IdeographLanguage?)])
    func languages(tag: String?, language: IdeographLanguage?) {
        #expect(IdeographLanguage(tag: tag) == language)
    }

    /// PingFang and Hiragino set ideographs 1.0185 em wide (measured); the text has four.
    @Test("Ideographs are as wide as on iOS")
    func ideographAdvance() {
        #expect(layout("中文測試").size.width == 69.5)
        #expect(bare("中文測試", family: .box).size.width == 69.5)
    }

    @Test("Without any font, blocks stand in at the system font's widths")
    func noFonts() {
        let blocks = bare("Label")
        #expect(blocks.size == layout("Label").size)
        #expect(blocks.glyphRuns.flatMap(\.glyphs).count == 5)
        #expect(blocks.missing == [MissingGlyph(text: "L", package: .inter)])
        #expect(blocks.missing.first?.description.contains("fonts-inter") == true)
    }

    @Test("The box font asks for no file, and misses nothing")
    func boxFont() {
        let catalogue = FontCatalogue(folder: "/usr/share/fonts")
        let boxes = TextLayout(
            StyledText("Ağ 中 א 👍", style: TextStyle(font: Font(family: .box, size: 17))),
            paragraph: ParagraphStyle(), width: .infinity, maximumLines: 0, grid: PixelGrid(scale: 2),
            catalogue: catalogue)
        #expect(boxes.missing.isEmpty)
        #expect(catalogue.loadedFiles.isEmpty)
        #expect(boxes.glyphRuns.flatMap(\.glyphs).count == 5)
    }

    @Test("A character that no font has is named once")
    func missing() {
        // A private-use character.
        let result = layout("a\u{10FFFD}b\u{10FFFD}")
        #expect(result.missing == [MissingGlyph(text: "\u{10FFFD}", package: nil)])
        #expect(
            result.missing.first?.description
                == "“\u{10FFFD}” (U+10FFFD) is drawn as a block: none of the known fonts has it")
        #expect(result.glyphRuns.flatMap(\.glyphs).count == 4)
    }

    /// Signs of several scripts, or of none, alone: nothing beside them says whose they are.
    @Test(
        arguments: [
            ("\u{60C}", "NotoSansArabic"), ("\u{964}", "NotoSansDevanagari"), ("\u{10FB}", "NotoSansGeorgian"),
            ("\u{10100}", "NotoSansLinearB"), ("𝐇", "NotoSansMath"), ("𝄞", "NotoMusic"),
            ("🀄\u{FE0E}", "NotoSansSymbols2"),
            ("🂡", "NotoSansSymbols2"), ("䷁", "NotoSansSymbols2"), ("\u{A70D}", "NotoSans"),
            ("𞱲", "NotoSansIndicSiyaqNumbers"),
            ("𐦀", "NotoSansMeroitic"), ("\u{E86}", "NotoLoopedLao"),
        ])
    func `a sign that stands alone is found in the fonts of all scripts`(text: String, family: String) {
        let result = layout(text)
        #expect(result.missing.isEmpty)
        #expect(result.fonts == [family + "-Regular.ttf"])
    }

    /// Source: Unicode's DerivedAge.txt, and the character tables of Debian's packages.
    @Test(
        arguments: [
            ("\u{20000}", .hanazono), ("\u{2F800}", .hanazono), ("\u{FA70}", .hanazono), ("\u{870}", .unifont),
            ("\u{12F90}", .unifont), ("\u{30000}", nil), ("\u{11BC0}", nil), ("\u{10FFFC}", nil), ("\u{378}", nil),
        ] as [(String, FontPackage?)])
    func `a rare character names the package that has it`(text: String, package: FontPackage?) throws {
        try #require(package?.isInstalled != true)
        #expect(layout(text).missing == [MissingGlyph(text: text, package: package)])
    }

    @Test(
        "Emoji are told from letters",
        arguments: [
            ("👍🏽", true), ("❤️", true), ("❤\u{FE0E}", false), ("👨‍👩‍👧", true), ("🇹🇷", true), ("1️⃣", true), ("1", false),
            ("#", false), ("©", false), ("©️", true), ("中", false), ("★", false), ("🌡", true), ("🅰", true), ("🀀", false),
        ] as [(Character, Bool)])
    func emoji(character: Character, isEmoji: Bool) {
        #expect(character.unicodeScalars.isEmoji == isEmoji)
    }

    @Test(
        "A font's name says its weight, its slant and what is nearest to it",
        arguments: [
            ("Optima-Bold", system(17, .bold)), ("Verdana-UltraLight", system(17, .ultraLight)),
            ("AvenirNext-DemiBoldItalic", Font(size: 17, weight: .semibold, isItalic: true)),
            ("Helvetica", system(17)), ("PingFangSC-Medium", system(17, .medium)),
            ("Georgia-Bold", Font(size: 17, weight: .bold, design: .serif)),
            ("Menlo-Regular", Font(size: 17, design: .monospaced)),
        ])
    func namedFonts(name: String, standIn: Font) {
        let named = layout("Label 中", font: Font(family: .named(name), size: 17))
        let expected = layout("Label 中", font: standIn)
        #expect(named.glyphRuns.flatMap(\.glyphs).map(\.outline) == expected.glyphRuns.flatMap(\.glyphs).map(\.outline))
        #expect(named.size.width == expected.size.width)
    }

    /// Stored frames of Interface Builder: heights of labels on a 2x grid, and the title of a button.
    @Test(
        arguments: [
            ("HelveticaNeue-Light", 13, 15.5), ("HelveticaNeue-Light", 21, 25), ("Avenir-Roman", 18, 25),
            ("Futura-Medium", 18, 23.5), ("Futura-CondensedMedium", 14, 17), ("HelveticaNeue", 17, 20.5),
        ] as [(String, CGFloat, CGFloat)])
    func `lines of known families are as high as iOS's`(_ name: String, _ size: CGFloat, _ height: CGFloat) {
        let lineHeight = Font(family: .named(name), size: size).lineHeight
        #expect((lineHeight * 2).rounded(.up) / 2 == height)
    }

    @Test func `letters of Helvetica Neue are narrower than the system font's, and are not tracked`() {
        let width = layout("Options", font: Font(family: .named("HelveticaNeue-Light"), size: 17)).size.width
        #expect(width > 57 && width <= 58)
    }
}
