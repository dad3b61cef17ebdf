import Foundation
import SnapGraphics
import SnapText

/// Paragraphs of about 200 glyphs in one script.
struct TextSample {
    let name: String
    /// The file that draws the script, for HarfBuzz.
    let font: String
    /// ISO 15924.
    let script: StaticString
    let isRightToLeft: Bool
    private let words: [String]

    static let all = [
        TextSample(
            name: "Latin", font: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", script: "Latn",
            isRightToLeft: false,
            words: ["Delete", "these", "photos", "from", "every", "album", "and", "device", "before", "they", "expire"]),
        TextSample(
            name: "Arabic", font: "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf", script: "Arab",
            isRightToLeft: true,
            words: ["احذف", "هذه", "الصور", "من", "كل", "ألبوم", "وجهاز", "قبل", "أن", "تنتهي", "صلاحيتها"]),
    ]

    func paragraphs(_ count: Int) -> [String] { (0..<count).map(paragraph) }

    /// The paragraph of a number: others have the words in another order.
    func paragraph(_ number: Int) -> String {
        var text = "\(number)"
        var state = UInt64(truncatingIfNeeded: number) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        while text.unicodeScalars.count < 195 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            text += " " + words[Int(state >> 33) % words.count]
        }
        return text
    }

    func layOut(_ text: String) {
        let layout = TextLayout(
            StyledText(text, style: TextStyle(font: Font(size: 17))), width: 300, grid: PixelGrid(scale: 2))
        precondition(layout.lines.count > 1)
    }
}
