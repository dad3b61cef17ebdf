import Foundation

/// A colour as a hue (0…1 for a full turn), a saturation and a brightness (each 0…1): the hexcone model (A. R. Smith 1978).
struct HueSaturationBrightness {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    /// All three are clamped to 0…1.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = ColorValue.clamp(hue)
        self.saturation = ColorValue.clamp(saturation)
        self.brightness = ColorValue.clamp(brightness)
    }

    init(_ rgb: (red: CGFloat, green: CGFloat, blue: CGFloat)) {
        let most = max(rgb.red, rgb.green, rgb.blue)
        let range = most - min(rgb.red, rgb.green, rgb.blue)
        brightness = most
        saturation = most > 0 ? range / most : 0
        guard range > 0 else {
            hue = 0
            return
        }
        let sixths: CGFloat =
            if most == rgb.red {
                (rgb.green - rgb.blue) / range
            } else if most == rgb.green {
                2 + (rgb.blue - rgb.red) / range
            } else {
                4 + (rgb.red - rgb.green) / range
            }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let sixths = hue * 6
        let sector = sixths.rounded(.down)
        let fraction = sixths - sector
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        return switch Int(sector) {
        case 1: (falling, brightness, low)
        case 2: (low, brightness, rising)
        case 3: (low, falling, brightness)
        case 4: (rising, low, brightness)
        case 5: (brightness, low, falling)
        default: (brightness, rising, low)
        }
    }
}
