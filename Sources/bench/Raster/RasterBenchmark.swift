import Foundation
import SnapGraphics
import SnapPNG
import SnapRaster

/// Times the rasterizer on a scene of drawing operations.
enum RasterBenchmark: Benchmark {
    static let name = "raster"
    static let summary = "--scene FILE.json [--repeat N] [-o OUT.png]: draws a scene of operations"

    static func run(_ arguments: [String]) throws {
        let options = try RasterOptions(arguments)
        let scene = try SceneFile(path: options.scene)
        let list = scene.displayList(options.parts, scale: CGFloat(options.scale))
        if let count = options.count {
            // For counting instructions: no clock, no other work.
            for _ in 0..<count { _ = try Rasterizer.draw(list) }
            return
        }
        if let paths = options.paths {
            try write(Data(PathScript(list).text.utf8), to: paths)
            return
        }
        try report(scene, options.repeats)
        if let output = options.output { try write(PNG.encode(Rasterizer.draw(list)), to: output) }
    }

    private static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw BenchmarkError.file(path, "it cannot be written: \(error.localizedDescription)")
        }
    }

    private static func report(_ scene: SceneFile, _ repeats: Int) throws {
        func time(_ label: String, _ operation: () throws -> Void) rethrows -> Double {
            let milliseconds = try Median.milliseconds(repeats: repeats, operation)
            print(label, String(format: "%.3f ms", milliseconds))
            return milliseconds
        }
        func draw(_ label: String, _ list: DisplayList) throws -> Double {
            try time(label) { _ = try Rasterizer.draw(list) }
        }
        let list = scene.displayList()
        _ = try time("resolve") { try Rasterizer.check(list) }
        let whole = try draw("draw", list)
        _ = try time("draw+png") { _ = try PNG.encode(Rasterizer.draw(list)) }
        let withoutShadow = try draw("draw-no-shadow", scene.displayList([.text, .shapes]))
        let withoutText = try draw("draw-no-text", scene.displayList([.shadow, .shapes]))
        let shapes = try draw("draw-no-text-no-shadow", scene.displayList([.shapes]))
        _ = try time("draw+digest") { _ = PixelDigest(try Rasterizer.draw(list)) }
        _ = try draw("draw-3x", scene.displayList(scale: 3))
        _ = try draw("draw-3x-no-shadow", scene.displayList([.text, .shapes], scale: 3))
        for scene in GradientScene.allCases { _ = try draw(scene.rawValue, scene.displayList) }
        let glyphs = list.items.reduce(0) { count, item in
            if case .glyphs(let glyphs, _, _) = item { count + glyphs.count } else { count }
        }
        print("shadow", String(format: "%.3f ms", max(withoutText - shapes, 0)))
        print("glyph", String(format: "%.2f µs of %d", max(withoutShadow - shapes, 0) * 1000 / Double(glyphs), glyphs))
        print("text-share", String(format: "%.0f %%", max(whole - withoutText, 0) / whole * 100))
    }
}
