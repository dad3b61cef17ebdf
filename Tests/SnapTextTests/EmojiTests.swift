import Foundation
import SnapGraphics
import SnapText
import Testing

@Suite struct EmojiTests {
    private func images(_ text: String, size: CGFloat = 17, scale: CGFloat = 2) -> [TextLayout.Image] {
        layout(text, font: system(size), scale: scale).images
    }

    @Test(arguments: ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇹🇷", "1️⃣", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏽‍🚀"])
    func `one emoji is one picture, however many characters make it`(emoji: String) {
        let layout = layout(emoji)
        #expect(layout.images.count == 1)
        #expect(layout.glyphRuns.isEmpty && layout.missing.isEmpty)
        #expect(layout.fonts == ["NotoColorEmoji.ttf"])
    }

    @Test func `a skin tone and a flag are other pictures`() {
        #expect(images("👍")[0].bitmap != images("👍🏽")[0].bitmap)
        #expect(images("🇹🇷")[0].bitmap != images("🇯🇵")[0].bitmap)
        #expect(images("👍")[0].bitmap == images("a👍b")[0].bitmap)
    }

    /// Advances measured on iOS: 1.4 em at 13 points, 1.3 at 17, 1.13 from 25 on.
    @Test(arguments: [(13, 18.5), (17, 22.5), (25, 28.5)] as [(CGFloat, CGFloat)])
    func `an emoji is as wide as on iOS`(size: CGFloat, width: CGFloat) {
        #expect(layout("😀", font: system(size)).size.width == width)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func `pictures stand on whole pixels, about as high as letters with their descenders`(scale: CGFloat) {
        for image in images("a 😀😀", size: 17, scale: scale) {
            for edge in [image.rect.minX, image.rect.minY, image.rect.maxX, image.rect.maxY] {
                #expect(abs((edge * scale).rounded() - edge * scale) < 0.001)
            }
            #expect((17...20.4).contains(image.rect.height))
            // In the middle of a capital, up to half a pixel.
            let baseline = layout("a", font: system(17), scale: scale).firstBaseline
            #expect(abs(image.rect.midY - (baseline - 0.3525 * 17)) <= 0.5 / scale + 0.001)
        }
    }

    @Test func `the opacity of the text's colour is the emoji's`() {
        let style = TextStyle(font: system(17), color: Color(red: 0, green: 0, blue: 0, alpha: 51))
        let layout = TextLayout(StyledText("😀", style: style), grid: PixelGrid(scale: 2))
        #expect(layout.images.map(\.opacity) == [0.2])
    }

    @Test func `letters beside an emoji stand where they stand beside a space as wide`() {
        let letters = layout("a😀b").glyphRuns.flatMap(\.glyphs)
        #expect(letters.count == 2)
        #expect(letters[1].origin.x > layout("a").size.width + 17)
    }
}
