/// Up to 64 pixels of two pictures at once: bit `i` stands for the pixel at `index` + `i`.
enum PixelKernels {
    /// The pixels of row `y` that differ, word after word, and whether there are any.
    ///
    /// Without a branch that depends on a pixel: each would be foretold wrongly where equal and different pixels meet, and that only be
    /// found out when the pixel comes from memory.
    @inline(never)
    static func unequal(_ pair: PixelPair, y: Int, into words: borrowing Scratch<UInt64>) -> Bool {
        guard let expected = pair.expected.baseAddress, let actual = pair.actual.baseAddress else { return false }
        precondition(0..<pair.height ~= y)
        let (first, second) = (expected + y * pair.width, actual + y * pair.width)
        var any: UInt64 = 0
        var x = 0
        while x + 64 <= pair.width {
            var word: UInt64 = 0
            for place in stride(from: 0, to: 64, by: 16) {
                word |= UInt64(Octet.unequal(first + x + place, second + x + place)) &<< UInt64(place)
                word |= UInt64(Octet.unequal(first + x + place + 8, second + x + place + 8)) &<< UInt64(place + 8)
            }
            words[x / 64] = word
            any |= word
            x += 64
        }
        if x < pair.width {
            var word: UInt64 = 0
            for place in x..<pair.width where first[place] != second[place] { word |= 1 << UInt64(place - x) }
            words[x / 64] = word
            any |= word
        }
        return any != 0
    }

    /// Those of `pixels` that are not opaque in both pictures.
    @inline(never)
    static func translucent(_ pixels: UInt64, _ pair: PixelPair, from index: Int) -> UInt64 {
        guard let expected = pair.expected.baseAddress, let actual = pair.actual.baseAddress else { return 0 }
        let count = pair.expected.count - index
        precondition(index >= 0 && count >= 64 - pixels.leadingZeroBitCount)
        // Mostly all are opaque, which their common bits tell for all octets at once.
        if count >= 64 {
            var common = SIMD8<UInt32>(repeating: .max)
            pixels.forEachByte { octet, _ in
                let place = octet &* Octet.count
                common &= Octet.load(expected + index + place) & Octet.load(actual + index + place)
            }
            if Octet.opaque(common) == .max { return 0 }
        }
        var opaque: UInt64 = 0
        pixels.forEachByte { octet, _ in
            let place = octet * Octet.count
            let both =
                Octet.load(pair.expected, at: index + place)
                & Octet.load(pair.actual, at: index + place)
            opaque |= UInt64(Octet.opaque(both)) &<< UInt64(place)
        }
        return pixels & ~opaque
    }
}
