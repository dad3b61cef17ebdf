import Testing
import UIKit

@MainActor struct UIFontTests {
    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
        ])
    }

    // The Dynamic Type tables of the Human Interface Guidelines.
    @Test(
        arguments: [
            (UIFont.TextStyle.largeTitle, UIContentSizeCategory.extraSmall, 31), (.largeTitle, .large, 34),
            (.title1, .extraExtraExtraLarge, 34), (.title2, .accessibilityMedium, 34), (.title3, .medium, 19),
            (.headline, .large, 17), (.body, .extraSmall, 14), (.body, .large, 17), (.body, .extraLarge, 19),
            (.body, .accessibilityExtraExtraExtraLarge, 53), (.callout, .accessibilityLarge, 32),
            (.subheadline, .small, 13),
            (.footnote, .medium, 12), (.caption1, .extraExtraLarge, 16), (.caption2, .accessibilityExtraLarge, 29),
        ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
    func `a text style has its size at each text size`(
        style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat
    ) {
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category)).pointSize == size)
    }

    @Test func `headline is semibold, and body becomes semibold with the bold trait`() throws {
        #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: bold, size: 0).fontName == ".SFUI-SemiboldItalic")
        #expect(UIFont(descriptor: bold, size: 0).pointSize == 17)
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        let title = try #require(
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: title, size: 20).fontName == ".SFUI-Bold")
    }

    @Test func `the system font has the measured line height`() {
        // 1.193359375 em, from label heights that Interface Builder stored.
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287109375) < 1e-9)
        #expect(abs(font.ascender - 16.1865234375) < 1e-9)
        #expect(abs(font.descender + 4.1005859375) < 1e-9)
        #expect(font.leading == 0)
        #expect(
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large)).leading == 22 - font.lineHeight)
    }

    @Test func `a bold system font is semibold in code, as on iOS`() {
        #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .semibold))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .medium))
        #expect(UIFont.systemFont(ofSize: 17, weight: .init(0.38)).fontName == ".SFUI-Bold")
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-Italic")
    }

    @Test func `metrics scale by the leading of the style`() {
        // 17 at Medium is 16.333 at 3x on iOS: 17 · 21⁄22 = 16.227.
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(abs(metrics.scaledValue(for: 17, compatibleWith: traits(.medium)) - 49 / 3) < 1e-12)
        #expect(metrics.scaledValue(for: 17, compatibleWith: traits(.large)) == 17)
        // Measured: 16 is 14 at XS and 35 at AX3.
        let font = UIFont.systemFont(ofSize: 16, weight: .medium)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits(.extraSmall)).pointSize == 14)
        #expect(metrics.scaledFont(for: font, compatibleWith: traits(.accessibilityExtraLarge)).pointSize == 35)
        let bound = metrics.scaledFont(
            for: font, maximumPointSize: 20, compatibleWith: traits(.accessibilityExtraLarge))
        #expect(bound.pointSize == 20 && bound.fontName == ".SFUI-Medium")
    }

    @Test func `fonts that follow the text size are made anew for other traits`() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
        #expect(body.adjusted(to: traits(.extraLarge)).pointSize == 19)
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 16), compatibleWith: traits(.large))
        #expect(scaled.adjusted(to: traits(.extraSmall)).pointSize == 14)
        #expect(UIFont.systemFont(ofSize: 16).adjusted(to: traits(.extraSmall)).pointSize == 16)
    }

    @Test func `a descriptor is read from attributes and gives them back`() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .size: 15, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
            .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]],
        ])
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font == .monospacedDigitSystemFont(ofSize: 15, weight: .bold))
        let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        #expect(traits?[.weight] as? CGFloat == 0.4)
        #expect(
            UIFont(descriptor: UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes), size: 0)
                .fontName == ".SFUI-Bold")
    }

    @Test func `a font is found by its name, or is nil`() throws {
        let georgia = try #require(UIFont(name: "Georgia-Bold", size: 12))
        #expect(georgia.fontName == "Georgia-Bold" && georgia.familyName == "Georgia" && georgia.pointSize == 12)
        let (unknown, messages) = RuntimeWarnings.collect { UIFont(name: "NoSuchFont-Bold", size: 12) }
        #expect(unknown == nil)
        #expect(messages.count == 1 && messages[0].contains("NoSuchFont-Bold"))
    }

    @Test func `another width than the standard one is drawn in it, with a warning`() {
        let standard = UIFont.systemFont(ofSize: 17, weight: .bold)
        let same = RuntimeWarnings.collect { UIFont.systemFont(ofSize: 17, weight: .bold, width: .standard) }
        #expect(same.result == standard && same.messages.isEmpty)
        let narrow = RuntimeWarnings.collect { UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed) }
        #expect(narrow.result == standard)
        #expect(narrow.messages.count == 1)
        #expect(
            narrow.messages.first?.hasPrefix("the system font of width -0.2 is drawn in its standard width") == true)
    }
}
