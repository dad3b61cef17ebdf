extension PixelKernels {
    /// Draws `count` source pixels over as many, times an opacity, and times a level for each from `firstLevel` on
    /// where there are levels. Channels above their alpha, which premultiplied pixels do not have, end at 255.
    package static func draw(
        _ pixels: inout [UInt32], at start: Int, source: [UInt32], from first: Int, count: Int, opacity: UInt8 = 255,
        levels: [UInt8]? = nil, from firstLevel: Int = 0
    ) {
        precondition(start >= 0 && count >= 0 && start + count <= pixels.count)
        precondition(first >= 0 && first + count <= source.count)
        precondition(firstLevel >= 0 && levels.map { firstLevel + count <= $0.count } ?? true)
        pixels.withUnsafeMutableBufferPointer { buffer in
            source.withUnsafeBufferPointer { source in
                guard let line = buffer.baseAddress.map({ $0 + start }),
                    let source = source.baseAddress.map({ $0 + first })
                else {
                    return
                }
                guard let levels else {
                    let factor = Lanes(repeating: UInt16(opacity))
                    draw(line, source, count) { four, _ in opacity == 255 ? four : scale(four, by: factor) }
                    return
                }
                levels.withUnsafeBytes { levels in
                    let factor = Lanes(repeating: UInt16(opacity))
                    draw(line, source, count) { four, x in
                        // The last pixels of a row come one by one.
                        let rest = count - x
                        let own =
                            rest >= 4
                            ? levels.loadUnaligned(fromByteOffset: firstLevel + x, as: UInt32.self)
                            : UInt32(levels[firstLevel + x])
                        return scale(opacity == 255 ? four : scale(four, by: factor), by: lanes(own))
                    }
                }
            }
        }
    }

    /// Draws four pixels at a time, then one by one (as the first of four), each scaled by `scaled`, which also gets
    /// the column.
    @inline(__always)
    private static func draw(
        _ line: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int,
        scaled: (Lanes, Int) -> Lanes
    ) {
        let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(line))
        var x = 0
        while x + 4 <= count {
            let four = from.loadUnaligned(fromByteOffset: x &* 4, as: Lanes.self)
            if four != .zero {
                let ground = to.loadUnaligned(fromByteOffset: x &* 4, as: Lanes.self)
                to.storeBytes(of: overClamped(scaled(four, x), ground), toByteOffset: x &* 4, as: Lanes.self)
            }
            x += 4
        }
        while x < count {
            let one = unsafeBitCast(SIMD4<UInt32>(source[x], 0, 0, 0), to: Lanes.self)
            let ground = unsafeBitCast(SIMD4<UInt32>(line[x], 0, 0, 0), to: Lanes.self)
            line[x] = unsafeBitCast(overClamped(scaled(one, x), ground), to: SIMD4<UInt32>.self).x
            x += 1
        }
    }

    @inline(__always)
    private static func overClamped(_ source: Lanes, _ ground: Lanes) -> Lanes {
        let rest = 255 &- unsafeBitCast(source, to: SIMD4<UInt32>.self) &>> 24
        let scaled = scale(ground, by: unsafeBitCast(rest | rest &<< 16, to: Lanes.self))
        let even = (source & 0xFF) &+ (scaled & 0xFF)
        let odd = (source &>> 8) &+ (scaled &>> 8)
        // A sum is at most 510: where it has a carry, all bits are set.
        return (even | ((even &>> 8) &* 255)) & 0xFF | ((odd | ((odd &>> 8) &* 255)) & 0xFF) &<< 8
    }
}
