import SnapGraphics

/// Factors for the channels of everything that an item draws, from 0 to 1.
struct ItemTint: Hashable {
    var red = 1.0
    var green = 1.0
    var blue = 1.0
    var alpha = 1.0

    var isNone: Bool { self == ItemTint() }

    func applied(to color: Color) -> Color {
        Color(
            unitRed: Double(color.red) / 255 * red, green: Double(color.green) / 255 * green,
            blue: Double(color.blue) / 255 * blue, alpha: Double(color.alpha) / 255 * alpha)
    }

    func applied(to paint: Paint) -> Paint {
        switch paint {
        case .color(let color): return .color(applied(to: color))
        case .gradient(var gradient):
            gradient.stops = gradient.stops.map { .init(location: $0.location, color: applied(to: $0.color)) }
            return .gradient(gradient)
        }
    }

    /// The item with every colour multiplied; what mixes or clips stays.
    func applied(to item: DisplayList.Item) -> DisplayList.Item {
        switch item {
        case .fill(let shape, let paint, let transform): return .fill(shape, applied(to: paint), transform)
        case .stroke(let path, let style, let paint, let transform):
            return .stroke(path, style, applied(to: paint), transform)
        case .glyphs(let glyphs, let paint, let transform): return .glyphs(glyphs, applied(to: paint), transform)
        case .image(var placement, let transform):
            if let tint = placement.tint {
                placement.tint = applied(to: tint)
            } else {
                placement.bitmap = applied(to: placement.bitmap)
            }
            return .image(placement, transform)
        case .shadow(let shape, var shadow, let transform):
            shadow.color = applied(to: shadow.color)
            return .shadow(shape, shadow, transform)
        case .contentShadow(let items, var shadow, let transform):
            shadow.color = applied(to: shadow.color)
            return .contentShadow(items, shadow, transform)
        case .beginClip, .endClip, .backdrop, .beginGroup, .endGroup: return item
        }
    }

    private func applied(to bitmap: Bitmap) -> Bitmap {
        var result = bitmap
        let factors = [red * alpha, green * alpha, blue * alpha, alpha].map { UInt32($0 * 256 + 0.5) }
        result.withMutablePixels { pixels in
            for index in pixels.indices {
                var pixel: UInt32 = 0
                for (channel, factor) in factors.enumerated() {
                    let level = pixels[index] >> UInt32(channel * 8) & 0xFF
                    pixel |= ((level * factor + 128) >> 8) << UInt32(channel * 8)
                }
                pixels[index] = pixel
            }
        }
        return result
    }
}
