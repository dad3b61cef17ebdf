import SnapGraphics
import SnapRaster
import Testing

/// Against the formulas of W3C's *Compositing and Blending* on colours that are not premultiplied, in doubles.
@Suite struct BlendModeTests {
    @Test(arguments: BlendMode.allCases) func `Every mode is its formula to the nearest level`(mode: BlendMode) {
        var random = Seeded(77)
        for _ in 0..<2000 {
            let (source, ground) = (random.pixel(), random.pixel())
            let result = BlendKernels.blend(mode, source, ground, coverage: 255)
            let expected = Self.reference(mode, source, ground)
            for (index, level) in expected.enumerated() {
                let actual = Double(result >> UInt32(8 * index) & 255)
                #expect(
                    abs(actual - level) <= 0.502,
                    "\(mode) of \(String(source, radix: 16)) on \(String(ground, radix: 16)), channel \(index)")
            }
        }
    }

    @Test(arguments: BlendMode.allCases) func `Colours stay within their alpha`(mode: BlendMode) {
        var random = Seeded(78)
        for _ in 0..<2000 {
            let result = BlendKernels.blend(mode, random.pixel(), random.pixel(), coverage: random.byte())
            for shift in [0, 8, 16] as [UInt32] { #expect(result >> shift & 255 <= result >> 24) }
        }
    }

    @Test func `Partial coverage mixes the blended pixel with the ground`() {
        // 255 · 64/255 + 0.
        #expect(BlendKernels.blend(.copy, 0xFFFF_FFFF, 0, coverage: 64) == 0x4040_4040)
        #expect(BlendKernels.blend(.clear, 0xFFFF_FFFF, 0xFF00_00FF, coverage: 0) == 0xFF00_00FF)
    }

    /// Premultiplied levels of red, green, blue, alpha.
    private static func reference(_ mode: BlendMode, _ source: UInt32, _ ground: UInt32) -> [Double] {
        let (sa, da) = (Double(source >> 24) / 255, Double(ground >> 24) / 255)
        func colors(_ pixel: UInt32, _ alpha: Double) -> [Double] {
            [0, 8, 16].map { alpha > 0 ? Double(pixel >> UInt32($0) & 255) / 255 / alpha : 0 }
        }
        let (s, d) = (colors(source, sa), colors(ground, da))
        if let (a, b) = factors(mode, sa, da) {
            return zip(s, d).map { 255 * min(1, $0 * sa * a + $1 * da * b) } + [255 * min(1, sa * a + da * b)]
        }
        if mode == .plusDarker {
            let alpha = min(1, sa + da)
            return zip(s, d).map { 255 * max(0, alpha - (sa - $0 * sa) - (da - $1 * da)) } + [255 * alpha]
        }
        let mixed = mix(mode, s, d)
        return (0..<3).map { 255 * (sa * (1 - da) * s[$0] + da * (1 - sa) * d[$0] + sa * da * mixed[$0]) }
            + [255 * (sa + da - sa * da)]
    }

    /// Porter and Duff's factors for source and ground; nil for the modes that mix colours.
    private static func factors(_ mode: BlendMode, _ sa: Double, _ da: Double) -> (Double, Double)? {
        switch mode {
        case .normal: (1, 1 - sa)
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (da, 0)
        case .sourceOut: (1 - da, 0)
        case .sourceAtop: (da, 1 - sa)
        case .destinationOver: (1 - da, 1)
        case .destinationIn: (0, sa)
        case .destinationOut: (0, 1 - sa)
        case .destinationAtop: (1 - da, sa)
        case .xor: (1 - da, 1 - sa)
        case .plusLighter: (1, 1)
        default: nil
        }
    }

    private static func mix(_ mode: BlendMode, _ s: [Double], _ d: [Double]) -> [Double] {
        switch mode {
        case .hue: luminosity(saturation(s, range(d)), light(d))
        case .saturation: luminosity(saturation(d, range(s)), light(d))
        case .color: luminosity(s, light(d))
        case .luminosity: luminosity(d, light(s))
        default: zip(s, d).map { separable(mode, $0, $1) }
        }
    }

    private static func separable(_ mode: BlendMode, _ s: Double, _ d: Double) -> Double {
        switch mode {
        case .multiply: s * d
        case .screen: s + d - s * d
        case .overlay: separable(.hardLight, d, s)
        case .darken: min(s, d)
        case .lighten: max(s, d)
        case .colorDodge: d <= 0 ? 0 : s >= 1 - 1e-9 ? 1 : min(1, d / (1 - s))
        case .colorBurn: d >= 1 - 1e-9 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
        case .hardLight: s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
        case .softLight:
            s <= 0.5
                ? d - (1 - 2 * s) * d * (1 - d)
                : d + (2 * s - 1) * ((d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()) - d)
        case .difference: abs(s - d)
        case .exclusion: s + d - 2 * s * d
        default: .nan
        }
    }

    private static func light(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private static func range(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

    /// `SetSat`: the least channel becomes 0, the most `target`, the middle one keeps its proportion.
    private static func saturation(_ c: [Double], _ target: Double) -> [Double] {
        let (least, span) = (c.min() ?? 0, range(c))
        return c.map { span > 0 ? ($0 - least) * target / span : 0 }
    }

    /// `SetLum` with `ClipColor`.
    private static func luminosity(_ c: [Double], _ target: Double) -> [Double] {
        let moved = c.map { $0 + target - light(c) }
        let (l, n, x) = (light(moved), moved.min() ?? 0, moved.max() ?? 0)
        let raised = n < 0 ? moved.map { l + ($0 - l) * l / (l - n) } : moved
        return x > 1 ? raised.map { l + ($0 - l) * (1 - l) / (x - l) } : raised
    }
}
