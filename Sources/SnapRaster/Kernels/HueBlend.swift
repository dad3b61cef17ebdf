import SnapGraphics

/// The modes that take hue, saturation or luminosity from one side: W3C, *Compositing and Blending Level 1*, section 10.2.
enum HueBlend {
    static func blend(_ mode: BlendMode, _ source: UInt32, _ ground: UInt32) -> UInt32 {
        let (sa, da) = (Double(source >> 24), Double(ground >> 24))
        let (s, d) = (color(source), color(ground))
        let mixed: SIMD3<Double> =
            switch mode {
            case .hue: settingLuminosity(settingSaturation(s, saturation(d)), luminosity(d))
            case .saturation: settingLuminosity(settingSaturation(d, saturation(s)), luminosity(d))
            case .color: settingLuminosity(s, luminosity(d))
            default: settingLuminosity(d, luminosity(s))
            }
        // In 1/255² of full, like all sums of two levels' products.
        let common = mixed * (sa * da)
        return BlendKernels.channels { shift in
            if shift == 24 { return UInt32(sa * 255 + da * (255 - sa)) }
            let index = Int(shift / 8)
            let alone = Double(source >> shift & 255) * (255 - da) + Double(ground >> shift & 255) * (255 - sa)
            return UInt32(max(0, common[index] + alone + 0.5))
        }
    }

    /// The colour before premultiplication, 0…1; black where nothing is to be seen.
    private static func color(_ pixel: UInt32) -> SIMD3<Double> {
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return .zero }
        return SIMD3(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255)) / alpha
    }

    private static func luminosity(_ color: SIMD3<Double>) -> Double {
        0.3 * color.x + 0.59 * color.y + 0.11 * color.z
    }

    private static func saturation(_ color: SIMD3<Double>) -> Double { color.max() - color.min() }

    private static func settingSaturation(_ color: SIMD3<Double>, _ saturation: Double) -> SIMD3<Double> {
        let (least, most) = (color.min(), color.max())
        return most > least ? (color - least) * (saturation / (most - least)) : .zero
    }

    /// Brings the luminosity to `target`, and channels that leave 0…1 by that back in along the grey axis.
    private static func settingLuminosity(_ color: SIMD3<Double>, _ target: Double) -> SIMD3<Double> {
        var color = color + (target - luminosity(color))
        let light = luminosity(color)
        let (least, most) = (color.min(), color.max())
        if least < 0 { color = light + (color - light) * (light / (light - least)) }
        if most > 1 { color = light + (color - light) * ((1 - light) / (most - light)) }
        return color
    }
}
