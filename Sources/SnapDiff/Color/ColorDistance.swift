/// How different two pixels look: HyAB distance in OKLab, 1 from black to white.
///
/// OKLab is Ottosson's (bottosson.github.io/posts/oklab, 2020), with his toe on lightness (…/posts/colorpicker, 2021): without it,
/// two nearly black pixels would be as far apart as two greys that anybody can tell. HyAB, lightness difference plus the Euclidean
/// distance of the other two, is Abasi, Amani Tehran and Fairchild's (2019), better than Euclid's for large differences.
/// Translucent pixels are laid on black and on white, and the larger distance counts, so that white on nothing is a change.
struct ColorDistance: ~Copyable {
    private let space = OKLab()
    /// Pictures of user interfaces have few colours: their coordinates are kept, each in the slot of its hash.
    private let kept: Scratch<Entry>
    /// Areas of one colour that change into another one ask the same again and again.
    private var last: (first: UInt32, second: UInt32, distance: Float) = (0, 0, 0)
    private static let slotBits: UInt32 = 12
    /// The largest distance that was taken.
    private(set) var farthest: Float = 0

    private struct Entry {
        var coordinates: SIMD4<Float>
        /// Red, green and blue; the highest byte is zero.
        var color: UInt32
    }

    init() {
        // Black is in every slot at first: a slot is never without a true answer.
        kept = Scratch(count: 1 << Self.slotBits, repeating: Entry(coordinates: space.coordinates(of: 0), color: 0))
    }

    /// The distance of two premultiplied pixels, from 0 (equal) to 1.
    @inline(__always)
    mutating func between(_ first: UInt32, _ second: UInt32) -> Float {
        if first == last.first, second == last.second { return last.distance }
        var distance = hyAB(coordinates(first), coordinates(second))
        if first & second < 0xFF00_0000 {
            distance = max(distance, hyAB(coordinates(Self.onWhite(first)), coordinates(Self.onWhite(second))))
        }
        // Two saturated colours can be a little further apart than black and white.
        last = (first, second, min(distance, 1))
        return last.distance
    }

    /// Takes the distances of some pixels of a pair into `farthest`; bit `i` of `bits` stands for the pixel at `index` + `i`.
    ///
    /// Not inlined: among the loops around it there are too few registers, and every pixel would wait until the maximum is stored.
    @inline(never)
    mutating func take(_ bits: UInt64, of pair: PixelPair, from index: Int) {
        bits.forEachBit { take(between(pair.expected[index &+ $0], pair.actual[index &+ $0])) }
    }

    /// Those of some pixels that are further apart than `tolerance`; the distances of the others are taken into `farthest`.
    mutating func beyond(_ tolerance: Double, _ bits: UInt64, of pair: PixelPair, from index: Int) -> UInt64 {
        var beyond: UInt64 = 0
        bits.forEachBit { place in
            let distance = between(pair.expected[index &+ place], pair.actual[index &+ place])
            if Double(distance) > tolerance {
                beyond |= 1 &<< UInt64(place)
            } else {
                take(distance)
            }
        }
        return beyond
    }

    @inline(__always)
    private mutating func take(_ distance: Float) {
        // A branch that is rarely taken costs less than a maximum, for which every pixel would wait.
        if distance > farthest { farthest = distance }
    }

    /// What `OKLab` says, or said before.
    @inline(__always)
    private func coordinates(_ pixel: UInt32) -> SIMD4<Float> {
        let color = pixel & 0xFF_FFFF
        // Fibonacci hashing: the top bits of a product with 2³² divided by the golden ratio.
        let slot = Int((color &* 0x9E37_79B9) >> (32 - Self.slotBits))
        if kept[slot].color != color { kept[slot] = Entry(coordinates: space.coordinates(of: pixel), color: color) }
        return kept[slot].coordinates
    }

    @inline(__always)
    private func hyAB(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> Float {
        let delta = first - second
        return abs(delta.x) + (delta.y * delta.y + delta.z * delta.z).squareRoot()
    }

    private static func onWhite(_ pixel: UInt32) -> UInt32 {
        let ground = 255 - pixel >> 24
        // A channel above its alpha, which no premultiplied pixel has, must not carry into its neighbour.
        return min(pixel & 0xFF + ground, 255) | min(pixel >> 8 & 0xFF + ground, 255) << 8
            | min(pixel >> 16 & 0xFF + ground, 255) << 16
    }
}
