import Testing
import UIKit

@MainActor struct UIColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)

    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    // Light: the colours Xcode writes into Interface Builder files; dark: the Human Interface Guidelines.
    @Test(arguments: [
        (UIColor.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
        (.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
        (.systemGray4, [209, 209, 214, 255], [58, 58, 60, 255]),
        (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
        (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
        (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
        (.tertiarySystemFill, [118, 118, 128, 31], [118, 118, 128, 61]),
        (.separator, [60, 60, 67, 74], [84, 84, 88, 153]),
        (.darkGray, [85, 85, 85, 255], [85, 85, 85, 255]),
        (.lightGray, [170, 170, 170, 255], [170, 170, 170, 255]),
        (.brown, [153, 102, 51, 255], [153, 102, 51, 255]),
    ])
    func `a colour resolves by appearance`(color: UIColor, inLight: [Int], inDark: [Int]) {
        #expect(bytes(color, light) == inLight)
        #expect(bytes(color, dark) == inDark)
    }

    @Test func `backgrounds are lighter where they are raised in dark appearance`() {
        let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(bytes(.systemBackground, raised) == [28, 28, 30, 255])
        #expect(bytes(.secondarySystemBackground, raised) == [44, 44, 46, 255])
    }

    @Test func `a fixed colour equals another of the same space and components only`() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.white == UIColor(white: 1, alpha: 1))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.label != UIColor.black)
    }

    @Test func `a dynamic colour with another alpha stays dynamic`() {
        let faded = UIColor.label.withAlphaComponent(0.5)
        #expect(bytes(faded, light) == [0, 0, 0, 128])
        #expect(bytes(faded, dark) == [255, 255, 255, 128])
        #expect(faded == UIColor.label.withAlphaComponent(0.5))
    }

    @Test func `a provider is asked with the traits, and they are the current ones meanwhile`() {
        let color = UIColor { traits in
            traits.userInterfaceStyle == .dark && UITraitCollection.current.userInterfaceStyle == .dark ? .red : .label
        }
        #expect(color.resolvedColor(with: dark) == .red)
        #expect(bytes(color, light) == [0, 0, 0, 255])
        #expect(color == color)
        #expect(color != UIColor { _ in .red })
    }

    @Test func `a description is the same in every run`() {
        #expect(UIColor.darkGray.description == "UIExtendedGrayColorSpace 0.333333 1")
        #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
        #expect(UIColor.label.description == "<UIDynamicCatalogSystemColor; name = labelColor>")
        #expect(UIFont.boldSystemFont(ofSize: 17).description == "<UIFont: .SFUI-Semibold 17.00pt>")
        #expect(UIImage().description == "<UIImage: empty {0, 0}>")
    }

    @Test func `a core graphics colour is taken under the current traits`() {
        dark.performAsCurrent {
            #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
        }
        #expect(UIColor(white: 0.25, alpha: 0.5).cgColor.components == [0.25, 0.5])
        #expect(CGColor(gray: 0, alpha: 1).copy(alpha: 0.5)?.alpha == 0.5)
    }

    @Test(
        arguments: [
            (0, 1, 1, [1, 0, 0]), (1 / 3, 1, 1, [0, 1, 0]), (0.5, 1, 0.5, [0, 0.5, 0.5]),
            (0.25, 0.5, 0.8, [0.6, 0.8, 0.4]), (1, 1, 1, [1, 0, 0]), (0.7, 0, 0.3, [0.3, 0.3, 0.3]),
        ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
    func `hue, saturation and brightness follow the hexcone`(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, rgb: [CGFloat]
    ) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        for (found, expected) in zip([red, green, blue], rgb) { #expect(abs(found - expected) < 1e-12) }
    }

    @Test func `display P3 becomes sRGB in its gamut, and keeps greys`() {
        // CSS Color 4: color(display-p3 1 0 0) is (1.0931, -0.2267, -0.1501) in extended sRGB.
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 1.0931) < 1e-4 && abs(green + 0.2267) < 1e-4 && abs(blue + 0.1501) < 1e-4)
        UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil)
        #expect(abs(red - 0.5) < 1e-9 && abs(green - 0.5) < 1e-9 && abs(blue - 0.5) < 1e-9)
    }
}
