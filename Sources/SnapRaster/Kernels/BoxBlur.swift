/// Running means over rows or columns of pixels, in 1/256 level.
enum BoxBlur {
    /// Four channels, in 1/256 level.
    typealias Pixel = SIMD4<UInt16>

    /// The pixels that count for one: so many before it and so many behind it, and itself.
    struct Window {
        var before: Int
        var after: Int
    }

    /// Three windows that together are like a Gaussian whose standard deviation is `radius`, in 1/256 pixel; none where it is
    /// too narrow to matter. Their width is radius · 3·√(2π)/4, to the nearest; of an even width, one lies to the left, one to the
    /// right, and the third is one wider.
    static func windows(radius: Int) -> [Window] {
        // 3·√(2π)/4 in 1/65536.
        let width = (radius * 123_206 + 1 << 23) >> 24
        guard width > 1 else { return [] }
        let half = width / 2
        if width % 2 == 1 { return Array(repeating: Window(before: half, after: half), count: 3) }
        return [
            Window(before: half, after: half - 1), Window(before: half - 1, after: half),
            Window(before: half, after: half),
        ]
    }

    static func widened(_ pixel: UInt32) -> Pixel {
        Pixel(truncatingIfNeeded: SIMD4<UInt32>(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 255) &<< 8
    }

    static func narrowed(_ pixel: Pixel) -> UInt32 {
        let levels = (SIMD4<UInt32>(truncatingIfNeeded: pixel) &+ 128) &>> 8
        return levels.x | levels.y << 8 | levels.z << 16 | levels.w << 24
    }

    /// The means over `window` along each of `lines` lines of `count` pixels. Pixels before a line's first are like the first, those
    /// behind its last like the last.
    static func pass(
        _ pixels: [Pixel], lines: Int, lineStride: Int, count: Int, step: Int, _ window: Window
    ) -> [Pixel] {
        guard lines > 0, count > 0 else { return [] }
        precondition((lines - 1) * lineStride + (count - 1) * step < pixels.count)
        let size = window.before + window.after + 1
        // A mean is sum · ⌈2^32 / size⌉ / 2^32, to the nearest: of equal pixels it is the pixel itself.
        let reciprocal = UInt64((1 << 32 + size - 1) / size)
        return [Pixel](unsafeUninitializedCapacity: pixels.count) { out, used in
            pixels.withUnsafeBufferPointer { pixels in
                for line in 0..<lines {
                    let first = line * lineStride
                    let last = count - 1
                    func pixel(_ index: Int) -> SIMD4<UInt32> {
                        SIMD4<UInt32>(truncatingIfNeeded: pixels[first + min(max(index, 0), last) * step])
                    }
                    var sum = SIMD4<UInt32>.zero
                    for index in -window.before...window.after { sum &+= pixel(index) }
                    for index in 0..<count {
                        let wide = SIMD4<UInt64>(truncatingIfNeeded: sum) &* reciprocal &+ 1 << 31
                        out[first + index * step] = Pixel(truncatingIfNeeded: wide &>> 32)
                        sum = sum &+ pixel(index + window.after + 1) &- pixel(index - window.before)
                    }
                }
            }
            used = pixels.count
        }
    }
}
