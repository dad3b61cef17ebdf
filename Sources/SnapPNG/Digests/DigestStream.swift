/// 32 bytes of what is digested: the four words that a stream takes at once.
typealias DigestWords = (UInt64, UInt64, UInt64, UInt64)

/// Four lanes of 64 bits, mixed by an odd multiplier and a shift.
///
/// The lanes are no vector: processors multiply whole words twice as fast one by one as vectors without AVX-512 do in pieces.
struct DigestStream {
    private let multiplier: UInt64
    fileprivate var lanes: DigestWords

    /// `first` and `second` start the first two lanes: what is digested besides the words, such as their number.
    @inline(__always)
    init(multiplier: UInt64, _ first: Int, _ second: Int) {
        self.multiplier = multiplier
        self.lanes = (UInt64(first), UInt64(second), multiplier, ~multiplier)
    }

    /// A lane after it took a word.
    @inline(__always)
    fileprivate func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        let product = (lane ^ word) &* multiplier
        return product ^ product &>> 32
    }

    /// The lanes folded into one, each step again a bijection of the lane it takes.
    var end: UInt64 {
        var sum: UInt64 = 0
        for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
            sum = (sum ^ lane) &* multiplier
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
    ///
    /// Word by word: so few values are needed at once that all of them stay in registers.
    @inline(__always)
    mutating func take(_ words: DigestWords) {
        high.lanes.0 = high.mixed(high.lanes.0, words.0)
        low.lanes.0 = low.mixed(low.lanes.0, Self.turned(words.0))
        high.lanes.1 = high.mixed(high.lanes.1, words.1)
        low.lanes.1 = low.mixed(low.lanes.1, Self.turned(words.1))
        high.lanes.2 = high.mixed(high.lanes.2, words.2)
        low.lanes.2 = low.mixed(low.lanes.2, Self.turned(words.2))
        high.lanes.3 = high.mixed(high.lanes.3, words.3)
        low.lanes.3 = low.mixed(low.lanes.3, Self.turned(words.3))
    }

    @inline(__always)
    private static func turned(_ word: UInt64) -> UInt64 { word &<< 23 | word &>> 41 }

    /// Takes the whole blocks of 32 bytes, as little-endian words, and gives back the bytes behind them.
    mutating func takeBlocks(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        guard var next = bytes.baseAddress else { return bytes }
        // A copy stays in registers: each lane waits for itself at every block, and would wait for the memory, too.
        var streams = self
        let end = bytes.count / 32 * 32
        let last = next + end
        while next < last {
            streams.take((Self.word(next, 0), Self.word(next, 8), Self.word(next, 16), Self.word(next, 24)))
            next += 32
        }
        self = streams
        return UnsafeRawBufferPointer(rebasing: bytes[end...])
    }

    /// Takes up to 31 bytes as a block, filled up with zeros.
    mutating func takeRest(_ bytes: UnsafeRawBufferPointer) {
        var words: [UInt64] = [0, 0, 0, 0]
        for (offset, byte) in bytes.enumerated() { words[offset / 8] |= UInt64(byte) << (offset % 8 * 8) }
        take((words[0], words[1], words[2], words[3]))
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    var end: (high: UInt64, low: UInt64) { (high.end, low.end) }

    /// 16 lower-case hexadecimal digits for each half.
    static func text(_ high: UInt64, _ low: UInt64) -> String { digits(high) + digits(low) }

    private static func digits(_ half: UInt64) -> String {
        let digits = String(half, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
