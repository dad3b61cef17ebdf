/// Eight pixels of one row, and one bit for each in a byte, the first in the lowest: what the inner loops take at once.
///
/// Only equality compares vectors as a whole (Swift 6.3); order is told by the sign of a difference.
enum Octet {
    static let count = 8

    @inline(__always)
    static func load(_ pixels: UnsafePointer<UInt32>) -> SIMD8<UInt32> {
        UnsafeRawPointer(pixels).loadUnaligned(as: SIMD8<UInt32>.self)
    }

    /// The first `count` of eight pixels that are there; the others are zero.
    static func load(_ pixels: UnsafePointer<UInt32>, count: Int) -> SIMD8<UInt32> {
        var eight = SIMD8<UInt32>()
        for place in 0..<count { eight[place] = pixels[place] }
        return eight
    }

    @inline(__always)
    static func load(_ numbers: UnsafePointer<Int16>) -> SIMD8<Int16> {
        UnsafeRawPointer(numbers).loadUnaligned(as: SIMD8<Int16>.self)
    }

    /// The bits of the lanes that are all ones; all others are zero.
    @inline(__always)
    static func bits(_ lanes: SIMD8<Int32>) -> UInt8 {
        UInt8(truncatingIfNeeded: (lanes & SIMD8(1, 2, 4, 8, 16, 32, 64, 128)).wrappedSum())
    }

    /// The bits of the lanes that are all ones; all others are zero.
    @inline(__always)
    static func bits(_ lanes: SIMD8<Int16>) -> UInt8 {
        UInt8(truncatingIfNeeded: (lanes & SIMD8(1, 2, 4, 8, 16, 32, 64, 128)).wrappedSum())
    }

    /// One in the lanes whose bit is set, zero in the others.
    @inline(__always)
    static func ones(_ bits: UInt8) -> SIMD8<Int16> {
        let places = SIMD8<Int16>(1, 2, 4, 8, 16, 32, 64, 128)
        return SIMD8<Int16>.zero.replacing(with: 1, where: SIMD8(repeating: Int16(bits)) & places .== places)
    }

    /// All ones where two pixels are equal, zero elsewhere.
    @inline(__always)
    static func equal(_ first: SIMD8<UInt32>, _ second: SIMD8<UInt32>) -> SIMD8<Int32> {
        SIMD8<Int32>.zero.replacing(with: -1, where: first .== second)
    }

    /// The bits of the pixels that differ; of the first `count` only.
    @inline(__always)
    static func unequal(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, count: Int) -> UInt8 {
        if count >= Self.count { return ~bits(equal(load(first), load(second))) }
        return (0..<count).reduce(0) { $0 | (first[$1] == second[$1] ? 0 : 1 << UInt8($1)) }
    }
}

extension UInt8 {
    /// Calls `body` with the place of each bit that is set, from the lowest.
    @inline(__always)
    func forEachBit(_ body: (Int) -> Void) {
        var rest = self
        while rest != 0 {
            body(rest.trailingZeroBitCount)
            rest &= rest &- 1
        }
    }
}
