/// Between rows of pixels and rows of a PNG file's bytes, in any alignment.
enum PixelRows {
    /// `count` opaque pixels of `3 · count` bytes R, G, B; the pixels may be written over those bytes that were read.
    static func expand(_ bytes: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        var source = UnsafeRawPointer(bytes)
        var target = UnsafeMutableRawPointer(pixels)
        // Double words with two bytes too many: so the last pixel is none of these.
        let fours = max(0, count - 1) / 4
        let end = source + 12 * fours
        while source < end {
            let four = SIMD2(twoPixels(source, 0), twoPixels(source, 6))
            target.storeBytes(of: spread(four) | 0xFF00_0000_FF00_0000, as: SIMD2<UInt64>.self)
            source += 12
            target += 16
        }
        for x in 4 * fours..<count {
            pixels[x] =
                UInt32(bytes[3 * x]) | UInt32(bytes[3 * x + 1]) << 8 | UInt32(bytes[3 * x + 2]) << 16 | 0xFF00_0000
        }
    }

    /// Whether `expand` of the bytes gives the pixels.
    static func expanded(_ bytes: UnsafePointer<UInt8>, equal pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
        var source = UnsafeRawPointer(bytes)
        var target = UnsafeRawPointer(pixels)
        let eights = max(0, count - 1) / 8
        let end = source + 24 * eights
        var differences = SIMD2<UInt64>()
        var alphas = SIMD2<UInt64>(repeating: .max)
        while source < end {
            for half in 0..<2 {
                let four = SIMD2(twoPixels(source, 12 &* half), twoPixels(source, 12 &* half &+ 6))
                let known = target.loadUnaligned(fromByteOffset: 16 &* half, as: SIMD2<UInt64>.self)
                differences |= (spread(four) ^ known) & 0x00FF_FFFF_00FF_FFFF
                alphas &= known
            }
            source += 24
            target += 32
        }
        differences |= ~alphas & 0xFF00_0000_FF00_0000
        var rest: UInt32 = 0
        for x in 8 * eights..<count {
            rest |=
                pixels[x]
                ^ (UInt32(bytes[3 * x]) | UInt32(bytes[3 * x + 1]) << 8 | UInt32(bytes[3 * x + 2]) << 16 | 0xFF00_0000)
        }
        return differences == SIMD2() && rest == 0
    }

    /// Whether `premultiply` of the bytes gives the pixels.
    static func premultiplied(_ bytes: UnsafePointer<UInt8>, equal pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
        let words = UnsafeRawPointer(bytes)
        for x in 0..<count {
            let pixel = word(words, 4 * x)
            guard pixels[x] == (pixel >> 24 == 255 ? pixel : Premultiplication.premultiplied(pixel)) else {
                return false
            }
        }
        return true
    }

    /// `3 · count` bytes R, G, B of `count` pixels, whose alpha is left out.
    static func pack(_ pixels: UnsafePointer<UInt32>, into bytes: UnsafeMutablePointer<UInt8>, count: Int) {
        let words = UnsafeMutableRawPointer(bytes)
        let color: UInt32 = 0x00FF_FFFF
        var x = 0
        while x + 4 <= count {
            let (first, second) = (pixels[x] & color, pixels[x + 1] & color)
            let (third, fourth) = (pixels[x + 2] & color, pixels[x + 3])
            setWord(words, 3 * x, first | second << 24)
            setWord(words, 3 * x + 4, second >> 8 | third << 16)
            setWord(words, 3 * x + 8, third >> 16 | fourth << 8)
            x += 4
        }
        while x < count {
            for channel in 0..<3 { bytes[3 * x + channel] = UInt8(truncatingIfNeeded: pixels[x] >> (8 * channel)) }
            x += 1
        }
    }

    /// `count` premultiplied pixels of `4 · count` straight bytes R, G, B, A.
    static func premultiply(_ bytes: UnsafePointer<UInt8>, into pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        let words = UnsafeRawPointer(bytes)
        for x in 0..<count {
            let pixel = word(words, 4 * x)
            pixels[x] = pixel >> 24 == 255 ? pixel : Premultiplication.premultiplied(pixel)
        }
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt32 {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// Two pixels' bytes R, G, B, and two bytes of what follows above them.
    @inline(__always)
    private static func twoPixels(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The pixels of `twoPixels` in words of their own, without alpha.
    @inline(__always)
    private static func spread(_ pixels: SIMD2<UInt64>) -> SIMD2<UInt64> {
        pixels & 0xFF_FFFF | (pixels &<< 8) & 0xFF_FFFF_0000_0000
    }

    @inline(__always)
    private static func setWord(_ bytes: UnsafeMutableRawPointer, _ offset: Int, _ word: UInt32) {
        bytes.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
}
