public import Foundation
package import SnapText

/// A font in a size; an immutable value object.
///
/// The system font is drawn with Inter's outlines at the measured advances and heights of iOS; equal where face, size and style are.
/// Source: Apple, *UIFont*. UIKit's class may be subclassed; this one may not, so that it is `Sendable` by itself.
public final class UIFont: NSObject, Sendable {
    /// What a font follows when the text size changes.
    enum Origin: Hashable, Sendable {
        case fixed
        case textStyle(TextStyle)
        /// A font that `UIFontMetrics` scaled from `base`.
        case scaled(base: UIFont, style: TextStyle, maximum: CGFloat?)
    }

    private let typeBits = FoundationTypeBits()
    package let font: Font
    let origin: Origin

    init(font: Font, origin: Origin = .fixed) {
        self.font = font
        self.origin = origin
        super.init()
    }

    /// The described font, at `pointSize`, or at the descriptor's size where that is 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.font
        if pointSize > 0 { font = font.resized(to: pointSize) }
        self.init(font: font, origin: pointSize > 0 ? .fixed : descriptor.textStyle.map { .textStyle($0) } ?? .fixed)
    }

    /// The font with another size in points; text styles lose their leading.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(font: font.resized(to: fontSize))
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.font == font
    }

    public override var hash: Int { font.hashValue }

    /// Name and size, the same in every run.
    public override var description: String {
        "<UIFont: \(fontName) \(String(format: "%.2f", Double(pointSize)))pt>"
    }
}

extension Font {
    /// The font in another size. A text style's leading belongs to its size.
    func resized(to size: CGFloat) -> Font {
        guard size != self.size else { return self }
        var font = self
        font.size = size
        font.textStyleLeading = nil
        return font
    }
}
