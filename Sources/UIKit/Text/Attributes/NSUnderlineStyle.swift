import SnapGraphics
import SnapText

/// The line under, or through, text; raw values are the ones that attributed strings hold.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    private static let patterns = 0x0F00

    /// The line as the text engine takes it, in a colour where one is given; nil for none.
    func decoration(color: Color?) -> LineDecoration? {
        let thickness: LineDecoration.Thickness
        switch rawValue & 0x0F {
        case 0: return nil
        case 0x09: thickness = .double
        case let bits: thickness = bits & 2 != 0 ? .thick : .single
        }
        let pattern: LineDecoration.Pattern =
            switch rawValue & Self.patterns {
            case 0x0100: .dot
            case 0x0200: .dash
            case 0x0300: .dashDot
            case 0x0400: .dashDotDot
            default: .solid
            }
        return LineDecoration(
            thickness: thickness, pattern: pattern, isByWord: contains(.byWord), color: color)
    }
}
