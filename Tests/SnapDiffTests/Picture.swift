import SnapGraphics

/// Small pictures drawn with characters, one a pixel.
enum Picture {
    /// Premultiplied R, G, B, A from the lowest byte.
    private static let pixels: [Character: UInt32] = [
        " ": 0, ".": 0xFFFF_FFFF, "#": 0xFF00_0000, "r": 0xFF00_00FF, "g": 0xFF00_FF00, "b": 0xFFFF_0000,
        // Greys from dark to light, a quarter apart but for 5, one level beside 4.
        "2": 0xFF40_4040, "4": 0xFF80_8080, "5": 0xFF81_8181, "6": 0xFFC0_C0C0,
        // Translucent: half black, half white.
        "x": 0x8000_0000, "o": 0x8080_8080,
    ]

    static func draw(_ rows: [String]) throws -> Bitmap {
        let width = rows.first?.count ?? 0
        let pixels = try rows.joined().map { character in
            guard let pixel = Self.pixels[character] else { throw UnknownCharacter(character: character) }
            return pixel
        }
        return try Bitmap(width: width, height: rows.count, pixels: pixels)
    }

    /// What is drawn must be known: a slip of the pen is no picture.
    struct UnknownCharacter: Error { var character: Character }

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
}
