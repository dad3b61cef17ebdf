import Foundation
import Testing

/// What the sources may not say: calls whose last bit depends on the C library or on the processor.
@Suite struct SourceTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    /// Every Swift file of a target, by its path there.
    private static func files(of target: String) throws -> [(name: String, text: String)] {
        let folder = sources.appending(path: target)
        let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var files: [(String, String)] = []
        while let file = paths?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            files.append((file.path, try String(contentsOf: file, encoding: .utf8)))
        }
        return files
    }

    private static func code(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0] }
            .joined(separator: "\n")
    }

    @Test(arguments: ["SnapRaster", "SnapGraphics"])
    func `No function of the C library's mathematics is called, nor a fused multiplication`(target: String) throws {
        let forbidden =
            /\b(?:sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|exp2|expm1|log|log2|log10|log1p|pow|cbrt|hypot|fma|erf|erfc|fmod|remainder|lgamma|tgamma)\(|\.addProduct\(|\.addingProduct\(/
        let files = try Self.files(of: target)
        #expect(files.count > 10)
        for file in files {
            let found = Self.code(file.text).matches(of: forbidden).map { String($0.0) }
            #expect(found == [], "\(file.name)")
        }
    }

    @Test func `No pixel is made with Float, and nothing is drawn at random or by the clock`() throws {
        let forbidden =
            /\bFloat(?:16|32|80)?\b|\brandom\(|SystemRandomNumberGenerator|\bDate\(|Clock\b|\bhashValue\b|ObjectIdentifier/
        for file in try Self.files(of: "SnapRaster") {
            let found = Self.code(file.text).matches(of: forbidden).map { String($0.0) }
            #expect(found == [], "\(file.name)")
        }
    }

    @Test func `Unsafe pointers are in the kernels' folder alone`() throws {
        for file in try Self.files(of: "SnapRaster") where !file.name.contains("/Kernels/") {
            let found = Self.code(file.text).matches(of: /Unsafe\w*|unsafe\w+|withUnsafe\w+/).map { String($0.0) }
            #expect(found == [], "\(file.name)")
        }
    }
}
