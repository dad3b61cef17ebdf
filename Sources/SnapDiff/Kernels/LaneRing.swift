/// One number for each pixel of the last four rows, for what goes down a picture and looks at the rows beside.
struct LaneRing: ~Copyable {
    private static let rows = 4

    private let numbers: Scratch<Int16>
    /// Of a row, with one number before the first pixel and one behind the last octet.
    private let stride: Int

    /// Zeros, for rows of `width` pixels.
    init(width: Int) {
        stride = Octet.columns(of: width) * Octet.count + 2
        numbers = Scratch(count: Self.rows * stride, repeating: 0)
    }

    /// Row `y`, which may be written, or one of the last four that were; valid while this lives.
    @inline(__always)
    func row(_ y: Int) -> Row {
        Row(first: numbers.mutablePointer(at: (y & (Self.rows - 1)) * stride + 1, count: stride - 1))
    }

    /// The numbers of one row.
    struct Row {
        fileprivate let first: UnsafeMutablePointer<Int16>

        /// The numbers of eight pixels from `x` on, which is at least −1, and at most one above that of the row's last octet.
        @inline(__always)
        func load(at x: Int) -> SIMD8<Int16> {
            UnsafeRawPointer(first + x).loadUnaligned(as: SIMD8<Int16>.self)
        }

        /// Sets the number before that of pixel `x` to its own.
        @inline(__always)
        func extend(before x: Int) { first[x - 1] = first[x] }

        /// Sets the number behind that of pixel `x` to its own.
        @inline(__always)
        func extend(behind x: Int) { first[x + 1] = first[x] }

        /// Sets the numbers of the octet that begins at `x`.
        @inline(__always)
        func store(_ lanes: SIMD8<Int16>, at x: Int) {
            UnsafeMutableRawPointer(first + x).storeBytes(of: lanes, as: SIMD8<Int16>.self)
        }
    }
}
