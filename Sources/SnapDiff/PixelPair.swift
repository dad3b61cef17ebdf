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

    /// Whether the eight pixels from `x` on of row `y` have neighbours on all sides.
    @inline(__always)
    func isInside(x: Int, y: Int) -> Bool {
        x > 0 && y > 0 && x &+ Octet.count < width && y &+ 1 < height
    }
}
