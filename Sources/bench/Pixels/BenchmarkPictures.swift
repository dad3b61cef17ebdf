import SnapGraphics
import SnapRaster
import UIKit

/// Pictures of one dialog that comparing is timed with: equal, changed in blocks, and drawn a quarter of a pixel further.
struct BenchmarkPictures {
    let expected: Bitmap
    /// About one pixel in a hundred has another colour, in squares.
    let blocks: Bitmap
    /// Everything moved by a quarter of a pixel to the right and down: nearly every letter and edge is smoothed otherwise.
    let jitter: Bitmap

    /// In 750 × 1,334 pixels.
    @MainActor init() throws {
        let list = try BenchmarkDialog.render().displayList
        expected = try Rasterizer.draw(list)
        blocks = Self.changed(expected)
        var moved = DisplayList(width: list.width, height: list.height)
        for item in list.items {
            moved.append(item.transformed(by: CGAffineTransform(translationX: 0.25, y: 0.25)))
        }
        jitter = try Rasterizer.draw(moved)
    }

    /// The same in another size: laid side by side from the top left corner. The blocks are changed anew.
    init(_ pictures: BenchmarkPictures, width: Int, height: Int) throws {
        expected = try Self.tiled(pictures.expected, width: width, height: height)
        blocks = Self.changed(expected)
        jitter = try Self.tiled(pictures.jitter, width: width, height: height)
    }

    private static func tiled(_ tile: Bitmap, width: Int, height: Int) throws -> Bitmap {
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            let row = y % tile.height * tile.width
            for x in 0..<width { pixels.append(tile.pixels[row + x % tile.width]) }
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    private static func changed(_ bitmap: Bitmap) -> Bitmap {
        let side = 20
        var changed = bitmap
        var state: UInt64 = 1
        /// The upper half of a linear congruential generator (Knuth's MMIX constants).
        func number(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        for _ in 0..<bitmap.width * bitmap.height / 100 / (side * side) {
            let (left, top) = (number(below: bitmap.width - side), number(below: bitmap.height - side))
            for y in top..<top + side {
                for x in left..<left + side { changed[x, y] ^= 0x00FF_FFFF }
            }
        }
        return changed
    }
}
