import Foundation

/// A system colour: its name and what it looks like by appearance and level.
///
/// High-contrast variants are absent: the normal ones are shown.
struct SystemColor: Hashable, Sendable {
    /// Eight-bit sRGB components and an alpha from 0 to 1.
    struct Variant: Hashable, Sendable {
        let red: UInt8
        let green: UInt8
        let blue: UInt8
        let alpha: CGFloat

        init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: CGFloat = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        init(gray: UInt8) {
            self.init(gray, gray, gray)
        }

        var value: ColorValue {
            .sRGB(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
        }
    }

    /// As UIKit's description shows it.
    let name: String
    let light: Variant
    let dark: Variant
    /// In dark appearance above the base level.
    let elevated: Variant

    init(_ name: String, light: Variant, dark: Variant, elevated: Variant? = nil) {
        self.name = name
        self.light = light
        self.dark = dark
        self.elevated = elevated ?? dark
    }

    func value(with traits: UITraitCollection) -> ColorValue {
        guard traits.userInterfaceStyle == .dark else { return light.value }
        return traits.userInterfaceLevel == .elevated ? elevated.value : dark.value
    }
}
