/// Blending of premultiplied RGBA pixels, in integers, eight bits a channel.
///
/// Every product of two levels is rounded by the one formula `t = a·b + 128; (t + (t >> 8)) >> 8`, which is a·b/255
/// rounded to the nearest level, exactly, for all levels (Blinn, *Three Wrongs Make a Right*, 1995).
package enum PixelKernels {
    /// Four pixels as eight lanes of 16 bits: each lane holds two channels.
    typealias Lanes = SIMD8<UInt16>

    /// a·b/255 to the nearest.
    @inline(__always)
    package static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let t = UInt32(a) &* UInt32(b) &+ 128
        return UInt8(truncatingIfNeeded: (t &+ t >> 8) >> 8)
    }

    /// A pixel with every channel times level/255.
    @inline(__always)
    package static func scale(_ pixel: UInt32, by level: UInt8) -> UInt32 {
        let factor = UInt32(level)
        let even = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
        let odd = (pixel >> 8 & 0x00FF_00FF) &* factor &+ 0x0080_0080
        return (even &+ (even >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
            | (odd &+ (odd >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
    }

    /// `source` over `ground`; both premultiplied.
    @inline(__always)
    package static func over(_ source: UInt32, _ ground: UInt32) -> UInt32 {
        source &+ scale(ground, by: 255 &- UInt8(truncatingIfNeeded: source >> 24))
    }

    @inline(__always)
    static func scale(_ four: Lanes, by factor: Lanes) -> Lanes {
        joined((four & 0xFF) &* factor &+ 128, (four &>> 8) &* factor &+ 128)
    }

    /// Products of levels, plus 128 each, as levels: of the even channels, and of the odd ones.
    @inline(__always)
    private static func joined(_ even: Lanes, _ odd: Lanes) -> Lanes {
        rounded(even) | (odd &+ odd &>> 8) & 0xFF00
    }

    /// (t + (t >> 8)) >> 8 as t·257 / 2^16: one instruction, which multiplies and keeps the upper half.
    @inline(__always)
    private static func rounded(_ t: Lanes) -> Lanes {
        Lanes(
            upper(t[0]), upper(t[1]), upper(t[2]), upper(t[3]), upper(t[4]), upper(t[5]), upper(t[6]), upper(t[7]))
    }

    @inline(__always)
    private static func upper(_ t: UInt16) -> UInt16 {
        UInt16(truncatingIfNeeded: (UInt32(t) &* 257) >> 16)
    }

    /// Sets `count` pixels of each of `rows` rows to one.
    static func set(
        _ pixels: inout [UInt32], at start: Int, count: Int, rows: Int, stride: Int, to pixel: UInt32
    ) {
        precondition(start >= 0 && count >= 0 && rows > 0 && start + (rows - 1) * stride + count <= pixels.count)
        pixels.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in 0..<rows { set(base + (start + row * stride), count, to: pixel) }
        }
    }

    /// Sets `count` pixels to one, sixteen at a time.
    @inline(__always)
    private static func set(_ line: UnsafeMutablePointer<UInt32>, _ count: Int, to pixel: UInt32) {
        let (bytes, sixteen) = (UnsafeMutableRawPointer(line), SIMD16<UInt32>(repeating: pixel))
        var x = 0
        while x + 16 <= count {
            bytes.storeBytes(of: sixteen, toByteOffset: x &* 4, as: SIMD16<UInt32>.self)
            x += 16
        }
        while x < count {
            line[x] = pixel
            x += 1
        }
    }

    /// Draws one source pixel over `count` pixels of each of `rows` rows.
    package static func fill(
        _ pixels: inout [UInt32], at start: Int, count: Int, rows: Int, stride: Int, with source: UInt32
    ) {
        precondition(start >= 0 && count >= 0 && rows > 0 && start + (rows - 1) * stride + count <= pixels.count)
        let alpha = source >> 24
        if alpha == 0 { return }
        let factor = UInt16(255 - alpha)
        let spread = unsafeBitCast(SIMD4<UInt32>(repeating: source), to: Lanes.self)
        pixels.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in 0..<rows {
                let line = base + (start + row * stride)
                if alpha == 255 {
                    set(line, count, to: source)
                    continue
                }
                let bytes = UnsafeMutableRawPointer(line)
                var x = 0
                // Ground is mostly of one colour: what the last four pixels became, four like them become, too.
                var (known, made) = (Lanes.zero, spread)
                var four = Four(lanes: made)
                while x + 16 <= count {
                    let place = bytes + x &* 4
                    let sixteen = place.loadUnaligned(as: SIMD8<UInt64>.self)
                    if differs(sixteen, unsafeBitCast(known, to: SIMD2<UInt64>.self)) {
                        over(spread, factor, place)
                        over(spread, factor, place + 16)
                        over(spread, factor, place + 32)
                        known = (place + 48).loadUnaligned(as: Lanes.self)
                        made = over(spread, factor, place + 48)
                        four = Four(lanes: made)
                    } else {
                        place.storeBytes(of: four.pixels, as: SIMD8<UInt64>.self)
                    }
                    x += 16
                }
                while x + 4 <= count {
                    over(spread, factor, bytes + x &* 4)
                    x += 4
                }
                while x < count {
                    line[x] = over(source, line[x])
                    x += 1
                }
            }
        }
    }

    /// Draws four source pixels over four that lie at `bytes`, of which the share `factor` is left.
    @inline(__always) @discardableResult
    private static func over(_ source: Lanes, _ factor: UInt16, _ bytes: UnsafeMutableRawPointer) -> Lanes {
        let result = source &+ scale(bytes.loadUnaligned(as: Lanes.self), by: Lanes(repeating: factor))
        bytes.storeBytes(of: result, as: Lanes.self)
        return result
    }

    /// Four pixels, four times.
    private struct Four {
        let pixels: SIMD8<UInt64>

        @inline(__always)
        init(lanes: Lanes) {
            let half = unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
            let pair = SIMD4(lowHalf: half, highHalf: half)
            pixels = SIMD8(lowHalf: pair, highHalf: pair)
        }
    }

    /// True where sixteen pixels are not the same four, four times.
    @inline(__always)
    private static func differs(_ sixteen: SIMD8<UInt64>, _ four: SIMD2<UInt64>) -> Bool {
        let (low, high) = (sixteen.lowHalf, sixteen.highHalf)
        let change = (low.lowHalf ^ four) | (low.highHalf ^ four) | (high.lowHalf ^ four) | (high.highHalf ^ four)
        return change.x | change.y != 0
    }

    /// Draws one source pixel over `count` pixels, each scaled by its own level.
    package static func fill(
        _ pixels: inout [UInt32], at start: Int, levels: [UInt8], from first: Int, count: Int, with source: UInt32
    ) {
        precondition(start >= 0 && count >= 0 && start + count <= pixels.count)
        precondition(first >= 0 && first + count <= levels.count)
        let source = Spread(source)
        pixels.withUnsafeMutableBufferPointer { buffer in
            levels.withUnsafeBufferPointer { levels in
                guard let line = buffer.baseAddress.map({ $0 + start }),
                    let levels = levels.baseAddress.map({ $0 + first })
                else {
                    return
                }
                let bytes = UnsafeMutableRawPointer(line)
                var x = 0
                while x + 4 <= count {
                    let four = UnsafeRawPointer(levels + x).loadUnaligned(as: UInt32.self)
                    if four != 0 { source.draw(over: bytes + x &* 4, lanes(four)) }
                    x &+= 4
                }
                while x < count {
                    line[x] = over(scale(source.pixel, by: levels[x]), line[x])
                    x &+= 1
                }
            }
        }
    }

    /// One source pixel, ready to be drawn over four at a time, each scaled by its own level.
    struct Spread {
        let pixel: UInt32
        private let even: Lanes
        private let odd: Lanes
        private let alpha: Lanes

        @inline(__always)
        init(_ pixel: UInt32) {
            self.pixel = pixel
            let four = unsafeBitCast(SIMD4<UInt32>(repeating: pixel), to: Lanes.self)
            (even, odd) = (four & 0xFF, four &>> 8)
            alpha = Lanes(repeating: UInt16(truncatingIfNeeded: pixel >> 24))
        }

        /// Draws it over the four pixels at `bytes`, scaled by as many levels.
        @inline(__always)
        func draw(over bytes: UnsafeMutableRawPointer, _ levels: SIMD4<UInt32>) {
            draw(over: bytes, PixelKernels.lanes(levels))
        }

        /// The same with each level in both lanes of its pixel.
        @inline(__always)
        fileprivate func draw(over bytes: UnsafeMutableRawPointer, _ levels: Lanes) {
            let scaled = PixelKernels.joined(even &* levels &+ 128, odd &* levels &+ 128)
            // What the scaled pixel's alpha leaves of the ground.
            let rest = 255 &- PixelKernels.rounded(alpha &* levels &+ 128)
            let ground = bytes.loadUnaligned(as: Lanes.self)
            bytes.storeBytes(of: scaled &+ PixelKernels.scale(ground, by: rest), as: Lanes.self)
        }
    }

    /// Four levels, each for both lanes of its pixel.
    @inline(__always)
    static func lanes(_ four: UInt32) -> Lanes {
        let levels = unsafeBitCast(four, to: SIMD4<UInt8>.self)
        return lanes(SIMD4<UInt32>(UInt32(levels.x), UInt32(levels.y), UInt32(levels.z), UInt32(levels.w)))
    }

    @inline(__always)
    private static func lanes(_ levels: SIMD4<UInt32>) -> Lanes {
        unsafeBitCast(levels | levels &<< 16, to: Lanes.self)
    }

    /// Multiplies `count` levels by as many others, or all by `level` where there are none.
    static func multiply(
        _ levels: inout [UInt8], mask: [UInt8], from firstMask: Int, count: Int, by others: [UInt8], from first: Int,
        level: UInt8
    ) {
        precondition(count <= levels.count && firstMask >= 0 && firstMask + count <= mask.count)
        precondition(level != 0 || (first >= 0 && first + count <= others.count))
        levels.withUnsafeMutableBufferPointer { levels in
            mask.withUnsafeBufferPointer { mask in
                others.withUnsafeBufferPointer { others in
                    for index in 0..<count {
                        levels[index] = product(mask[firstMask &+ index], level != 0 ? level : others[first &+ index])
                    }
                }
            }
        }
    }
}
