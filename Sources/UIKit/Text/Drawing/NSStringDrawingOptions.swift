/// How the functions that measure and draw strings do it; bits are Apple's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The last line that has room ends in an ellipsis where text is left over.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// Lines are laid out from the rectangle's top left corner; without it there is one line, on a baseline at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// A font's leading stands between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The box is that of the letters as they are drawn.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}
