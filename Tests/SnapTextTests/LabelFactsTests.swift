import Foundation
import SnapGraphics
import SnapText
import Testing

/// Every label of the facts table that the profile predicts, against its prediction. The table stands beside the package, and
/// only where the project is developed; it writes a backslash twice.
@Suite struct LabelFactsTests {
    private static let table = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/data/label_facts.tsv")

    private static var hasTable: Bool { FileManager.default.isReadableFile(atPath: table.path) }

    private static let weights: [String: Font.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    @Test(
        "Labels of both editions of the system font are as wide as the profile predicts",
        .enabled(if: hasTable, "../shared/data/label_facts.tsv is not there"))
    func predictedWidths() throws {
        var compared = 0
        var wrong: [String] = []
        for row in try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n").dropFirst() {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 18, let stale = Double(fields[16]), stale < 0.5,
                let size = Double(fields[1]), let weight = Self.weights[fields[2]], let scale = Double(fields[4]),
                let predicted = Double(fields[15])
            else { continue }
            var font = Font(size: size, weight: weight)
            if fields[5] == "legacy" { font.edition = .iOS13 }
            let style = TextStyle(font: font)
            let text = StyledText(fields[0].replacing("\\\\", with: "\\"), style: style)
            let layout = TextLayout(text, grid: PixelGrid(scale: scale))
            compared += 1
            if abs(layout.size.width - predicted) > 0.001 {
                wrong.append("“\(fields[0])” \(size) \(fields[2]): \(layout.size.width), predicted \(predicted)")
            }
        }
        #expect(compared > 3000)
        #expect(wrong.isEmpty, "\(wrong.count) of \(compared):\n\(wrong.prefix(20).joined(separator: "\n"))")
    }
}
