/// Eight pixels of one row, and one bit for each in a byte, the first in the lowest: what the inner loops take at once.
enum Octet {
    static let count = 8

    /// How many octets have the pixels of a row.
    static func columns(of width: Int) -> Int { (width + count - 1) / count }

    @inline(__always)
    static func load(_ pixels: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
        UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)
    }

    /// Eight pixels of a picture; those before its first and behind its last are zero.
    @inline(__always)
    static func load(_ picture: UnsafeBufferPointer<UInt32>, at index: Int) -> SIMD8<UInt32> {
        if index >= 0, index &+ count <= picture.count { return load(picture.baseAddress.unsafelyUnwrapped + index) }
        var eight = SIMD8<UInt32>()
        for place in 0..<count where picture.indices.contains(index &+ place) { eight[place] = picture[index &+ place] }
        return eight
    }

    /// The lower halves of eight numbers (on processors whose lowest byte comes first). Compilers make one instruction of it, as they do
    /// not always of a conversion.
    @inline(__always)
    static func halves(_ numbers: SIMD8<Int32>) -> SIMD8<Int16> {
        unsafeBitCast(numbers, to: SIMD16<Int16>.self).evenHalf
    }

    /// The bits of the lanes that are all ones; all others are zero.
    @inline(__always)
    static func bits(_ lanes: SIMD8<Int16>) -> UInt8 {
        let all = unsafeBitCast(lanes, to: SIMD16<UInt8>.self)
        let halves = SIMD8(all[0], all[2], all[4], all[6], all[8], all[10], all[12], all[14])
        // One bit of each byte, and all of them added up in the highest byte by a multiplication.
        let bytes = unsafeBitCast(halves, to: UInt64.self) & 0x8040_2010_0804_0201
        return UInt8(truncatingIfNeeded: (bytes &* 0x0101_0101_0101_0101) &>> 56)
    }

    /// All ones where two pixels are equal, zero elsewhere.
    @inline(__always)
    static func equal(_ first: SIMD8<UInt32>, _ second: SIMD8<UInt32>) -> SIMD8<Int32> {
        unsafeBitCast(first .== second, to: SIMD8<Int32>.self)
    }

    /// The bits of the pixels that differ.
    @inline(__always)
    static func unequal(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> UInt8 {
        ~bits(halves(equal(load(first), load(second))))
    }

    /// The bits of the pixels that are opaque.
    @inline(__always)
    static func opaque(_ pixels: SIMD8<UInt32>) -> UInt8 {
        let alpha = SIMD8<UInt32>(repeating: 0xFF00_0000)
        return bits(halves(equal(pixels & alpha, alpha)))
    }
}
