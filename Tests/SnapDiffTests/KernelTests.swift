import SnapGraphics
import Testing

@testable import SnapDiff

/// The inner loops against plain ones, on random pixels.
@Suite struct KernelTests {
    @Test(arguments: [1, 7, 8, 63, 64, 65, 130, 192])
    func `unequal and translucent pixels are told for each of a row`(width: Int) {
        var numbers = Picture.Numbers(state: UInt64(width))
        let palette: [UInt32] = [0xFF00_0000, 0xFFFF_FFFF, 0x8000_0000, 0xFE80_8080]
        let first = (0..<3 * width).map { _ in palette[Int(numbers.next() % 4)] }
        let second = (0..<3 * width).map { _ in palette[Int(numbers.next() % 4)] }
        first.withUnsafeBufferPointer { expected in
            second.withUnsafeBufferPointer { actual in
                let pair = PixelPair(width: width, height: 3, expected: expected, actual: actual)
                let words = Scratch<UInt64>(count: (width + 63) / 64, repeating: 0)
                let isAny = PixelKernels.unequal(pair, y: 1, into: words)
                #expect(isAny == (first[width..<2 * width] != second[width..<2 * width]))
                for word in 0..<(width + 63) / 64 {
                    let (index, count) = (width + word * 64, min(64, width - word * 64))
                    let unequal = Self.word(count) { first[index + $0] != second[index + $0] }
                    let found = words[word]
                    #expect(found == unequal)
                    let translucent = PixelKernels.translucent(unequal, pair, from: index)
                    #expect(
                        translucent
                            == Self.word(count) {
                                first[index + $0] != second[index + $0]
                                    && min(first[index + $0], second[index + $0]) < 0xFF00_0000
                            })
                }
            }
        }
    }

    @Test func `equal rows have no unequal pixels`() {
        let pixels = Array(repeating: UInt32(7), count: 2 * 100)
        pixels.withUnsafeBufferPointer { pixels in
            let words = Scratch<UInt64>(count: 2, repeating: .max)
            let pair = PixelPair(width: 100, height: 2, expected: pixels, actual: pixels)
            let isAny = PixelKernels.unequal(pair, y: 1, into: words)
            let rest = words[0] | words[1]
            #expect(!isAny && rest == 0)
        }
    }

    private static func word(_ count: Int, _ isSet: (Int) -> Bool) -> UInt64 {
        (0..<count).reduce(0) { isSet($1) ? $0 | 1 << UInt64($1) : $0 }
    }

    @Test func `bits are told from the lowest`() {
        for byte in UInt8.min...UInt8.max {
            var places: [Int] = []
            byte.forEachBit { places.append($0) }
            #expect(places == (0..<8).filter { byte >> UInt8($0) & 1 == 1 })
        }
    }

    @Test func `bytes are told from the lowest, but for zeros`() {
        var bytes: [Int: UInt8] = [:]
        (0x8000_0300_0000_0001 as UInt64).forEachByte { bytes[$0] = $1 }
        #expect(bytes == [0: 1, 5: 3, 7: 0x80])
        (0 as UInt64).forEachByte { place, _ in Issue.record("byte \(place) is zero") }
    }

    @Test(arguments: 0...255 as ClosedRange<Int>) func `lanes of all ones become bits`(bits: Int) {
        var lanes = SIMD8<Int16>()
        for place in 0..<8 where bits >> place & 1 == 1 { lanes[place] = -1 }
        #expect(Octet.bits(lanes) == UInt8(bits))
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>) func `flat pixels have three equal neighbours`(seed: UInt64) {
        var numbers = Picture.Numbers(state: seed)
        let width = 10
        // Two colours make three equal neighbours likely, four make them rare.
        let colors = UInt32(seed % 3 + 2)
        let pixels = (0..<3 * width).map { _ in numbers.next() % colors * 0x0101_0101 }
        let bits = pixels.withUnsafeBufferPointer {
            $0.baseAddress.map { Octet.bits(NeighborKernels.flat($0 + width + 1, width: width)) }
        }
        let plain = (0..<8).reduce(UInt8(0)) { bits, place in
            let center = width + 1 + place
            let around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
            return around.count { pixels[center + $0] == pixels[center] } >= 3 ? bits | 1 << UInt8(place) : bits
        }
        #expect(bits == plain)
    }

    @Test(arguments: 1...40) func `octets inside have neighbours on all sides`(width: Int) {
        let inside = Array(repeating: UInt32(0), count: 4 * width).withUnsafeBufferPointer { pixels in
            let pair = PixelPair(width: width, height: 4, expected: pixels, actual: pixels)
            return (0..<4).map { Array(pair.columnsInside(ofRow: $0)) }
        }
        let columns = (0..<5).filter { $0 > 0 && 8 * $0 + 8 < width }
        #expect(inside == [[], columns, columns, []])
    }

    @Test func `a set of pixels holds what was put into it`() {
        var numbers = Picture.Numbers(state: 3)
        var marks = PixelMarks(width: 21, height: 19)
        var plain = Array(repeating: Array(repeating: UInt8(0), count: 3), count: 19)
        for _ in 0..<100 {
            let (column, y) = (Int(numbers.next() % 3), Int(numbers.next() % 19))
            let bits = UInt64(numbers.next() & 0xFF_FFFF)
            marks.insert(bits >> UInt64(column * 8), column: column, y: y)
            for place in column..<3 { plain[y][place] |= bits.byte(place) }
        }
        for y in 0..<19 {
            for column in 0..<3 { #expect(marks.bits(column: column, y: y) == plain[y][column]) }
        }
        #expect(marks.cells.count == 9)
    }
}
