import Foundation
import SnapGolden
import SnapGraphics
import SnapPNG
import SnapRaster
import UIKit

/// The whole check of one dialog: it is built, laid out, drawn, and compared with its golden.
enum CheckBenchmark: Benchmark {
    static let name = "check"
    static let summary = "the whole check of one dialog, and its stages"

    static func run(_ arguments: [String]) throws {
        guard arguments.isEmpty else { throw BenchmarkError.usage(name) }
        let folder = FileManager.default.temporaryDirectory.appending(path: "snap-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: folder.appending(path: "Package.swift"))
        let path = try GoldenPath(
            file: folder.appending(path: "Dialog.swift").path, name: SnapshotName(test: "dialog()", part: .number(1)),
            environment: SnapEnvironment([:]))

        let rendering = try BenchmarkDialog.render()
        let bitmap = try Rasterizer.draw(rendering.displayList)
        try expect("recorded", GoldenCheck(path: path, mode: .all).run(artifact(rendering, bitmap)))
        let check = GoldenCheck(path: path, mode: .never)
        var table = TimeTable(unit: "memcmp of the pixels", milliseconds: MemoryTimes(bitmap).comparing)
        func addWhole(_ name: String, target: Double) throws {
            try table.add(name, target: target) {
                let rendering = try BenchmarkDialog.render()
                let bitmap = try Rasterizer.draw(rendering.displayList)
                try expect("identical", check.run(artifact(rendering, bitmap)))
            }
        }
        try table.add("build and lay out", target: nil) { _ = try BenchmarkDialog.render() }
        try table.add("draw", target: nil) { _ = try Rasterizer.draw(rendering.displayList) }
        try table.add("golden, by digest", target: nil) {
            try expect("identical", check.run(artifact(rendering, bitmap)))
        }
        try addWhole("whole, by digest", target: 1.6)
        // Without its seal, a golden is decoded.
        try PNG.encode(bitmap).write(to: URL(filePath: path.golden("png")))
        try table.add("golden, decoded", target: nil) {
            try expect("identical", check.run(artifact(rendering, bitmap)))
        }
        try addWhole("whole, decoded", target: 2.2)
        table.print()
    }

    private static func artifact(_ rendering: ViewRendering, _ bitmap: Bitmap) -> Artifact {
        .picture(
            bitmap, rendering.layoutTree, fonts: DrawnFonts(names: rendering.fonts, warnings: rendering.warnings))
    }

    private static func expect(_ word: String, _ result: SnapshotResult) throws {
        guard result.verdict.word.rawValue == word else {
            throw BenchmarkError.unexpected("the verdict is \(result.verdict)")
        }
    }
}
