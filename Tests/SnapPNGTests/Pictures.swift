import SnapGraphics

/// Pictures for the tests, the same in every run.
enum Pictures {
    /// Numbers that look random: SplitMix64 (Steele, Lea and Flood, 2014).
    struct Numbers {
        var state: UInt64

        mutating func next() -> UInt32 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return UInt32(truncatingIfNeeded: (mixed ^ mixed >> 31) >> 32)
        }
    }

    /// Premultiplied noise; with `isOpaque`, alpha is 255 everywhere.
    static func noise(width: Int, height: Int, seed: UInt64, isOpaque: Bool) throws -> Bitmap {
        var numbers = Numbers(state: seed)
        let pixels = (0..<width * height).map { _ -> UInt32 in
            let alpha = isOpaque ? 255 : numbers.next() % 256
            let red = numbers.next() % (alpha + 1)
            let green = numbers.next() % (alpha + 1)
            let blue = numbers.next() % (alpha + 1)
            return alpha << 24 | blue << 16 | green << 8 | red
        }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    /// A checkerboard with a translucent diagonal.
    static func board(width: Int, height: Int) throws -> Bitmap {
        var bitmap = try Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                bitmap[x, y] = x == y ? 0x8000_4000 : (x / 8 + y / 8) % 2 == 0 ? 0xFFFF_FFFF : 0xFF12_3456
            }
        }
        return bitmap
    }
}
