/// The filters of a PNG file's rows, undone in place (PNG specification 9.2).
///
/// `row` and `above` hold `count` bytes of pixels of three or four bytes. What is left of a row, and above the first, is zero.
enum RowFilter {
    static let none: UInt8 = 0

    /// False where there is no filter of that number.
    static func undo(
        _ filter: UInt8, _ row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>?, count: Int, depth: Int
    ) -> Bool {
        precondition((3...4).contains(depth) && count % depth == 0)
        switch (filter, above) {
        case (none, _), (2, nil): return true
        // Above the first row, Paeth's predictor is the pixel on the left.
        case (1, _), (4, nil): left(row, count, depth)
        case (2, .some(let above)): for index in 0..<count { row[index] &+= above[index] }
        case (3, _): average(row, above, count, depth)
        case (4, .some(let above)): paeth(row, above, count, depth)
        default: return false
        }
        return true
    }

    private static func left(_ row: UnsafeMutablePointer<UInt8>, _ count: Int, _ depth: Int) {
        // Channel by channel, so that each sum stays in a register.
        for channel in 0..<depth {
            var sum: UInt8 = 0
            for index in stride(from: channel, to: count, by: depth) {
                sum &+= row[index]
                row[index] = sum
            }
        }
    }

    private static func average(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>?, _ count: Int, _ depth: Int
    ) {
        for channel in 0..<depth {
            var left: UInt8 = 0
            for index in stride(from: channel, to: count, by: depth) {
                let sum = UInt16(left) + UInt16(above?[index] ?? 0)
                left = row[index] &+ UInt8(truncatingIfNeeded: sum / 2)
                row[index] = left
            }
        }
    }

    private static func paeth(
        _ row: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ count: Int, _ depth: Int
    ) {
        for channel in 0..<depth {
            var left: Int32 = 0
            var aboveLeft: Int32 = 0
            for index in stride(from: channel, to: count, by: depth) {
                let up = Int32(above[index])
                // Distances of left + up − aboveLeft from the three; of equals, the first counts.
                let (fromLeft, fromUp) = (abs(up - aboveLeft), abs(left - aboveLeft))
                let fromAboveLeft = abs(left + up - 2 * aboveLeft)
                let upOrCorner = fromUp <= fromAboveLeft ? up : aboveLeft
                let nearest = fromLeft <= fromUp && fromLeft <= fromAboveLeft ? left : upOrCorner
                row[index] = row[index] &+ UInt8(truncatingIfNeeded: nearest)
                left = Int32(row[index])
                aboveLeft = up
            }
        }
    }
}
