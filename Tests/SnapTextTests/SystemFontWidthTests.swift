import Foundation
import SnapGraphics
import SnapText
import Testing

/// Widths of single-line labels, in points. The expected values are the profile's own test vectors (`predicted` in
/// system-font-metrics.json), made by its reference reader.
@Suite struct SystemFontWidthTests {
    struct Vector: Sendable, CustomTestStringConvertible {
        let text: String
        let size: CGFloat
        let weight: Font.Weight
        let scale: CGFloat
        let width: CGFloat

        init(_ text: String, _ size: CGFloat, _ weight: Font.Weight, _ scale: CGFloat, _ width: CGFloat) {
            self.text = text
            self.size = size
            self.weight = weight
            self.scale = scale
            self.width = width
        }

        var testDescription: String { "\(text) \(size) \(weight) @\(scale)x" }
    }

    static let vectors: [Vector] = [
        Vector("Label", 17, .regular, 3, 41.6667),
        Vector("Title", 17, .regular, 2, 33),
        Vector("Detail", 17, .regular, 3, 43.6667),
        Vector("Title", 17, .semibold, 2, 35),
        Vector("Description", 12, .regular, 3, 65),
        Vector("lbl_hint", 14, .regular, 3, 47.6667),
        Vector("lbl_hint", 16, .regular, 3, 53.3333),
        Vector("lbl_sum_amount_key", 14, .regular, 2, 137.5),
        Vector("lbl_fiat", 14, .regular, 2, 44.5),
        Vector("Set keyboard toolbar tintColor", 10, .regular, 2, 146),
        Vector("Node Name", 12, .regular, 1, 67),
        Vector("Observer Z:", 12, .regular, 2, 67),
        Vector("123 456", 19, .regular, 3, 70),
        Vector("Not Available", 19, .regular, 2, 110),
        Vector("This node has no extent.", 20, .regular, 2, 214),
        Vector("delta", 22, .regular, 3, 47.3333),
        Vector(" mins ago", 20, .regular, 3, 84.3333),
        Vector("Friday 01/10/2021", 20, .regular, 3, 154.3333),
        Vector("Discuss", 30, .regular, 2, 102.5),
        Vector("You're All Set!", 34, .regular, 3, 201.6667),
        Vector("Alice Hatter", 28, .regular, 3, 141),
        Vector("Name", 28, .regular, 2, 71.5),
        Vector("ALERT TYPE", 28, .regular, 3, 155.6667),
        Vector("Label", 24, .regular, 2, 56.5),
        Vector("No Updates Available", 17, .medium, 2, 166.5),
        Vector("lbl_quote", 14, .medium, 2, 62),
        Vector("333U", 17, .medium, 2, 44),
        Vector("View Balance using ", 12, .medium, 3, 115.3333),
        Vector("Full Name", 17, .semibold, 2, 79),
        Vector("lbl_ask_title", 16, .semibold, 2, 93),
        Vector("BookPlayer Pro", 17, .semibold, 2, 121.5),
        Vector("Add favorite", 17, .semibold, 1, 97),
        Vector("Headline", 14, .semibold, 2, 59.5),
        Vector("Authentication", 22, .bold, 3, 152.3333),
        Vector("Eventually 92 mg/dL", 15, .bold, 2, 149),
        Vector("PORTRAIT ORIENTATION ONLY", 13, .bold, 2, 200),
        Vector("Background Refresh", 17, .bold, 1, 166),
        Vector("OATH authentication", 22, .bold, 3, 214),
        Vector("Safari PIV extension", 22, .bold, 3, 205.3333),
        Vector("(20 min)", 16, .light, 3, 60.6667),
        Vector("date", 12, .light, 2, 25),
    ]

    @Test("A label is as wide as the profile's test vectors say", arguments: vectors)
    func vector(_ vector: Vector) {
        let style = TextStyle(font: Font(size: vector.size, weight: vector.weight))
        let layout = TextLayout(StyledText(vector.text, style: style), grid: PixelGrid(scale: vector.scale))
        #expect(abs(layout.size.width - vector.width) < 0.0001)
    }

    @Test("The box font is as wide as the system font", arguments: vectors)
    func boxVector(_ vector: Vector) {
        let style = TextStyle(font: Font(family: .box, size: vector.size, weight: vector.weight))
        let layout = TextLayout(StyledText(vector.text, style: style), grid: PixelGrid(scale: vector.scale))
        #expect(abs(layout.size.width - vector.width) < 0.0001)
    }

    static let vectorsUntil13: [Vector] = [
        Vector("Label", 17, .regular, 2, 42),
        Vector("Title", 17, .regular, 2, 33.5),
        Vector("“50%” / \"x\"", 17, .regular, 2, 85.5),
        Vector("Mark_down|…", 17, .regular, 3, 108.3333),
        Vector("Welcome!", 20, .bold, 2, 93.5),
        Vector("Settings", 34, .bold, 2, 134.5),
    ]

    @Test(
        "A label in the font of iOS 13 is as wide as the profile's reference reader says for its legacy regime",
        arguments: vectorsUntil13)
    func vectorUntil13(_ vector: Vector) {
        var font = Font(size: vector.size, weight: vector.weight)
        font.edition = .iOS13
        let layout = TextLayout(
            StyledText(vector.text, style: TextStyle(font: font)), grid: PixelGrid(scale: vector.scale))
        #expect(abs(layout.size.width - vector.width) < 0.0001)
    }
}
