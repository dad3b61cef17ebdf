package import SnapGraphics

/// Blend modes of single premultiplied pixels, rounded once, to the nearest level.
///
/// Sums are in units of 1/255² of full: products of two levels are whole numbers there. Source: W3C, *Compositing and Blending
/// Level 1*; for `plusDarker` Apple's *CGBlendMode* (R = max(0, 1 − ((1 − D) + (1 − S)))).
package enum BlendKernels {
    /// `source` mixed with `ground`, for a pixel that the clip covers by `coverage`.
    package static func blend(_ mode: BlendMode, _ source: UInt32, _ ground: UInt32, coverage: UInt8) -> UInt32 {
        let blended = blend(mode, source, ground)
        if coverage == 255 { return blended }
        let (part, rest) = (UInt32(coverage), 255 - UInt32(coverage))
        return channels { (blended >> $0 & 255) * part + (ground >> $0 & 255) * rest }
    }

    /// Blends `count` pixels of a row; `levels`, from `firstLevel` on, are what the clip lets through, all where nil.
    package static func blend(
        _ mode: BlendMode, _ pixels: inout [UInt32], at start: Int, source: [UInt32], from first: Int, count: Int,
        levels: [UInt8]?, from firstLevel: Int
    ) {
        for index in 0..<count {
            let coverage = levels?[firstLevel + index] ?? 255
            if coverage == 0 { continue }
            pixels[start + index] = blend(mode, source[first + index], pixels[start + index], coverage: coverage)
        }
    }

    private static func blend(_ mode: BlendMode, _ source: UInt32, _ ground: UInt32) -> UInt32 {
        let (sa, da) = (source >> 24, ground >> 24)
        switch mode {
        case .normal: return porterDuff(source, ground, 255, 255 - sa)
        case .clear: return 0
        case .copy: return source
        case .sourceIn: return porterDuff(source, ground, da, 0)
        case .sourceOut: return porterDuff(source, ground, 255 - da, 0)
        case .sourceAtop: return porterDuff(source, ground, da, 255 - sa)
        case .destinationOver: return porterDuff(source, ground, 255 - da, 255)
        case .destinationIn: return porterDuff(source, ground, 0, sa)
        case .destinationOut: return porterDuff(source, ground, 0, 255 - sa)
        case .destinationAtop: return porterDuff(source, ground, 255 - da, sa)
        case .xor: return porterDuff(source, ground, 255 - da, 255 - sa)
        case .plusLighter: return porterDuff(source, ground, 255, 255)
        case .plusDarker:
            let alpha = min(sa + da, 255)
            return channels { shift in
                let missing = (sa - source >> shift & 255) + (da - ground >> shift & 255)
                return shift == 24 ? alpha * 255 : (alpha - min(missing, alpha)) * 255
            }
        case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion:
            return separable(mode, source, ground)
        case .hue, .saturation, .color, .luminosity:
            return HueBlend.blend(mode, source, ground)
        }
    }

    /// source · a + ground · b, factors in levels.
    private static func porterDuff(_ source: UInt32, _ ground: UInt32, _ a: UInt32, _ b: UInt32) -> UInt32 {
        channels { (source >> $0 & 255) * a + (ground >> $0 & 255) * b }
    }

    private static func separable(_ mode: BlendMode, _ source: UInt32, _ ground: UInt32) -> UInt32 {
        let (sa, da) = (Int(source >> 24), Int(ground >> 24))
        return channels { shift in
            if shift == 24 { return UInt32(sa * 255 + da * (255 - sa)) }
            let (s, d) = (Int(source >> shift & 255), Int(ground >> shift & 255))
            let common = SeparableBlend.common(mode, s, sa, d, da)
            return UInt32(max(0, common + s * (255 - da) + d * (255 - sa)))
        }
    }

    /// The pixel whose channels are what `value` gives for the shifts 0, 8, 16, 24, in 1/255² of full.
    @inline(__always)
    static func channels(_ value: (UInt32) -> UInt32) -> UInt32 {
        var pixel: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            pixel |= min((value(shift) + 127) / 255, 255) << shift
        }
        return pixel
    }
}
