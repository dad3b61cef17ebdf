/// Makes the colours of premultiplied pixels stronger or weaker round their luminance (Rec. 709 weights), in integers.
struct Saturation {
    /// In 1/4096.
    private let strength: Int

    /// Factors beyond ±16 are as good as 16; one that is not a number changes nothing.
    init(_ factor: Double) {
        strength = factor.isNaN ? 4096 : Int((min(max(factor, -16), 16) * 4096 + 0.5).rounded(.down))
    }

    func apply(_ pixel: UInt32) -> UInt32 {
        if strength == 4096 { return pixel }
        let alpha = Int(pixel >> 24)
        let levels = SIMD3<Int>(Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255))
        // 0.2126, 0.7152, 0.0722 in 1/4096.
        let luminance = 871 * levels.x + 2929 * levels.y + 296 * levels.z
        var result = UInt32(alpha) << 24
        for index in 0..<3 {
            let strong = (luminance * (4096 - strength) + levels[index] * 4096 * strength + 1 << 23) >> 24
            result |= UInt32(min(max(strong, 0), alpha)) << UInt32(8 * index)
        }
        return result
    }
}
