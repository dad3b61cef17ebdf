public import Foundation

/// A fixed colour, as layers take it; immutable.
///
/// Only what a colour of Core Graphics' grey, sRGB and Display P3 spaces needs; patterns and other spaces are absent.
public final class CGColor: Sendable {
    package let value: ColorValue

    package init(value: ColorValue) {
        self.value = value
    }

    /// A colour in sRGB; components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(value: .sRGB(red: red, green: green, blue: blue, alpha: ColorValue.clamp(alpha)))
    }

    /// A colour in sRGB; components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey from 0 (black) to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(value: .gray(white: gray, alpha: ColorValue.clamp(alpha)))
    }

    /// Opaque black.
    static let black = CGColor(gray: 0, alpha: 1)

    public var alpha: CGFloat { value.alpha }

    /// The components in the colour's own space, the alpha last: two for a grey, else four.
    public var components: [CGFloat]? { value.components }

    public var numberOfComponents: Int { value.components.count }

    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(value: value.withAlpha(alpha))
    }
}

extension CGColor: Hashable {
    public static func == (left: CGColor, right: CGColor) -> Bool { left.value == right.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
