/// The pixels of two pictures of one size, row by row without padding.
struct PixelPair {
    /// In pixels.
    let width: Int
    let height: Int
    let expected: UnsafeBufferPointer<UInt32>
    let actual: UnsafeBufferPointer<UInt32>

    init(width: Int, height: Int, expected: UnsafeBufferPointer<UInt32>, actual: UnsafeBufferPointer<UInt32>) {
        precondition(expected.count == width * height && actual.count == width * height)
        self.width = width
        self.height = height
        self.expected = expected
        self.actual = actual
    }

    /// The octets of a row whose pixels all have neighbours on all sides.
    func columnsInside(ofRow y: Int) -> Range<Int> {
        guard y > 0, y &+ 1 < height, width > Octet.count else { return 0..<0 }
        return 1..<(width - 1) / Octet.count
    }
}
