/// How a picture is mixed with what lies under it: Core Graphics' modes, under its names.
///
/// Source: Apple, *CGBlendMode*; W3C, *Compositing and Blending Level 1*, for the formulas.
public enum BlendMode: Hashable, Sendable, CaseIterable {
    case normal
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop, xor
    case plusDarker, plusLighter

    /// True for the modes that change the ground even where the source is transparent.
    public var changesUncoveredGround: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
            .destinationOut, .xor, .plusDarker, .plusLighter:
            false
        }
    }
}
