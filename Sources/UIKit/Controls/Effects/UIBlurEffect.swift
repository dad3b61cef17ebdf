import SnapGraphics

/// A blurring material, under UIKit's name.
///
/// The tints are those published for the system's materials. Not measured: radius and saturation, which are those of Apple's sample of the
/// effect (WWDC 2013, session 226).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark
        case extraDark = 3
        case regular, prominent
        case systemUltraThinMaterial = 6
        case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    public let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// What becomes of the picture behind the material.
    var backdrop: Backdrop {
        switch style {
        case .extraLight, .dark, .extraDark: Backdrop(radius: 20, saturation: 1.8)
        default: Backdrop(radius: 30, saturation: 1.8)
        }
    }

    /// The material's flat colour.
    var color: UIColor {
        func light(_ white: CGFloat, _ alpha: CGFloat) -> UIColor { UIColor(white: white, alpha: alpha) }
        let (ultraThin, thin) = (light(0.98, 0.42), light(0.98, 0.6))
        let (material, thick, chrome) = (light(0.98, 0.82), light(0.98, 0.94), light(0.97, 0.94))
        let (darkUltraThin, darkThin) = (light(0.15, 0.55), light(0.15, 0.7))
        let (darkMaterial, darkThick, darkChrome) = (light(0.15, 0.82), light(0.15, 0.94), light(0.11, 0.94))
        return switch style {
        case .extraLight: light(0.97, 0.82)
        case .light: light(1, 0.3)
        case .dark: light(0.11, 0.73)
        case .extraDark: light(0, 0.75)
        case .regular: .appearance(light: light(0.97, 0.6), dark: light(0.11, 0.6))
        case .prominent: .appearance(light: light(0.97, 0.82), dark: light(0.16, 0.82))
        case .systemUltraThinMaterial: .appearance(light: ultraThin, dark: darkUltraThin)
        case .systemThinMaterial: .appearance(light: thin, dark: darkThin)
        case .systemMaterial: .appearance(light: material, dark: darkMaterial)
        case .systemThickMaterial: .appearance(light: thick, dark: darkThick)
        case .systemChromeMaterial: .appearance(light: chrome, dark: darkChrome)
        case .systemUltraThinMaterialLight: ultraThin
        case .systemThinMaterialLight: thin
        case .systemMaterialLight: material
        case .systemThickMaterialLight: thick
        case .systemChromeMaterialLight: chrome
        case .systemUltraThinMaterialDark: darkUltraThin
        case .systemThinMaterialDark: darkThin
        case .systemMaterialDark: darkMaterial
        case .systemThickMaterialDark: darkThick
        case .systemChromeMaterialDark: darkChrome
        }
    }
}
