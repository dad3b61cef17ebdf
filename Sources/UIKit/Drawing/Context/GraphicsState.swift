import Foundation
import SnapGraphics

/// What a context draws with.
struct GraphicsState {
    struct Shadow {
        /// In points of the context's first user space.
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }

    var transform = CGAffineTransform.identity
    var fill = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    var stroke = StrokeStyle(width: 1)
    var alpha: CGFloat = 1
    var blendMode = BlendMode.normal
    var interpolation = CGInterpolationQuality.default
    var shadow: Shadow?
    /// Clips and groups that this state began, and that end with it.
    var openClips = 0
    var openGroups = 0

    /// What ends them: clips are inside of groups.
    var endings: [DisplayList.Item] {
        Array(repeating: .endClip, count: openClips) + Array(repeating: .endGroup, count: openGroups)
    }
}

/// How images are made larger or smaller.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}
