import Foundation
import SnapDiff
import SnapGraphics
import SnapPNG

/// Comparing two pictures in memory, and two files.
enum CompareBenchmark: Benchmark {
    static let name = "compare"
    static let summary = "[--write FOLDER]  comparing pictures that are equal, changed in blocks, and redrawn"

    static func run(_ arguments: [String]) throws {
        let pictures = try BenchmarkPictures()
        let large = try BenchmarkPictures(pictures, width: 3840, height: 2160)
        switch arguments.count {
        case 0: break
        case 2 where arguments[0] == "--write":
            try write(pictures, to: arguments[1], suffix: "")
            return try write(large, to: arguments[1], suffix: "-4k")
        default: throw BenchmarkError.usage("compare [--write FOLDER]")
        }
        try time(pictures, targets: (blocks: 0.3, jitter: 1, files: 2))
        print()
        try time(large, targets: (blocks: 3, jitter: 12, files: nil))
    }

    private static func time(_ pictures: BenchmarkPictures, targets: (blocks: Double, jitter: Double, files: Double?))
        throws
    {
        let expected = pictures.expected
        // A copy in memory of its own: an array is equal to itself without a look at it.
        var equal = expected
        equal[0, 0] = expected[0, 0]
        let smooth = ComparisonOptions(ignoresAntialiasing: true)
        let memory = MemoryTimes(expected)
        print("\(expected.width) × \(expected.height) pixels")
        var table = TimeTable(unit: "memcmp of the pixels", milliseconds: memory.comparing)
        func add(_ name: String, _ actual: Bitmap, _ options: ComparisonOptions, _ target: Double?) throws {
            try table.add(name, target: target) {
                _ = SnapDiff.compare(expected: expected, actual: actual, options: options)
            }
        }
        try add("equal", equal, smooth, 1.15 * memory.comparing)
        try add("1 % in blocks, smoothing ignored", pictures.blocks, smooth, targets.blocks)
        try add("1 % in blocks, exact", pictures.blocks, ComparisonOptions(), nil)
        try add("redrawn, smoothing ignored", pictures.jitter, smooth, targets.jitter)
        try add("redrawn, exact", pictures.jitter, ComparisonOptions(), nil)
        let file = try PNG.encode(expected)
        let other = try PNG.encode(pictures.blocks)
        try table.add("two files, 1 % in blocks", target: targets.files) {
            let (first, second) = (try PNG.decode(file).bitmap, try PNG.decode(other).bitmap)
            _ = SnapDiff.compare(expected: first, actual: second, options: smooth)
        }
        table.print()
    }

    private static func write(_ pictures: BenchmarkPictures, to folder: String, suffix: String) throws {
        for (name, bitmap) in [
            ("expected", pictures.expected), ("blocks", pictures.blocks), ("jitter", pictures.jitter),
        ] {
            try PNG.encode(bitmap).write(to: URL(filePath: folder).appending(path: "\(name)\(suffix).png"))
        }
    }
}
