import SnapGraphics

/// The modes that mix each channel by itself.
enum SeparableBlend {
    /// What source and ground make where both are: sa·da·B(d/da, s/sa), from premultiplied levels, in 1/255² of full, where B is
    /// the mode's formula.
    @inline(__always)
    static func common(_ mode: BlendMode, _ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
        switch mode {
        case .multiply: s * d
        case .screen: s * da + d * sa - s * d
        case .overlay: hardLight(d, da, s, sa)
        case .darken: min(s * da, d * sa)
        case .lighten: max(s * da, d * sa)
        case .colorDodge: colorDodge(s, sa, d, da)
        case .colorBurn: colorBurn(s, sa, d, da)
        case .softLight: softLight(s, sa, d, da)
        case .hardLight: hardLight(s, sa, d, da)
        case .difference: s * da + d * sa - 2 * min(s * da, d * sa)
        case .exclusion: s * da + d * sa - 2 * s * d
        case .normal, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop,
            .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter:
            preconditionFailure("\(mode) does not mix channels one by one")
        }
    }

    /// Multiplies below half, screens above.
    private static func hardLight(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
        2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s)
    }

    private static func colorDodge(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
        if d == 0 { return 0 }
        if s >= sa { return sa * da }
        return min(sa * da, rounded(d * sa * sa, over: sa - s))
    }

    private static func colorBurn(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
        if d >= da { return sa * da }
        if s <= 0 { return 0 }
        return sa * da - min(sa * da, rounded((da - d) * sa * sa, over: s))
    }

    private static func softLight(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
        guard sa > 0, da > 0 else { return 0 }
        let source = Double(s) / Double(sa)
        let ground = Double(d) / Double(da)
        let mixed: Double
        if source <= 0.5 {
            mixed = ground - (1 - 2 * source) * ground * (1 - ground)
        } else {
            let curve = ground <= 0.25 ? ((16 * ground - 12) * ground + 4) * ground : ground.squareRoot()
            mixed = ground + (2 * source - 1) * (curve - ground)
        }
        return Int((mixed * Double(sa * da) + 0.5).rounded(.down))
    }

    private static func rounded(_ dividend: Int, over divisor: Int) -> Int {
        (2 * dividend + divisor) / (2 * divisor)
    }
}
