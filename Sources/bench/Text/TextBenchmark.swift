import SnapGraphics
import SnapText

/// Times laying out text beside HarfBuzz, which shapes the same glyphs and does nothing else.
enum TextBenchmark: Benchmark {
    static let name = "text"
    static let summary = "shaping and laying out a paragraph of 200 glyphs, beside HarfBuzz called directly"

    /// Each run lays out this many paragraphs.
    private static let count = 100

    static func run(_ arguments: [String]) throws {
        guard arguments.isEmpty else { throw BenchmarkError.usage("text") }
        for sample in TextSample.all {
            let harfbuzz = try HarfBuzzRun(sample)
            let texts = sample.paragraphs(count)
            guard harfbuzz.glyphCount(of: texts[0]) >= 150 else {
                throw BenchmarkError.unexpected("HarfBuzz made too few glyphs of the \(sample.name) text")
            }
            let direct = Median.milliseconds(repeats: 31) { for text in texts { harfbuzz.shape(text) } }
            print("\(sample.name), \(count) paragraphs of \(texts[0].count) characters")
            var table = TimeTable(unit: "HarfBuzz directly", milliseconds: direct)
            // Every run has texts of its own: none is remembered. The table runs an operation 52 times.
            let fresh = (0..<52).map { run in (0..<count).map { sample.paragraph((run + 1) * 10_000 + $0) } }
            var next = 0
            try table.add("layout of new texts", target: nil) {
                for text in fresh[next] { sample.layOut(text) }
                next += 1
            }
            try table.add("layout of texts known", target: direct * 1.3) {
                for text in texts { sample.layOut(text) }
            }
            table.print()
            print()
        }
    }
}
