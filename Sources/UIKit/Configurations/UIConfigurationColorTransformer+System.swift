extension UIConfigurationColorTransformer {
    /// The colour without its saturation: grey of the same luminance (of Rec. 601; UIKit's weights are not documented).
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let value = color.value(with: traits)
            let rgb = value.rgb
            return UIColor(white: 0.299 * rgb.red + 0.587 * rgb.green + 0.114 * rgb.blue, alpha: value.alpha)
        }
    }

    /// The colour that the system prefers for its tint: on iPhone and iPad the colour itself.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }
}
