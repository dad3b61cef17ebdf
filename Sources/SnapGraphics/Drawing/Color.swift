/// A colour in sRGB, eight bits a channel, not premultiplied: what the rasterizer is given.
public struct Color: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Channels from 0 to 1, rounded to the nearest of 256 levels; values outside are clamped.
    public init(unitRed red: Double, green: Double, blue: Double, alpha: Double) {
        self.init(
            red: Self.level(red), green: Self.level(green), blue: Self.level(blue), alpha: Self.level(alpha))
    }

    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
    public static let black = Color(red: 0, green: 0, blue: 0)
    public static let white = Color(red: 255, green: 255, blue: 255)

    /// The nearest of 256 levels for a value from 0 to 1.
    public static func level(_ value: Double) -> UInt8 {
        guard value > 0 else { return 0 }
        guard value < 1 else { return 255 }
        return UInt8(value * 255 + 0.5)
    }
}
