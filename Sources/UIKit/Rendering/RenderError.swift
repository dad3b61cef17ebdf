package import Foundation
import SnapGraphics
import SnapPNG

/// Why a subject cannot be rendered.
package enum RenderError: Error, Hashable, CustomStringConvertible {
    /// The subject has no extent; in points.
    case emptySize(subject: String, width: CGFloat, height: CGFloat)
    /// The picture would be larger than a bitmap may be; in pixels.
    case tooLarge(subject: String, width: Int, height: Int)
    /// The views are so many levels deep that the stack of the present thread does not suffice.
    case tooDeep(subject: String, levels: Int)

    package var description: String {
        switch self {
        case .emptySize(let subject, let width, let height):
            "\(subject) is \(width.brief) × \(height.brief) points: give it a frame, constraints that size it, or a size in the strategy"
        case .tooLarge(let subject, let width, let height):
            "\(subject) would be a picture of \(width) × \(height) pixels: a side may have \(Bitmap.longestSide), and the whole \(PNG.mostPixels)"
        case .tooDeep(let subject, let levels):
            "\(subject) has \(levels) levels of views, too many for the stack of this thread: take views out of one another, or raise the limit of the stack (ulimit -s)"
        }
    }
}
