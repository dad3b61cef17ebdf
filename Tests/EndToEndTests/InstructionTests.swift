import Foundation
import Testing

/// Instructions under callgrind, which are the same on a busy machine: a drawing must not become dearer unseen.
@Suite struct InstructionTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let valgrind = "/usr/bin/valgrind"

    /// By build; a change that means to make drawing cheaper, or dearer, writes the new number here.
    #if DEBUG
        private static let (build, expected) = ("debug", 14_880_638.0)
    #else
        private static let (build, expected) = ("release", 11_406_513.0)
    #endif

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: valgrind), "valgrind is not installed"),
        .timeLimit(.minutes(10)))
    func `Drawing the scene takes as many instructions as before, within 3 %`() throws {
        let bench = Self.root.appending(path: ".build/\(Self.build)/bench").path
        let folder = Self.root.appending(path: "Benchmarks/raster")
        let output = try CommandOutput.of(
            folder.appending(path: "instructions").path, [bench, folder.appending(path: "scene.json").path],
            in: Self.root.path)
        let line = try #require(output.standardOutput.split(separator: "\n").first, "\(output.standardError)")
        let count = try #require(Double(line.split(separator: " ").last ?? ""))
        #expect(abs(count - Self.expected) <= Self.expected * 0.03, "\(count) instructions, \(Self.expected) before")
    }
}
