import Foundation
import SnapGraphics
import SnapPNG

/// Writing and reading the picture of one dialog.
enum PNGBenchmark: Benchmark {
    static let name = "png"
    static let summary = "[--write FILE]  encoding, decoding and digests of a picture of 750 × 1,334 pixels"

    static func run(_ arguments: [String]) throws {
        let bitmap = try BenchmarkPictures().expected
        let file = try PNG.encode(bitmap)
        switch arguments.count {
        case 0: break
        case 2 where arguments[0] == "--write": return try file.write(to: URL(filePath: arguments[1]))
        default: throw BenchmarkError.usage("png [--write FILE]")
        }
        let sealed = PNG.sealed(file)
        var table = TimeTable(unit: "memcpy of the pixels", milliseconds: MemoryTimes(bitmap).copying)
        try table.add("encode, \(file.count / 1000) KB", target: 7) { _ = try PNG.encode(bitmap) }
        try table.add("decode", target: 0.8) { _ = try PNG.decode(file) }
        try table.add("read the header", target: nil) { _ = try PNG.readHeader(file) }
        try table.add("digest of the pixels", target: nil) { _ = PixelDigest(bitmap) }
        try table.add("check the seal", target: nil) { _ = PNG.isSealed(sealed) }
        table.print()
    }
}
