/// The pixels of two pictures of one size, row by row without padding.
struct PixelPair {
    /// In pixels.
    let width: Int
    let height: Int
    let expected: UnsafeBufferPointer<UInt32>
    let actual: UnsafeBufferPointer<UInt32>

    /// One of the two.
    enum Picture: Int {
        case expected
        case actual
    }

    init(width: Int, height: Int, expected: UnsafeBufferPointer<UInt32>, actual: UnsafeBufferPointer<UInt32>) {
        precondition(expected.count == width * height && actual.count == width * height)
        self.width = width
        self.height = height
        self.expected = expected
        self.actual = actual
    }
}
