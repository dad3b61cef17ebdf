import SnapGraphics
import Testing

@testable import SnapDiff

/// The inner loops against plain ones, on random pixels.
@Suite struct KernelTests {
    @Test(arguments: 1...20 as ClosedRange<UInt64>) func `unequal pixels are told for each of eight, and of fewer`(
        seed: UInt64
    ) {
        var numbers = Picture.Numbers(state: seed)
        let first = (0..<8).map { _ in numbers.next() % 3 }
        let second = (0..<8).map { _ in numbers.next() % 3 }
        for count in 1...8 {
            let plain = (0..<count).reduce(UInt8(0)) { first[$1] == second[$1] ? $0 : $0 | 1 << UInt8($1) }
            let bits = first.withUnsafeBufferPointer { first in
                second.withUnsafeBufferPointer { second -> UInt8? in
                    guard let first = first.baseAddress, let second = second.baseAddress else { return nil }
                    return Octet.unequal(first, second, count: count)
                }
            }
            #expect(bits == plain)
        }
    }

    @Test func `bits are told from the lowest`() {
        for byte in UInt8.min...UInt8.max {
            var places: [Int] = []
            byte.forEachBit { places.append($0) }
            #expect(places == (0..<8).filter { byte >> UInt8($0) & 1 == 1 })
        }
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>) func `flat pixels have three equal neighbours`(seed: UInt64) {
        var numbers = Picture.Numbers(state: seed)
        let width = 10
        // Two colours make three equal neighbours likely, four make them rare.
        let colors = UInt32(seed % 3 + 2)
        let pixels = (0..<3 * width).map { _ in numbers.next() % colors * 0x0101_0101 }
        let kernels = NeighborKernels(width: width, height: 3)
        #expect(kernels.isInside(x: 1, y: 1))
        let bits = pixels.withUnsafeBufferPointer { $0.baseAddress.map { kernels.flat($0 + width + 1) } }
        let plain = (0..<8).reduce(UInt8(0)) { bits, place in
            let center = width + 1 + place
            let around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]
            return around.count { pixels[center + $0] == pixels[center] } >= 3 ? bits | 1 << UInt8(place) : bits
        }
        #expect(bits == plain)
    }

    @Test func `eight pixels have neighbours on all sides only away from the border`() {
        let kernels = NeighborKernels(width: 20, height: 4)
        let inside = (0..<4).flatMap { y in (0..<20).map { (x: $0, y: y) } }.filter {
            kernels.isInside(x: $0.x, y: $0.y)
        }
        #expect(inside.map(\.x) == Array(1...11) + Array(1...11))
        #expect(inside.map(\.y) == Array(repeating: 1, count: 11) + Array(repeating: 2, count: 11))
    }

    @Test func `a set of pixels holds what was put into it`() {
        var numbers = Picture.Numbers(state: 3)
        var marks = PixelMarks(width: 21, height: 19)
        var plain = Array(repeating: Array(repeating: UInt8(0), count: 3), count: 19)
        for _ in 0..<100 {
            let (column, y) = (Int(numbers.next() % 3), Int(numbers.next() % 19))
            let bits = UInt8(truncatingIfNeeded: numbers.next())
            marks.insert(bits, column: column, y: y)
            plain[y][column] |= bits
        }
        for y in 0..<19 {
            for column in 0..<3 { #expect(marks.bits(column: column, y: y) == plain[y][column]) }
        }
        #expect(marks.cells.count == 9)
    }
}
