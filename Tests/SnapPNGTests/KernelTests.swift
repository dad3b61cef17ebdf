import SnapGraphics
import Testing

@testable import SnapPNG

/// The inner loops of reading and writing against plain ones, on random bytes.
@Suite struct KernelTests {
    @Test(arguments: 1...40) func `rows of three bytes a pixel become opaque pixels, and back`(count: Int) {
        var numbers = Pictures.Numbers(state: UInt64(count))
        let bytes = (0..<3 * count).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
        let plain = (0..<count).map { x in
            (0..<3).reduce(UInt32(0xFF00_0000)) { pixel, channel in
                pixel | UInt32(bytes[3 * x + channel]) << UInt32(8 * channel)
            }
        }
        // One pixel and one byte more, which must stay as they are.
        var pixels = Array(repeating: UInt32(0x1234_5678), count: count + 1)
        pixels.withUnsafeMutableBufferPointer { pixels in
            bytes.withUnsafeBufferPointer { bytes in
                guard let pixels = pixels.baseAddress, let bytes = bytes.baseAddress else { return }
                PixelRows.expand(bytes, into: pixels, count: count)
            }
        }
        #expect(pixels == plain + [0x1234_5678])
        for index in 0..<count {
            var other = plain
            for bit in [0, 15, 23, 24, 31] {
                other[index] = plain[index] ^ 1 << UInt32(bit)
                #expect(!Self.expanded(bytes, equal: other))
            }
        }
        #expect(Self.expanded(bytes, equal: plain))
        var packed = Array(repeating: UInt8(0xA5), count: 3 * count + 1)
        packed.withUnsafeMutableBufferPointer { packed in
            pixels.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress, let packed = packed.baseAddress else { return }
                PixelRows.pack(pixels, into: packed, count: count)
            }
        }
        #expect(packed == bytes + [0xA5])
    }

    private static func expanded(_ bytes: [UInt8], equal pixels: [UInt32]) -> Bool {
        let count = pixels.count
        return bytes.withUnsafeBufferPointer { bytes in
            pixels.withUnsafeBufferPointer { pixels in
                guard let pixels = pixels.baseAddress, let bytes = bytes.baseAddress else { return false }
                return PixelRows.expanded(bytes, equal: pixels, count: count)
            }
        }
    }

    /// The PNG specification's filters (9.2), written down byte by byte.
    private static func plain(_ filter: UInt8, _ row: [UInt8], above: [UInt8], depth: Int) -> [UInt8] {
        var result: [UInt8] = []
        for index in row.indices {
            let a = index < depth ? 0 : Int(result[index - depth])
            let b = Int(above[index])
            let c = index < depth ? 0 : Int(above[index - depth])
            let p = a + b - c
            let nearest = [a, b, c].enumerated().min {
                (abs(p - $0.element), $0.offset) < (abs(p - $1.element), $1.offset)
            }
            let predictor = [0, a, b, (a + b) / 2, nearest?.element ?? 0][Int(filter)]
            result.append(UInt8((Int(row[index]) + predictor) % 256))
        }
        return result
    }

    @Test(arguments: 0...4 as ClosedRange<UInt8>, [3, 4]) func `filters are undone as the specification says`(
        filter: UInt8, depth: Int
    ) {
        var numbers = Pictures.Numbers(state: UInt64(filter) * 8 + UInt64(depth))
        for width in [1, 2, 3, 8, 33] {
            for isFirst in [true, false] {
                let count = width * depth
                let filtered = (0..<count).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
                let above = (0..<count).map { _ in isFirst ? 0 : UInt8(truncatingIfNeeded: numbers.next()) }
                var row = filtered
                let isKnown = row.withUnsafeMutableBufferPointer { row in
                    above.withUnsafeBufferPointer { above in
                        row.baseAddress.map {
                            RowFilter.undo(
                                filter, $0, above: isFirst ? nil : above.baseAddress, count: count, depth: depth)
                        }
                    }
                }
                #expect(isKnown == true)
                #expect(row == Self.plain(filter, filtered, above: above, depth: depth), "\(width) wide")
            }
        }
    }

    @Test(arguments: [5, 255] as [UInt8]) func `there are five filters`(filter: UInt8) {
        var row: [UInt8] = [1, 2, 3]
        let isKnown = row.withUnsafeMutableBufferPointer { row in
            row.baseAddress.map { RowFilter.undo(filter, $0, above: nil, count: 3, depth: 3) }
        }
        #expect(isKnown == false)
        #expect(row == [1, 2, 3])
    }
}
