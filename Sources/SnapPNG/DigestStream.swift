/// Four lanes of 64 bits, mixed by an odd multiplier and a shift.
struct DigestStream {
    private let multiplier: UInt64
    private var lanes: SIMD4<UInt64>

    /// `first` and `second` start the first two lanes: what is digested besides the words, such as their number.
    @inline(__always)
    init(multiplier: UInt64, _ first: Int, _ second: Int) {
        self.multiplier = multiplier
        self.lanes = SIMD4(UInt64(first), UInt64(second), multiplier, ~multiplier)
    }

    @inline(__always)
    mutating func take(_ words: SIMD4<UInt64>) {
        let mixed = (lanes ^ words) &* SIMD4(repeating: multiplier)
        lanes = mixed ^ mixed &>> 32
    }

    /// The lanes folded into one, each step again a bijection of the lane it takes.
    var end: UInt64 {
        var sum: UInt64 = 0
        for lane in 0..<4 {
            sum = (sum ^ lanes[lane]) &* multiplier
            sum ^= sum >> 29
        }
        sum = sum &* multiplier
        return sum ^ sum >> 32
    }
}

/// Two streams over the same words, which give 128 bits.
struct DigestPair {
    private var high: DigestStream
    private var low: DigestStream

    @inline(__always)
    init(_ first: Int, _ second: Int) {
        high = DigestStream(multiplier: 0x9E37_79B9_7F4A_7C15, first, second)
        low = DigestStream(multiplier: 0xD6E8_FEB8_6659_FD93, first, second)
    }

    /// A multiplication carries the top bit nowhere: what is at the top in one stream must not be there in the other.
    @inline(__always)
    mutating func take(_ words: SIMD4<UInt64>) {
        high.take(words)
        low.take(words &<< 23 | words &>> 41)
    }

    var end: (high: UInt64, low: UInt64) { (high.end, low.end) }

    /// 16 lower-case hexadecimal digits for each half.
    static func text(_ high: UInt64, _ low: UInt64) -> String { digits(high) + digits(low) }

    private static func digits(_ half: UInt64) -> String {
        let digits = String(half, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
